/// Any module walked by a plain recursion: what is left of the engine when all it promises is left
/// out.
#pragma once

#include <cstdint>

#include <espalier/state_space.hpp>

namespace by_hand {

/// The number of solutions below a node and at it. No limits, no counts of nodes, no path, no
/// frontier; the call stack must be deep enough.
template <espalier::StateSpace Space>
std::uint64_t recursion(Space& node) {
    std::uint64_t solutions = node.is_solution() ? 1 : 0;
    for (const auto choice : node.expand()) {
        if constexpr (espalier::JudgingStateSpace<Space>)
            if (!node.promising(choice)) continue;
        if constexpr (espalier::ReversibleStateSpace<Space>) {
            node.apply(choice);
            solutions += recursion(node);
            node.undo(choice);
        } else {
            Space child = node;
            child.apply(choice);
            solutions += recursion(child);
        }
    }
    return solutions;
}

} // namespace by_hand
