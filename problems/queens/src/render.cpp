#include "queens/render.hpp"

#include <cstddef>

namespace queens {

std::string draw(std::span<const int> queens, const board_glyphs& glyphs) {
    std::string text;
    for (const int queen : queens) {
        for (std::size_t column = 0; column < queens.size(); ++column) {
            if (column != 0) text += ' ';
            text += static_cast<std::size_t>(queen) == column ? glyphs.queen : glyphs.square;
        }
        text += '\n';
    }
    return text;
}

std::string columns_text(std::span<const int> queens) {
    std::string text;
    for (const int column : queens) {
        if (!text.empty()) text += ' ';
        text += std::to_string(column + 1);
    }
    return text;
}

} // namespace queens
