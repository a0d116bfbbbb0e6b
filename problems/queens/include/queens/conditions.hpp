/// What may be asked of a board beside that no queen attacks another.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "queens/board_size.hpp"
#include "queens/diagonals.hpp"
#include "queens/square.hpp"

namespace queens {

/// The size of a board, where its queens may not stand, and where some stand already.
///
///     conditions{.n = 8, .placed = {{.row = 0, .column = 0}}}
struct conditions {
    int n = 0;
    std::vector<std::uint32_t> allowed = {}; ///< by row, bit c: a queen may stand in column c;
                                             ///< empty: everywhere
    diagonals excluded = {};                 ///< no queen stands on these (CSPLib 079)
    std::vector<square> placed = {};         ///< queens that are there already; the same one twice
                                             ///< is one
};

/// By row, the columns that all conditions leave: one in the row of a placed queen, and elsewhere
/// none that it attacks. Rows beyond the board have none.
using row_masks = std::array<std::uint32_t, largest_board>;

/// The squares that the conditions leave. O(n · (n + queens placed))
/// @throws std::invalid_argument for a size, a row, a column or a diagonal that there is not, and
/// for placed queens that contradict (see `contradiction_in`)
row_masks squares_left(const conditions& asked);

} // namespace queens
