/// The board of the word-search puzzle: words run straight, in any of eight directions.
#pragma once

#include "boggle/compact_board.hpp"
#include "boggle/tile_grid.hpp"

namespace boggle {

/// Which way a path goes is a matter of the board, not of the search: a tile has a cell to begin
/// with, from which all directions lead on, and a cell for each direction, from which that one
/// alone does. Paths over spots are straight lines, each once. With `wraps` the last row and column
/// touch the first, and a line ends before the tile that it began with.
///
/// O(tiles), nine cells each. Throws std::invalid_argument as grid_graph and compact do.
compact_board line_board(const tile_grid& grid, const tile_rules& rules = {}, bool wraps = false);

} // namespace boggle
