#include <espalier/graph/recorded_tree.hpp>

namespace espalier {

std::string_view to_string(node_fate fate) {
    switch (fate) {
    case node_fate::entered:
        return "entered";
    case node_fate::rejected:
        return "rejected";
    case node_fate::pruned:
        return "pruned";
    case node_fate::solution:
        return "solution";
    case node_fate::dead_end:
        return "dead end";
    case node_fate::left_out:
        return "left out";
    }
    return "unknown";
}

std::string label_of(const recorded_tree& tree, recorded_vertex node) {
    const recording_notes& notes = tree[boost::graph_bundle];
    if (tree[node].fate == node_fate::left_out)
        return std::string(1, '+').append(std::to_string(notes.left_out.at(node)));
    return notes.labels.at(tree[node].label);
}

std::uint64_t left_out(const recorded_tree& tree) {
    std::uint64_t sum = 0;
    for (const auto& [mark, nodes] : tree[boost::graph_bundle].left_out)
        sum += nodes;
    return sum;
}

} // namespace espalier
