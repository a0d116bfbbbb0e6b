#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/self_description.hpp"
#include "completion.hpp"

namespace cli {
namespace {

std::string quoted(std::string_view text) {
    return fmt::format("'{}'", detail::with_backslashes(text, "\\'"));
}

/// -x: a value that is no file; -r -F: a value that is; -f: no value, or one that is left out.
std::string value_of(const option& row) {
    const std::string choices =
        row.choices.empty() ? "" : " -a " + quoted(fmt::format("{}", fmt::join(row.choices, " ")));
    if (!row.takes_value() || row.value_is_optional()) return " -f" + choices;
    return (detail::names_a_file(row) ? " -r -F" : " -x") + choices;
}

} // namespace

std::string fish_completion(const program& program) {
    const std::string begin = "complete -c " + program.name;
    std::string text =
        fmt::format("# made from the program's option table by {} --help=fish\n", program.name);
    if (!detail::some_argument_is_a_file(program.options)) text += begin + " -f\n";
    for (const option& row : program.options.options()) {
        const std::string letter = row.letter == '\0' ? "" : fmt::format(" -s {}", row.letter);
        text += fmt::format("{}{} -l {}{} -d {}\n", begin, letter, row.name, value_of(row),
                            quoted(detail::first_clause(row)));
    }
    return text;
}

} // namespace cli
