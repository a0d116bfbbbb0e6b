/// How large a board may be.
#pragma once

#include <stdexcept>
#include <string>

namespace queens {

/// The largest board of the state spaces: what fits a word of 32 columns, and 63 diagonals a word
/// of 64.
inline constexpr int largest_board = 32;

/// The size itself, if there is a board of that size; 0 is the empty board.
/// @throws std::invalid_argument that names the range
inline int board_size(int n) {
    if (n < 0 || n > largest_board)
        throw std::invalid_argument("queens: no board of size " + std::to_string(n) +
                                    "; it must be from 0 to " + std::to_string(largest_board));
    return n;
}

} // namespace queens
