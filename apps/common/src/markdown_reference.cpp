#include <string>

#include <fmt/format.h>

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
    std::string text;
    for (const std::string& line : program.usage)
        text += fmt::format("    {} {}\n", program.name, line);
    text += fmt::format("\n{}\n\n| argument | meaning |\n| --- | --- |\n", program.summary);
    for (const argument& row : program.options.arguments())
        text += fmt::format("| {} | {} |\n", code(row.name), cell(argument_description(row)));
    for (const std::string& group : program.options.groups()) {
        text += fmt::format("\n## {}\n\n| option | meaning |\n| --- | --- |\n", group);
        for (const option& row : program.options.options())
            if (row.group == group)
                text += fmt::format("| {} | {} |\n", names(row), cell(option_description(row)));
    }
    return text;
}

} // namespace cli
