#include <cctype>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "cli/exit_code.hpp"
#include "cli/help_text.hpp"
#include "cli/self_description.hpp"

namespace cli {
namespace {

/// As roff reads it: what it would draw as a typographic sign is named as the ASCII one, so that a
/// command can be copied from the page; and no line is taken for a request.
std::string roff(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        const bool starts_line = result.empty() || result.back() == '\n';
        switch (letter) {
        case '\\':
            result += "\\(rs";
            break;
        case '-':
            result += "\\-";
            break;
        case '\'':
            result += "\\(aq";
            break;
        case '^':
            result += "\\(ha";
            break;
        case '~':
            result += "\\(ti";
            break;
        case '`':
            result += "\\(ga";
            break;
        case '"':
            result += "\\(dq";
            break;
        case '\n':
            result += "\n.br\n";
            break;
        case '.':
            result += starts_line ? "\\&." : ".";
            break;
        default:
            result += letter;
        }
    }
    return result;
}

std::string upper(std::string text) {
    for (char& letter : text)
        letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return text;
}

/// The sentence as the line that `whatis` shows: lower case, no final stop.
std::string one_line(std::string sentence) {
    if (sentence.ends_with('.')) sentence.pop_back();
    if (!sentence.empty())
        sentence.front() =
            static_cast<char>(std::tolower(static_cast<unsigned char>(sentence.front())));
    return sentence;
}

std::string bold(std::string_view text) {
    return fmt::format("\\fB{}\\fR", roff(text));
}

std::string label(const option& row) {
    std::string text = row.letter == '\0' ? "" : bold(std::string{'-', row.letter}) + ", ";
    text += bold("--" + row.name);
    if (!row.takes_value()) return text;
    const std::string value = fmt::format("=\\fI{}\\fR", roff(row.argument));
    return text + (row.value_is_optional() ? "[" + value + "]" : value);
}

std::string item(std::string_view tag, std::string_view text) {
    return fmt::format(".TP\n{}\n{}\n", tag, roff(text));
}

std::string synopsis(const program& program) {
    std::string text = ".SH SYNOPSIS\n";
    for (const std::string& line : program.usage)
        text += fmt::format("{}{} {}\n", text.ends_with("SIS\n") ? "" : ".br\n", bold(program.name),
                            roff(line));
    return text;
}

std::string options(const option_table& table) {
    std::string text = ".SH OPTIONS\n";
    for (const std::string& group : table.groups()) {
        text += fmt::format(".SS \"{}\"\n", roff(group));
        for (const option& row : table.options())
            if (row.group == group) text += item(label(row), option_description(row));
    }
    return text;
}

} // namespace

std::string man_page(const program& program) {
    std::string text = fmt::format(".\\\" made from the program's option table by {} --help=man\n"
                                   ".TH {} 1 \"\" \"Espalier {}\" \"User Commands\"\n.nh\n.ad l\n",
                                   program.name, upper(program.name), ESPALIER_VERSION);
    text +=
        fmt::format(".SH NAME\n{} \\- {}\n", roff(program.name), roff(one_line(program.summary)));
    text += synopsis(program);
    text += fmt::format(".SH DESCRIPTION\n{}\n", roff(program.summary));
    for (const std::string& note : program.notes)
        text += fmt::format(".PP\n{}\n", roff(note));
    if (!program.options.arguments().empty()) text += ".SH ARGUMENTS\n";
    for (const argument& row : program.options.arguments())
        text += item(fmt::format("\\fI{}\\fR", roff(row.name)), argument_description(row));
    text += options(program.options);
    if (!program.examples.empty()) text += ".SH EXAMPLES\n";
    for (const example& each : program.examples)
        text += item(bold(each.command), each.meaning);
    text += ".SH \"EXIT STATUS\"\n";
    for (const exit_meaning& each : exit_meanings())
        text += item(bold(each.code), each.meaning);
    return text;
}

} // namespace cli
