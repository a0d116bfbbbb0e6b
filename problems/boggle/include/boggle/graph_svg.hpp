/// A picture of a board that is a graph, and of a path on it.
#pragma once

#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "boggle/tile_grid.hpp"

namespace boggle {

/// In a picture: x to the right, y down, in any unit.
struct point {
    double x = 0, y = 0;
};

/// The vertices by their numbers, and between which of them a path may go, at least one way.
struct drawn_graph {
    std::vector<std::string> names;
    std::vector<std::string> tiles;
    std::vector<std::pair<cell_id, cell_id>> lines;
    std::vector<point> places; ///< one for each vertex
};

/// Places for vertices that have none: as if lines were springs (T. Kamada and S. Kawai, 1989), by
/// Boost. On a circle, in their order, if there are more than a few hundred or the graph does not
/// hang together. The same for the same graph.
std::vector<point> laid_out(std::size_t vertices,
                            std::span<const std::pair<cell_id, cell_id>> lines);

/// Lines and vertices, each with its tile, and its name for who points at it; the path is drawn
/// over them, from the dot in its first vertex. Whatever the unit of the places, lines are about as
/// long as two vertices are wide, up to 4,000 pixels for the whole. O(vertices + lines)
void write_svg(std::ostream& out, std::string_view title, const drawn_graph& graph,
               std::span<const cell_id> path = {});

} // namespace boggle
