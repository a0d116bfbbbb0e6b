#include "command_line_errors.hpp"

#include <optional>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/edit_distance.hpp"
#include "cli/quoting.hpp"

namespace cli::detail {
namespace {

constexpr auto every_option = "'--help' lists every option";

std::string with_value(const option& row) {
    return fmt::format("--{}={}", row.name, row.argument);
}

/// Long options written with one dash are understood too: "-threads" means --threads.
std::optional<std::string> meant(const option_table& table, std::string_view word) {
    std::vector<std::string> names;
    for (const option& row : table.options())
        names.push_back(row.name);
    const std::string_view bare = word.substr(0, word.find('='));
    const auto first = bare.find_first_not_of('-');
    if (first == std::string_view::npos || bare.size() - first < 2) return std::nullopt;
    return nearest_name(bare.substr(first), names);
}

} // namespace

bool looks_negative(std::string_view word) {
    return word.size() > 1 && word[0] == '-' &&
           ((word[1] >= '0' && word[1] <= '9') || word[1] == '.');
}

usage_error unknown_option(const option_table& table, const std::string& word,
                           const std::string& name) {
    const std::string shown = word.starts_with("--") ? word.substr(0, word.find('=')) : word;
    std::string message = "unknown option " + in_quotes(shown.size() > 2 ? shown : word);
    if (looks_negative(word)) {
        return usage_error(message, fmt::format("where {0} is meant as a number, end the options "
                                                "before it: -- {0}",
                                                word));
    }
    const bool one_of_several = !word.starts_with("--") && !word.starts_with(name);
    if (one_of_several)
        message = fmt::format("unknown option {} in {}", in_quotes(name), in_quotes(word));
    if (const auto near = meant(table, word)) {
        message += fmt::format("; did you mean '--{}'?", *near);
    }
    return usage_error(message, every_option);
}

usage_error missing_value(const option& row) {
    std::string remedy = "write " + with_value(row);
    if (row.value_is_optional()) {
        remedy += fmt::format(", or --{} alone for {}", row.name, in_quotes(row.implied));
    }
    return usage_error(fmt::format("--{} needs a value", row.name), remedy);
}

usage_error unwanted_value(const option& row) {
    return usage_error(fmt::format("--{} takes no value", row.name),
                       fmt::format("write --{} alone", row.name));
}

usage_error value_like_option(const option& row, const std::string& word) {
    return usage_error(
        fmt::format("--{} needs a value, and {} looks like an option", row.name, in_quotes(word)),
        fmt::format("write {}", with_value(row)));
}

usage_error equals_after_letter(const option& row, const std::string& word) {
    return usage_error(fmt::format("{}: the value follows the letter at once", in_quotes(word)),
                       fmt::format("write -{}{} or {}", row.letter, row.argument, with_value(row)));
}

usage_error not_a_choice(const option& row, const std::string& value) {
    std::string message =
        fmt::format("--{}: {} is not one of its values", row.name, in_quotes(value));
    if (const auto near = nearest_name(value, row.choices)) {
        message += fmt::format("; did you mean {}?", in_quotes(*near));
    }
    return usage_error(message, fmt::format("choose one of {}", fmt::join(row.choices, ", ")));
}

usage_error missing_argument(const argument& row) {
    return usage_error(row.name + " is missing",
                       fmt::format("{}: {}; see '--help'", row.name, row.description));
}

usage_error unexpected_argument(const option_table& table, const std::string& word) {
    std::vector<std::string> names;
    for (const argument& row : table.arguments())
        names.push_back(row.name);
    const std::string wanted =
        names.empty() ? "there are none" : fmt::format("they are {}", fmt::join(names, " "));
    return usage_error("one argument too many: " + in_quotes(word),
                       wanted + "; a name with blanks needs quotes");
}

} // namespace cli::detail
