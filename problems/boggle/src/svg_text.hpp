/// What an SVG image says in words.
#pragma once

#include <string>
#include <string_view>

namespace boggle::detail {

inline std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text)
        safe += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
    return safe;
}

} // namespace boggle::detail
