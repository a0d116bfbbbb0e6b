/// The twelve pentominoes on a board of 60 squares, as an exact cover.
#pragma once

#include <string>
#include <vector>

#include "cover/problem.hpp"

namespace cover {

/// A board without some squares, from 0 row by row.
struct pentomino_board {
    int rows;
    int columns;
    std::vector<int> holes = {};
};

/// 3 × 20, 4 × 15, 5 × 12, 6 × 10 and their turned forms; 8 × 8 without the four in the middle.
/// @throws std::invalid_argument for any other size
pentomino_board usual_pentomino_board(int rows, int columns);

/// Items: the pieces F I L N P T U V W X Y Z, then the squares that are no holes, as r1c1. Options:
/// each piece in each place and position. With the symmetries of the board if asked for.
/// @throws std::invalid_argument for a hole beyond the board
problem pentomino_problem(const pentomino_board& board, bool up_to_symmetry = false);

/// A line a row, with the letter of the piece on each square, `.` for a hole.
std::string draw_pentominoes(const pentomino_board& board, const problem& of,
                             const std::vector<int>& options);

} // namespace cover
