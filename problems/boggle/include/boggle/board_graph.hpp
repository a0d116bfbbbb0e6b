/// A board as a graph: cells are vertices with a label, and an arc leads to each cell that may
/// follow.
#pragma once

#include <cstdint>
#include <string>

#include <boost/graph/compressed_sparse_row_graph.hpp>

#include "boggle/tile_grid.hpp"

namespace boggle {

/// What is written on a cell; the bundled property of a vertex.
struct cell {
    std::string text;
};

/// The graph this module builds, arcs stored one way each (a grid has both). It is the compressed
/// form because a grid is known at once and never changes: a million cells take 70 MB, where an
/// adjacency_list, which keeps a heap object an arc, takes 430 and three times as long. Any other
/// Boost graph with labelled vertices will do as well, see compact.hpp.
using board_graph = boost::compressed_sparse_row_graph<boost::directedS, cell, boost::no_property,
                                                       boost::no_property, cell_id, std::uint32_t>;

/// Which cells of a grid touch.
enum class neighbourhood {
    four = 4,  ///< those that share a side
    eight = 8, ///< those that share a side or a corner
};

/// Whether the last row and column of a grid touch the first.
enum class edges { end, wrap };

/// The usual board: vertex `row * columns + column`, neighbours in ascending order, each once; no
/// cell is its own neighbour, however small a board that wraps.
/// Throws std::invalid_argument if the number of tiles is not rows × columns, std::length_error for
/// 2^29 cells and more.
board_graph grid_graph(const tile_grid& grid, neighbourhood neighbours = neighbourhood::eight,
                       boggle::edges edges = edges::end);

} // namespace boggle
