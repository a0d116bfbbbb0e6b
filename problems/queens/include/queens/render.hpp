/// Placements and pictures as text.
#pragma once

#include <span>
#include <string>

#include "queens/picture.hpp"

namespace queens {

enum class layout {
    plain,     ///< a dot for a square, blanks between
    boxes,     ///< lines between the squares, or between the regions of a divided picture
    chequered, ///< light and dark squares, by colour where there is colour
};

struct board_style {
    queens::layout layout = layout::plain;
    bool ascii = false;
    bool coordinates = false; ///< letters over the columns, numbers before the rows
    bool colours = false;     ///< for a terminal that has 256 of them
};

/// The board, a line a row, every line ended; nothing for a board without squares.
///
///     ♛ · · · ·        a   b   c   d        +--------+
///     · · ♛ · ·      ┌───┬───┬───┬───┐      |  Q   ::|
///     · · · · ♛    1 │   │ ♛ │   │   │      |::  ::Q |
///     · ♛ · · ·      ├───┼───┼───┼───┤      |Q   ::  |
///     · · · ♛ ·    2 │   │   │   │ ♛ │      |::  Q   |
///                    ├───┼───┼───┼───┤      +--------+
///
/// O(squares) time and memory.
std::string draw(const picture& board, const board_style& style = {});
std::string draw(std::span<const int> queens, const board_style& style = {});

/// The columns of the rows' queens, from 1, with blanks between: `1 3 5 2 4`.
std::string columns_text(std::span<const int> queens);

} // namespace queens
