/// What the completions of the three shells have in common.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "cli/option_table.hpp"

namespace cli::detail {

inline bool names_a_file(const option& row) {
    return row.argument == "FILE";
}

/// By custom of the tables an argument called N is a number, and every other one may be a file.
inline bool names_a_file(const argument& row) {
    return row.name != "N";
}

inline bool some_argument_is_a_file(const option_table& table) {
    return std::ranges::any_of(table.arguments(),
                               [](const argument& row) { return names_a_file(row); });
}

/// The description up to its first ';', ':' or bracket: what a list of candidates has room for.
inline std::string first_clause(const option& row) {
    std::string text = row.description.substr(0, row.description.find_first_of(";:(["));
    while (text.ends_with(' '))
        text.pop_back();
    return text;
}

/// The text with a backslash before each of these characters.
inline std::string with_backslashes(std::string_view text, std::string_view before) {
    std::string result;
    for (const char letter : text) {
        if (before.find(letter) != std::string_view::npos) result += '\\';
        result += letter;
    }
    return result;
}

} // namespace cli::detail
