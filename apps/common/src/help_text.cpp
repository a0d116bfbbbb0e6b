#include "cli/help_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/exit_code.hpp"
#include "cli/text_layout.hpp"

namespace cli {
namespace {

constexpr std::size_t description_column = 29;

/// A label and its description; the description begins on a line of its own where the label leaves
/// less than two blanks.
std::string row_text(const std::string& label, const std::string& description, std::size_t column) {
    std::string line = label;
    if (character_count(label) + 2 > column) {
        line += '\n';
        line.append(column, ' ');
    } else {
        line.append(column - character_count(label), ' ');
    }
    return line + wrapped(description, column, column, help_width) + "\n";
}

std::string usage_lines(const program& program) {
    std::string text;
    for (const std::string& line : program.usage) {
        text += fmt::format("{} {} {}\n", text.empty() ? "Usage:" : "  or: ", program.name, line);
    }
    return text;
}

std::string arguments_section(const option_table& table) {
    if (table.arguments().empty()) return {};
    std::string text = "\nArguments:\n";
    for (const argument& row : table.arguments()) {
        text += row_text("  " + row.name, argument_description(row), description_column);
    }
    return text;
}

std::string examples_section(const program& program) {
    if (program.examples.empty()) return {};
    std::size_t column = description_column;
    for (const example& each : program.examples) {
        const std::size_t wanted = character_count(each.command) + 4;
        if (wanted <= help_width / 2) column = std::max(column, wanted);
    }
    std::string text = "\nExamples:\n";
    for (const example& each : program.examples) {
        text += row_text("  " + each.command, each.meaning, column);
    }
    return text;
}

std::string options_sections(const option_table& table) {
    std::string text;
    for (const std::string& group : table.groups()) {
        text += fmt::format("\n{}:\n", group);
        for (const option& row : table.options()) {
            if (row.group != group) continue;
            text += row_text(option_label(row), option_description(row), description_column);
        }
    }
    return text;
}

std::string exit_section() {
    constexpr std::size_t column = 9;
    std::string text = "\nExit status:\n";
    for (const exit_meaning& each : exit_meanings()) {
        text += row_text(fmt::format("  {}", each.code), std::string(each.meaning), column);
    }
    return text;
}

} // namespace

std::string option_label(const option& row) {
    const std::string letter =
        row.letter == '\0' ? std::string(6, ' ') : fmt::format("  -{}, ", row.letter);
    const std::string value = !row.takes_value()        ? ""
                              : row.value_is_optional() ? fmt::format("[={}]", row.argument)
                                                        : "=" + row.argument;
    return letter + "--" + row.name + value;
}

std::string option_description(const option& row) {
    std::string text = row.description;
    if (!row.choices.empty()) text += fmt::format(": {}", fmt::join(row.choices, ", "));
    if (row.value_is_optional()) text += fmt::format(" (alone: {})", row.implied);
    if (row.repeatable) text += "; may be repeated";
    if (!row.default_text.empty()) text += fmt::format(" (default: {})", row.default_text);
    return text;
}

std::string argument_description(const argument& row) {
    if (row.default_text.empty()) return row.description;
    return fmt::format("{} (default: {})", row.description, row.default_text);
}

std::string help_text(const program& program) {
    std::string text = usage_lines(program);
    text += wrapped(program.summary, 0, 0, help_width) + "\n";
    text += arguments_section(program.options);
    text += examples_section(program);
    text += options_sections(program.options);
    for (const std::string& note : program.notes) {
        text += fmt::format("\n{}\n", wrapped(note, 0, 0, help_width));
    }
    return text + exit_section();
}

} // namespace cli
