#include "bit_board.hpp"

namespace by_hand {
namespace {

/// The number of ways to fill the rows that are left: `open` holds the columns without a queen, the
/// other two words the diagonals where they cross the next row. (M. Richards, Backtracking
/// Algorithms in MCPL, 1997.)
std::uint64_t fill_rows(std::uint32_t open, std::uint32_t leftward, std::uint32_t rightward) {
    if (open == 0) return 1;
    std::uint64_t solutions = 0;
    for (std::uint32_t free = open & ~(leftward | rightward); free != 0; free &= free - 1) {
        const std::uint32_t square = free & (0 - free);
        solutions += fill_rows(open ^ square, (leftward | square) << 1, (rightward | square) >> 1);
    }
    return solutions;
}

} // namespace

std::uint64_t bit_board(int n) {
    return fill_rows(static_cast<std::uint32_t>((std::uint64_t{1} << n) - 1), 0, 0);
}

} // namespace by_hand
