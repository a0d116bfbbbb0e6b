/// A board and a path over it as an SVG image, which says in words what it shows to those who
/// cannot see it.
///
///     std::ofstream file("board.svg");
///     boggle::write_svg(file, "tin", grid, path);
#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

#include "boggle/tile_grid.hpp"

namespace boggle {

/// The path is a line from the middle of its first cell, where a dot is, to that of its last; where
/// it goes on over an edge the line is dashed. Blocks are dark, where there is a hole there is no
/// cell. Title and tiles may be any text in UTF-8; an empty path leaves the bare board. O(cells)
/// Throws std::out_of_range for a cell that is not there.
void write_svg(std::ostream& out, std::string_view title, const tile_grid& grid,
               std::span<const cell_id> path = {});

} // namespace boggle
