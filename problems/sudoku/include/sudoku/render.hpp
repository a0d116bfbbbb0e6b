/// A board as text.
#pragma once

#include <string>

#include "sudoku/puzzle.hpp"

namespace sudoku {

/// All cells in a line, `.` where nothing stands: 81 characters for the usual board.
std::string line_text(const symbols& cells);

/// A line a row, blanks between the cells, and lines between the boxes.
std::string draw(const symbols& cells, const shape& board);

} // namespace sudoku
