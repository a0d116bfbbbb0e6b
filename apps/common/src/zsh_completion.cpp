#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/self_description.hpp"
#include "completion.hpp"

namespace cli {
namespace {

/// Within single quotes, where zsh has no escapes, a quote ends the text, is added, and begins it
/// again.
std::string quoted(std::string_view text) {
    std::string result = "'";
    for (const char letter : text)
        result += letter == '\'' ? std::string("'\\''") : std::string{letter};
    return result + "'";
}

std::string value_of(const option& row) {
    if (!row.takes_value()) return {};
    const std::string action = detail::names_a_file(row) ? "_files"
                               : row.choices.empty()
                                   ? " "
                                   : fmt::format("({})", fmt::join(row.choices, " "));
    return fmt::format("{}{}:{}", row.value_is_optional() ? "::" : ":", row.argument, action);
}

/// One word of _arguments: (names that exclude each other)name[meaning]:value:action. An option
/// that is given again is taken again, as the program takes it: the last one counts.
std::string specification(const std::string& name, const option& row) {
    const std::string meaning = detail::with_backslashes(detail::first_clause(row), "\\[]:");
    return fmt::format("    {}", quoted(fmt::format("*{}[{}]{}", name, meaning, value_of(row))));
}

} // namespace

std::string zsh_completion(const program& program) {
    std::string text = fmt::format("#compdef {0}\n"
                                   "# made from the program's option table by {0} --help=zsh\n"
                                   "_arguments -s -S",
                                   program.name);
    for (const option& row : program.options.options()) {
        const std::string sign = !row.takes_value() ? "" : row.value_is_optional() ? "=-" : "=";
        if (row.letter != '\0')
            text +=
                " \\\n" +
                specification(fmt::format("-{}{}", row.letter, row.takes_value() ? "+" : ""), row);
        text += " \\\n" + specification("--" + row.name + sign, row);
    }
    for (const argument& row : program.options.arguments())
        text += fmt::format(" \\\n    '{}{}:{}'", row.required ? ":" : "::", row.name,
                            detail::names_a_file(row) ? "_files" : " ");
    return text + "\n";
}

} // namespace cli
