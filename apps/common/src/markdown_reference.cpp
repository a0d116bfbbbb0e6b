#include <string>

#include <fmt/format.h>

#include "cli/exit_code.hpp"
#include "cli/help_text.hpp"
#include "cli/self_description.hpp"
#include "completion.hpp"

namespace cli {
namespace {

std::string cell(std::string_view text) {
    return detail::with_backslashes(text, "\\|*_<>[]`");
}

std::string code(std::string_view text) {
    return fmt::format("`{}`", text);
}

std::string names(const option& row) {
    const std::string label = option_label(row);
    return code(label.substr(label.find('-')));
}

} // namespace

std::string markdown_reference(const program& program) {
    std::string text =
        fmt::format("# The options of {0}\n\n(Written by `{0} --help=markdown`.) {1}\n\n",
                    program.name, cell(program.summary));
    for (const std::string& line : program.usage)
        text += fmt::format("    {} {}\n", program.name, line);
    text += "\n| argument | meaning |\n| --- | --- |\n";
    for (const argument& row : program.options.arguments())
        text += fmt::format("| {} | {} |\n", code(row.name), cell(argument_description(row)));
    for (const std::string& group : program.options.groups()) {
        text += fmt::format("\n## {}\n\n| option | meaning |\n| --- | --- |\n", group);
        for (const option& row : program.options.options())
            if (row.group == group)
                text += fmt::format("| {} | {} |\n", names(row), cell(option_description(row)));
    }
    text += "\n## Exit status\n\n| code | meaning |\n| --- | --- |\n";
    for (const exit_meaning& each : exit_meanings())
        text += fmt::format("| {} | {} |\n", each.code, cell(each.meaning));
    text += "\n## Examples\n\n| command | what it does |\n| --- | --- |\n";
    for (const example& each : program.examples)
        text += fmt::format("| {} | {} |\n", code(each.command), cell(each.meaning));
    if (!program.notes.empty()) text += "\n## Notes\n";
    for (const std::string& note : program.notes)
        text += fmt::format("\n{}\n", cell(note));
    return text;
}

} // namespace cli
