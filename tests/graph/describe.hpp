/// A recorded tree in words, so that a test shows the whole of what it expects.
#pragma once

#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include <espalier/graph/recorded_tree.hpp>

/// The parent of each vertex; a vertex without one is its own.
inline std::vector<espalier::recorded_vertex> parents_of(const espalier::recorded_tree& tree) {
    std::vector<espalier::recorded_vertex> parents(num_vertices(tree));
    std::iota(parents.begin(), parents.end(), espalier::recorded_vertex{0});
    for (const auto v : boost::make_iterator_range(vertices(tree)))
        for (const auto edge : boost::make_iterator_range(out_edges(v, tree)))
            parents[target(edge, tree)] = v;
    return parents;
}

/// One line a vertex in the order of the visit: its parent, its label, what became of it, its
/// depth.
inline std::string describe(const espalier::recorded_tree& tree) {
    const auto parents = parents_of(tree);
    std::ostringstream words;
    for (const auto v : boost::make_iterator_range(vertices(tree)))
        words << v << " under " << (parents[v] == v ? "-" : std::to_string(parents[v])) << ": '"
              << label_of(tree, v) << "' " << to_string(tree[v].fate) << " at " << tree[v].depth
              << '\n';
    return words.str();
}

/// How many vertices have that fate.
inline long count_fate(const espalier::recorded_tree& tree, espalier::node_fate fate) {
    long found = 0;
    for (const auto v : boost::make_iterator_range(vertices(tree)))
        found += tree[v].fate == fate ? 1 : 0;
    return found;
}
