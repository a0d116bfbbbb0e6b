#include "sudoku/render.hpp"

#include <cstddef>

#include "sudoku/symbols.hpp"

namespace sudoku {
namespace {

std::string ruling(const shape& board) {
    std::string line;
    for (int box = 0; box < board.box_rows; ++box) {
        if (box != 0) line += "+";
        const int inner = 2 * board.box_columns - 1;
        const int margins = (box != 0) + (box + 1 != board.box_rows);
        line.append(static_cast<std::size_t>(inner + margins), '-');
    }
    return line + '\n';
}

} // namespace

std::string line_text(const symbols& cells) {
    std::string line;
    for (const std::uint8_t symbol : cells)
        line += symbol_text(symbol);
    return line;
}

std::string draw(const symbols& cells, const shape& board) {
    std::string text;
    for (int row = 0; row < board.side(); ++row) {
        if (row != 0 && row % board.box_rows == 0 && board.box_rows > 1) text += ruling(board);
        for (int column = 0; column < board.side(); ++column) {
            if (column != 0) text += column % board.box_columns == 0 ? " | " : " ";
            text += symbol_text(cells[static_cast<std::size_t>(row * board.side() + column)]);
        }
        text += '\n';
    }
    return text;
}

} // namespace sudoku
