/// Reads a graph in the DIMACS form `.col`.
#pragma once

#include <iosfwd>
#include <string>

#include <reading/input_error.hpp>

#include "colouring/graph.hpp"

namespace colouring {

/// Reads one graph; `name` stands for the input in messages.
///
///     c a square                  a comment
///     p edge 4 4                  the number of vertices, and of edges; `p col` is the same
///     e 1 2                       an edge; vertices count from 1
///     e 2 3
///
/// Lines end in LF, CR LF or CR. An edge may be given again, and both ways round: it is one. So the
/// number of edges is not held to; files differ in what they count. Lines `n VERTEX VALUE` are
/// passed over.
///
/// @throws reading::input_error that names line and column for anything else, for an edge from a
///         vertex to itself, and for more than 20,000 vertices
graph read_graph(std::istream& in, const std::string& name);

} // namespace colouring
