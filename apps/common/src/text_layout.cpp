#include "cli/text_layout.hpp"

#include <algorithm>

namespace cli {

std::size_t character_count(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    }));
}

std::string wrapped(std::string_view text, std::size_t start, std::size_t indent,
                    std::size_t width) {
    std::string result;
    std::size_t column = start;
    bool line_is_empty = true;
    const auto break_line = [&] {
        result += '\n';
        result.append(indent, ' ');
        column = indent;
        line_is_empty = true;
    };
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(" \n"), text.size());
        const std::string_view word = text.substr(0, end);
        const std::size_t length = character_count(word);
        if (!line_is_empty && column + 1 + length > width) break_line();
        if (!word.empty()) {
            if (!line_is_empty) result += ' ';
            column += length + (line_is_empty ? 0 : 1);
            result += word;
            line_is_empty = false;
        }
        const bool forced = end < text.size() && text[end] == '\n';
        if (forced) break_line();
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result;
}

} // namespace cli
