/// Which of the two trees is walked to find each word once.
#pragma once

#include <cstddef>

#include <boggle/compact_board.hpp>
#include <boggle/letter_field.hpp>

#include "boggle_app/request.hpp"

namespace boggle_app {

/// From so many cells on, most beginnings of words occur more than once. (Both trees took the same
/// time on random boards of about so many cells.)
inline constexpr std::size_t many_cells = 2000;

/// Whether the tree is that of beginnings of words, which `boggle::occurrence_search` walks,
/// instead of that of paths. Where a cell is used again there are too many paths on a board of any
/// size. If only some words are wanted, they are those that paths come to first. Lists are spread
/// fast on grids alone. O(cells + arcs).
inline bool walks_beginnings(const request& wanted, const boggle::compact_board& board) {
    if (wanted.paths == paths::all) return false;
    if (wanted.rules.use == boggle::cell_use::again) return true;
    return board.cell_count() >= many_cells && board.is_plain() && !wanted.limits.max_solutions &&
           boggle::as_grid(board);
}

} // namespace boggle_app
