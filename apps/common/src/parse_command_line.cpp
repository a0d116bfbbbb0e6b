#include "cli/parse_command_line.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/program_options.hpp>

#include "command_line_errors.hpp"

namespace cli {
namespace {

namespace po = boost::program_options;
using parsed_word = po::basic_option<char>;

/// Without guessing: with it "--thr" would mean "--threads" until another option appears.
constexpr int style = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;

po::options_description boost_rows(const option_table& table) {
    po::options_description rows;
    for (const option& each : table.options()) {
        const std::string letter = each.letter == '\0' ? "" : std::string{',', each.letter};
        const std::string names = each.name + letter;
        if (each.takes_value()) {
            rows.add_options()(names.c_str(), po::value<std::string>());
        } else {
            rows.add_options()(names.c_str(), new po::untyped_value(true));
        }
    }
    return rows;
}

/// An option whose value may be left out gets its implied value here, as soon as it is read alone.
/// Boost's own implicit_value would swallow the next word of the line.
auto implied_value_reader(const option_table& table) {
    return [&table](const std::string& word) -> std::pair<std::string, std::string> {
        if (!word.starts_with("--")) return {};
        const option* const row = table.find(std::string_view(word).substr(2));
        if (row == nullptr || !row->value_is_optional()) return {};
        return {row->name, row->implied};
    };
}

/// Boost's complaints about values; "--treads=" and "--=" are among them and are unknown options.
usage_error syntax_error(const option_table& table, const po::invalid_command_line_syntax& error) {
    std::string name = error.get_option_name();
    if (!name.starts_with("--")) name = "--=";
    const option* const row = table.find(std::string_view(name).substr(2));
    if (row == nullptr) return detail::unknown_option(table, name, name);
    return row->takes_value() ? detail::missing_value(*row) : detail::unwanted_value(*row);
}

/// Boost's splitting into options and arguments. Unknown options are let through and refused
/// afterwards, because only then the word that was written is at hand.
std::vector<parsed_word> split(const option_table& table, std::span<const std::string> words) {
    const po::options_description rows = boost_rows(table);
    try {
        return po::command_line_parser({words.begin(), words.end()})
            .options(rows)
            .style(style)
            .extra_parser(implied_value_reader(table))
            .allow_unregistered()
            .run()
            .options;
    } catch (const po::invalid_command_line_syntax& error) {
        throw syntax_error(table, error);
    }
}

/// A value that stands in a word of its own may not look like an option: "--trace --json" has
/// forgotten a value. Negative numbers pass, for the range check to refuse.
void check_value(const option& row, const parsed_word& parsed) {
    const std::string& value = parsed.value.front();
    const auto& words = parsed.original_tokens;
    if (value.empty()) throw detail::missing_value(row);
    if (words.size() > 1 && value.size() > 1 && value.front() == '-' &&
        !detail::looks_negative(value)) {
        throw detail::value_like_option(row, value);
    }
    if (words.size() == 1 && !words.front().starts_with("--") && value.front() == '=') {
        throw detail::equals_after_letter(row, words.front());
    }
    const auto& choices = row.choices;
    if (!choices.empty() && std::ranges::find(choices, value) == choices.end()) {
        throw detail::not_a_choice(row, value);
    }
}

parsed_options::given read_option(const option_table& table, const parsed_word& parsed) {
    const option* const row = table.find(std::string_view(parsed.string_key));
    if (parsed.unregistered || row == nullptr) {
        const std::string& word = parsed.original_tokens.front();
        throw detail::unknown_option(table, word, parsed.string_key);
    }
    if (!row->takes_value()) return {.name = row->name, .value = {}};
    check_value(*row, parsed);
    return {.name = row->name, .value = parsed.value.front()};
}

/// A negative number where no option has that letter is an argument, for the range check to refuse.
bool is_negative_argument(const option_table& table, const parsed_word& parsed) {
    return parsed.unregistered && !table.arguments().empty() &&
           detail::looks_negative(parsed.original_tokens.front());
}

/// The argument; "--=x" comes here as an argument "x" and is refused.
std::string read_argument(const option_table& table, const parsed_word& parsed) {
    const std::string& word = parsed.original_tokens.front();
    if (word != parsed.value.front()) throw detail::unknown_option(table, word, "--");
    return word;
}

void check_arguments(const option_table& table, const std::vector<std::string>& given) {
    const auto& rows = table.arguments();
    if (given.size() > rows.size()) throw detail::unexpected_argument(table, given[rows.size()]);
    if (given.size() < rows.size() && rows[given.size()].required) {
        throw detail::missing_argument(rows[given.size()]);
    }
}

bool asks_for_help_in_a_cluster(const option_table& table, std::string_view word) {
    if (!word.starts_with('-') || word.starts_with("--")) return false;
    for (const char letter : word.substr(1)) {
        const option* const row = table.find(letter);
        if (row == nullptr || row->takes_value()) return false;
        if (row->name == "help") return true;
    }
    return false;
}

} // namespace

parsed_options parse_command_line(const option_table& table, std::span<const std::string> words) {
    std::vector<parsed_options::given> options;
    std::vector<std::string> arguments;
    for (const parsed_word& parsed : split(table, words)) {
        if (parsed.string_key.empty()) {
            arguments.push_back(read_argument(table, parsed));
        } else if (is_negative_argument(table, parsed)) {
            arguments.insert(arguments.end(), parsed.original_tokens.begin(),
                             parsed.original_tokens.end());
        } else {
            options.push_back(read_option(table, parsed));
        }
    }
    check_arguments(table, arguments);
    return {table, std::move(options), std::move(arguments)};
}

early_request find_early_request(const option_table& table, std::span<const std::string> words) {
    for (const std::string& word : words) {
        if (word == "--") return early_request::none;
        if (word == "--version") return early_request::version;
        if (word == "--help" || asks_for_help_in_a_cluster(table, word)) return early_request::help;
    }
    return early_request::none;
}

} // namespace cli
