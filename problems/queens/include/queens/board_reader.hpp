/// Reads a board with what stands on it.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <vector>

#include <reading/input_error.hpp>

#include "queens/conditions.hpp"

namespace queens {

/// A board as it was written, and where. Squares are in the order of rows.
struct written_board {
    int rows = 0;
    int columns = 0;
    std::vector<square> queens = {};
    std::vector<square> blocked = {};
    std::vector<square> walls = {};
    std::string name = {};                        ///< of the input, as messages call it
    std::vector<reading::text_place> places = {}; ///< of the squares, row by row

    reading::text_place place_of(const square& where) const {
        return places.at(static_cast<std::size_t>(where.row * columns + where.column));
    }
};

/// Reads one board, the first row first; `name` stands for the input in messages.
///
///     Q . . .      a line a row, a character a square, with blanks between or without
///     . . x .      `.` or `·` is free; `Q`, `♛` or `♕` a queen; `x` or `×` a blocked square,
///     . . . .      where no queen may stand, but attacks pass over it; `#` or `■` a wall, which
///     . . . .      ends attacks too
///
/// UTF-8, with or without a byte order mark; small and capital letters are the same; lines end in
/// LF, CR LF or CR; blank lines before the board and after it do not count. So a board that was
/// drawn can be read back.
///
/// @throws input_error that names the line and the character for anything else, for rows that
///         differ in length, and for more than 32 rows or columns
written_board read_board(std::istream& in, const std::string& name);

/// The board as the conditions of a search for n queens.
/// @throws input_error for a board that is not square, for walls, and for a queen that attacks
///         another one
conditions conditions_of(const written_board& board);

} // namespace queens
