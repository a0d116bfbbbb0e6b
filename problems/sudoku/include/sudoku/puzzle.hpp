/// A sudoku of any size: its boxes, and what is given.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sudoku {

/// The size of a box, from which all else follows: a board of boxes of 2 rows and 3 columns has 6
/// rows, 6 columns, 6 boxes and the symbols 1 to 6. With boxes of one row it is a Latin square.
struct shape {
    int box_rows = 3;
    int box_columns = 3;

    constexpr int side() const { return box_rows * box_columns; }
    constexpr int cells() const { return side() * side(); }
    constexpr int box_of(int row, int column) const {
        return row / box_rows * box_rows + column / box_columns;
    }
    friend bool operator==(const shape&, const shape&) = default;
};

/// The largest side, so that the symbols of a cell are the bits of a word.
inline constexpr int largest_side = 32;

/// The shape whose boxes are as square as that side allows, no higher than wide: 3 × 3 for 9, 2 × 3
/// for 6, 1 × 5 for 5.
constexpr shape usual_shape(int side) {
    shape best{1, side};
    for (int rows = 2; rows * rows <= side; ++rows)
        if (side % rows == 0) best = {rows, side / rows};
    return best;
}

/// The symbol of each cell, row by row; 0 where none is.
using symbols = std::vector<std::uint8_t>;

struct puzzle {
    sudoku::shape shape = {};
    symbols cells = symbols(81);
};

/// A puzzle with nothing given.
inline puzzle empty_puzzle(const shape& of) {
    return {of, symbols(static_cast<std::size_t>(of.cells()))};
}

} // namespace sudoku
