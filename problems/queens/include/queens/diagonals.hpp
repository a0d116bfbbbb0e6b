/// The diagonals of a board, as bits of two words.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

namespace queens {

/// A set of diagonals. A square in row r and column c of a board of size n lies on the diagonal
/// r + c, along which the two grow against each other, and on r - c + n - 1, along which they grow
/// together: both from 0 to 2n - 2.
struct diagonals {
    std::uint64_t sums = 0;        ///< bit r + c
    std::uint64_t differences = 0; ///< bit r - c + n - 1
    friend bool operator==(const diagonals&, const diagonals&) = default;
};

/// The set itself, if the board of size n (checked before) has all of them.
/// @throws std::invalid_argument that names the range
inline diagonals diagonals_of_board(const diagonals& set, int n) {
    const int count = n == 0 ? 0 : 2 * n - 1;
    if (((set.sums | set.differences) >> count) != 0)
        throw std::invalid_argument(
            "queens: a diagonal that the board of size " + std::to_string(n) + " does not have; " +
            (n == 0 ? "it has none" : "they are numbered from 0 to " + std::to_string(count - 1)));
    return set;
}

} // namespace queens
