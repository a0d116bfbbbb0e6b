/// A square of a board.
#pragma once

#include <compare>

namespace queens {

/// A square of the board, from 0.
struct square {
    int row = 0;
    int column = 0;
    friend auto operator<=>(const square&, const square&) = default;
};

} // namespace queens
