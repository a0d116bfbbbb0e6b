/// A board of any shape: so many rows and columns, squares that take no piece, walls.
#pragma once

#include <vector>

#include "queens/square.hpp"

namespace queens {

/// Rows and columns go from 0 to `largest_board`. A square may be named twice.
struct board_plan {
    int rows = 8;
    int columns = 8;
    std::vector<square> holes = {}; ///< take no piece; lines pass over them
    std::vector<square> walls = {}; ///< take no piece, and lines end before them: a pawn, say
};

} // namespace queens
