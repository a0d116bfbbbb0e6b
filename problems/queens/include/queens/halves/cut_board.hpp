/// The board cut down the middle: its halves, their squares and diagonals.
#pragma once

#include <cstdint>

namespace queens::half {

/// A board of side n = 2h or n = 2h + 1: two halves of h columns, and for odd n a middle column
/// between them. In a half, column x is the distance from the cut, the nearest being 0; rows are 0
/// to n - 1 from the top. The right half is seen in a mirror, so that both halves look alike.
///
/// A square (row, x) lies on the diagonals `falling` = row + x, which goes down towards the cut,
/// and `rising` = row - x - 1 - middle, which goes up towards it. Those from 0 to `crossing` - 1
/// reach the other half: the falling one is there the rising one of the same number.
struct cut_board {
    int n;
    int h;
    int middle;   ///< how many middle columns: 0 or 1
    int crossing; ///< how many diagonals of each direction reach the other half

    constexpr explicit cut_board(int size)
        : n(size), h(size / 2), middle(size % 2), crossing(size < 2 ? 0 : size - 1 - size % 2) {}

    /// Rows by their distance y from the border, 0 to h - 1.
    constexpr int top_row(int y) const { return y; }
    constexpr int bottom_row(int y) const { return n - 1 - y; }
    constexpr int middle_row() const { return h; } ///< for odd n

    constexpr int falling(int row, int x) const { return row + x; }
    constexpr int rising(int row, int x) const { return row - x - 1 - middle; }
    constexpr int least_rising() const { return -h - middle; }

    constexpr std::uint32_t all_rows() const {
        return static_cast<std::uint32_t>((std::uint64_t{1} << n) - 1);
    }
};

} // namespace queens::half
