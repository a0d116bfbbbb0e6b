/// A board of any shape: rows and columns, squares that take no piece, walls, pieces placed.
#pragma once

#include <vector>

#include "queens/piece.hpp"
#include "queens/square.hpp"

namespace queens {

/// Rows and columns go from 0 to `largest_board`. A square may be named twice.
struct board_plan {
    int rows = 8;
    int columns = 8;
    std::vector<square> holes = {};  ///< take no piece; lines pass over them
    std::vector<square> walls = {};  ///< take no piece, and lines end before them: a pawn, say
    std::vector<square> placed = {}; ///< have a piece already
};

/// The same board with the pieces placed and the squares they attack as holes: what is left to be
/// filled.
/// @throws std::invalid_argument for a square that the board does not have, and for a piece placed
///         where none may stand or where another one attacks it: it names both
board_plan with_placed_as_holes(const board_plan& board, piece kind);

} // namespace queens
