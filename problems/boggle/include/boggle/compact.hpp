/// From any labelled graph to the board that is searched.
#pragma once

#include <vector>

#include <boost/graph/graph_traits.hpp>
#include <boost/graph/properties.hpp>
#include <boost/property_map/property_map.hpp>

#include "boggle/board_graph.hpp"
#include "boggle/compact_board.hpp"

namespace boggle {

/// Converts a graph once. `Graph` is a Boost VertexListGraph and AdjacencyGraph with a
/// vertex_index; `label` is a property map from its vertices to text. Spots are vertex indices, and
/// so are cells where no label is a marker (see compact_board). Where an arc leads the path may go,
/// so an undirected edge serves both ways and parallel edges count once. O(V + E log d). Throws
/// std::invalid_argument for a label that is neither made of letters nor a marker.
template <class Graph, class LabelMap>
compact_board compact(const Graph& graph, LabelMap label, const tile_rules& rules = {}) {
    using traits = boost::graph_traits<Graph>;
    const auto index = get(boost::vertex_index, graph);
    std::vector<typename traits::vertex_descriptor> by_index(num_vertices(graph));
    for (auto [v, end] = vertices(graph); v != end; ++v)
        by_index.at(get(index, *v)) = *v;

    compact_board_builder builder(rules);
    builder.reserve(by_index.size(), 8 * by_index.size());
    for (const auto v : by_index) {
        builder.add_cell(get(label, v));
        for (auto [w, end] = adjacent_vertices(v, graph); w != end; ++w)
            builder.add_neighbour(static_cast<cell_id>(get(index, *w)));
    }
    return builder.finish();
}

/// The same for a board graph, whose labels are its cells' texts.
inline compact_board compact(const board_graph& graph, const tile_rules& rules = {}) {
    return compact(graph, get(&cell::text, graph), rules);
}

} // namespace boggle
