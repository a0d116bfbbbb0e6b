/// Which rows are whose, and where the middle queens let others stand.
#pragma once

#include <cstdint>

#include "queens/halves/block_table.hpp"
#include "queens/halves/cut_board.hpp"
#include "queens/halves/join.hpp"
#include "queens/halves/subsets.hpp"

namespace queens::half {

/// The rows of the queens of each half.
struct row_sets {
    std::uint32_t left;
    std::uint32_t right;
};

/// The row of the middle column's queen, on an odd board.
constexpr int middle_queen_row(const cut_board& board, middle_queens below) {
    return board.middle_row() + below;
}

/// From `a` and `b` (see `profile`), and the middle queens: their rows are not free, but the right
/// half has the middle row unless the centre has.
constexpr row_sets rows_of(const cut_board& board, middle_queens below, subset a, subset b) {
    std::uint32_t left = 0;
    for (int y = 0; y < board.h; ++y) {
        if ((a >> y & 1) != 0) left |= std::uint32_t{1} << board.top_row(y);
        if ((b >> y & 1) == 0) left |= std::uint32_t{1} << board.bottom_row(y);
    }
    std::uint32_t right = board.all_rows() ^ left;
    if (board.middle != 0) right &= ~(std::uint32_t{1} << middle_queen_row(board, below));
    return {.left = left, .right = right};
}

/// The squares of a half that the middle queens leave. That of the middle row is further from the
/// centre than that of the middle column, if they are two.
constexpr allowed_squares allowed_beside(const cut_board& board, middle_queens below) {
    allowed_squares allowed{};
    for (int x = 0; x < board.h; ++x) {
        std::uint32_t& rows = allowed[static_cast<std::size_t>(x)];
        rows = board.all_rows();
        if (board.middle == 0) continue;
        const int queen = middle_queen_row(board, below);
        for (const int row : {queen - x - 1, queen, queen + x + 1})
            if (row >= 0 && row < board.n) rows &= ~(std::uint32_t{1} << row);
        if (below == 0 || x + 1 <= below) rows &= ~(std::uint32_t{1} << board.middle_row());
    }
    return allowed;
}

} // namespace queens::half
