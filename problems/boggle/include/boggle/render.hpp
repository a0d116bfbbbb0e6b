/// Boards and paths as text.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "boggle/tile_grid.hpp"

namespace boggle {

/// The board, a line a row. Each cell of the path stands in brackets with its step, from 1:
///
///      I   N   C   O
///      L   A  [I2][N3]
///      L   N  [T1] S
///
/// A cell that is used again shows all its steps: `[A2,4]`. An empty path leaves the bare board.
std::string draw(const tile_grid& grid, std::span<const cell_id> path = {});

/// The board as a file of it is written: a line a row, a blank between tiles.
std::string board_text(const tile_grid& grid);

/// The cells of a path as `row,column` from 1, with blanks between: `3,3 2,3 2,4`.
/// Precondition: columns > 0.
std::string path_text(std::size_t columns, std::span<const cell_id> path);

} // namespace boggle
