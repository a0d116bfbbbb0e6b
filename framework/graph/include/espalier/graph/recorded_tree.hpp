/// The tree that a search visited, as a Boost.Graph: what can be drawn, measured or compared.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <boost/graph/adjacency_list.hpp>

namespace espalier {

/// What became of a node; of several things, the one that tells most.
enum class node_fate : std::uint8_t {
    entered,  ///< it was entered, and none of the following
    rejected, ///< `promising` said no: it was never entered
    pruned,   ///< it was entered and the search cut below it
    solution, ///< it is a solution (whatever happened below it)
    dead_end, ///< it was entered, is no solution, and no child of it was promising
    left_out, ///< no node but a mark: here nodes were visited that were not recorded
};

/// The fate in words, for people: "dead end".
std::string_view to_string(node_fate fate);

/// A vertex of a recorded tree: 12 bytes. The label is a number, for labels repeat.
struct recorded_node {
    std::uint32_t label = 0; ///< number of the choice that leads here, in `labels` of the tree
    std::uint32_t depth = 0; ///< 0 at the root
    node_fate fate = node_fate::entered; ///< what became of it

    friend bool operator==(const recorded_node&, const recorded_node&) = default;
};

/// What a recorded tree knows beside its vertices.
struct recording_notes {
    std::vector<std::string> labels;               ///< each different label once
    std::map<std::size_t, std::uint64_t> left_out; ///< how many nodes a `left_out` mark stands for
};

/// A recorded tree. Vertices are numbered in the order of the visit, from 0, so the children of a
/// vertex come in the order in which they were judged. An edge leads from a node to its child.
///
/// It is a tree if the search began at the root. If it began elsewhere (on a frontier, say), nodes
/// whose parents were not seen stand alone: a forest.
using recorded_tree = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS,
                                            recorded_node, boost::no_property, recording_notes>;

/// How a node of the recorded tree is named.
using recorded_vertex = boost::graph_traits<recorded_tree>::vertex_descriptor;

/// The choice that leads to a node, in words; empty at the root, the number of nodes at a mark.
std::string label_of(const recorded_tree& tree, recorded_vertex node);

/// How many nodes were visited and not recorded. O(marks)
std::uint64_t left_out(const recorded_tree& tree);

} // namespace espalier
