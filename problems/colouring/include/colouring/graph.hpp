/// The graphs that are coloured.
#pragma once

#include <boost/graph/adjacency_list.hpp>

namespace colouring {

/// Vertices from 0; every edge once, none from a vertex to itself.
using graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;

} // namespace colouring
