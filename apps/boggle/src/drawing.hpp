/// What --show draws.
#pragma once

#include <span>
#include <string>

#include <boggle/tile_grid.hpp>

#include "boggle_app/puzzle.hpp"

namespace boggle_app {

/// The board with the cells of the path marked and numbered. Of a graph the vertices of the path
/// on a line, each by its name and tile; without a path all vertices, each on a line with those
/// that a path may go to from it or come from.
std::string drawing(const puzzle& given, std::span<const boggle::cell_id> path);

} // namespace boggle_app
