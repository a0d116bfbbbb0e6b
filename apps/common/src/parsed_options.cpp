#include "cli/parsed_options.hpp"

#include <algorithm>
#include <stdexcept>

namespace cli {

parsed_options::parsed_options(option_table table, std::vector<given> options,
                               std::vector<std::string> arguments)
    : table_(std::move(table)), options_(std::move(options)), arguments_(std::move(arguments)) {}

bool parsed_options::has(std::string_view name) const {
    const std::string_view known = row(name).name;
    return std::ranges::any_of(options_, [&](const given& each) { return each.name == known; });
}

std::optional<std::string> parsed_options::value(std::string_view name) const {
    const std::string_view known = row_with_value(name).name;
    std::optional<std::string> last;
    for (const given& each : options_) {
        if (each.name == known) last = each.value;
    }
    return last;
}

std::string parsed_options::value_or_default(std::string_view name) const {
    return value(name).value_or(row(name).default_text);
}

std::vector<std::string> parsed_options::values(std::string_view name) const {
    const std::string_view known = row_with_value(name).name;
    std::vector<std::string> all;
    for (const given& each : options_) {
        if (each.name == known) all.push_back(each.value);
    }
    return all;
}

std::optional<std::string> parsed_options::argument(std::string_view name) const {
    const auto& rows = table_.arguments();
    const auto found =
        std::ranges::find_if(rows, [&](const cli::argument& each) { return each.name == name; });
    if (found == rows.end()) throw std::logic_error("no argument " + std::string(name));
    const auto position = static_cast<std::size_t>(found - rows.begin());
    if (position >= arguments_.size()) return std::nullopt;
    return arguments_[position];
}

void parsed_options::refuse_both(std::string_view one,
                                 std::initializer_list<std::string_view> others) const {
    if (!has(one)) return;
    for (const std::string_view other : others)
        if (has(other))
            throw usage_error(spelled(one) + ": not together with " + spelled(other),
                              "leave one of them out");
}

std::optional<std::chrono::nanoseconds> parsed_options::duration(std::string_view name) const {
    const auto text = value(name);
    if (!text) return std::nullopt;
    return demand(parse_duration(*text), spelled(name));
}

const option& parsed_options::row(std::string_view name) const {
    const option* const found = table_.find(name);
    if (found == nullptr) throw std::logic_error("no option " + spelled(name) + " in the table");
    return *found;
}

const option& parsed_options::row_with_value(std::string_view name) const {
    const option& found = row(name);
    if (!found.takes_value()) throw std::logic_error(spelled(name) + " is a flag");
    return found;
}

} // namespace cli
