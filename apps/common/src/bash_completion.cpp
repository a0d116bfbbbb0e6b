#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/self_description.hpp"
#include "completion.hpp"

namespace cli {
namespace {

/// Bash splits --name=value at the sign into three words, unless the user told it not to. A name
/// that ends in '=' is completed without a blank behind it.
constexpr std::string_view function = R"(# made from the program's option table by {0} --help=bash
_{0}() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} option='' start='' word
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        if [[ $word == -- ]]; then option=--; fi
    done
    if [[ $option == -- ]]; then
        :
    elif [[ $current == --*=* ]]; then
        option=${{current%%=*}}= start=${{current%%=*}}= current=${{current#*=}}
    elif [[ $current == '=' ]]; then
        option=$before= current=
    elif [[ $before == '=' ]]; then
        option=${{COMP_WORDS[COMP_CWORD - 2]}}=
    else
        case $before in
        {1}) option=$before ;;
        esac
    fi
    COMPREPLY=()
    case $option in
{2}    '' | --)
        if [[ $current == -* && ! $option ]]; then
            mapfile -t COMPREPLY < <(compgen -W '{3}' -- "$current")
            if [[ ${{#COMPREPLY[@]}} == 1 && ${{COMPREPLY[0]}} == *= ]]; then
                compopt -o nospace 2>/dev/null
            fi
        {4}fi
        ;;
    esac
    COMPREPLY=("${{COMPREPLY[@]/#/$start}}")
}}
complete -F _{0} {0}
)";

constexpr std::string_view files =
    R"(mapfile -t COMPREPLY < <(compgen -f -- "$current")
{0}compopt -o filenames 2>/dev/null
)";

/// "-o | --output | --output=": the words after which the value stands. A value that may be left
/// out is never the next word.
std::string before_value(const option& row) {
    std::vector<std::string> words;
    if (row.letter != '\0') words.push_back(std::string{'-', row.letter});
    if (!row.value_is_optional()) words.push_back("--" + row.name);
    words.push_back("--" + row.name + "=");
    return fmt::format("{}", fmt::join(words, " | "));
}

std::string values_of(const option& row) {
    const std::string indent(8, ' ');
    if (detail::names_a_file(row)) return indent + fmt::format(files, indent);
    return fmt::format("{}mapfile -t COMPREPLY < <(compgen -W '{}' -- \"$current\")\n", indent,
                       fmt::join(row.choices, " "));
}

} // namespace

std::string bash_completion(const program& program) {
    std::vector<std::string> names, taking{"''"};
    std::string cases;
    for (const option& row : program.options.options()) {
        if (row.letter != '\0') names.push_back(std::string{'-', row.letter});
        if (!row.takes_value() || row.value_is_optional()) names.push_back("--" + row.name);
        if (!row.takes_value()) continue;
        names.push_back("--" + row.name + "=");
        if (!row.value_is_optional()) taking.push_back("--" + row.name);
        if (row.letter != '\0') taking.push_back(std::string{'-', row.letter});
        if (detail::names_a_file(row) || !row.choices.empty())
            cases += fmt::format("    {})\n{}        ;;\n", before_value(row), values_of(row));
    }
    const std::string arguments =
        detail::some_argument_is_a_file(program.options)
            ? "else\n            " + fmt::format(files, "            ") + "        "
            : "";
    return fmt::format(function, program.name, fmt::join(taking, " | "), cases,
                       fmt::join(names, " "), arguments);
}

} // namespace cli
