/// How a search goes back when a node has no child left. Included by depth_first_search.hpp.
#pragma once

#include <stop_token>
#include <utility>

#include <espalier/depth_first_search.hpp>

namespace espalier {

/// Goes back to the nearest node with a child left to try. True if that way leads to the lowest
/// frame: there the children are numbered, for they may end before the node's do.
template <class Space, class Visitor>
template <class Goal>
inline bool depth_first_search<Space, Visitor>::leave(position& at) {
    [[maybe_unused]] bool was_cut = at.closed;
    if constexpr (detail::cuts<Goal, Space>) at.closed = false;
    if constexpr (JudgingStateSpace<Space>)
        if (std::exchange(at.barren, false)) ++counts_.dead_ends;
    bool at_base = false;
    do {
        if constexpr (detail::SeesLeave<Visitor, Space>)
            announce_leave(at, std::exchange(was_cut, false));
        at_base = levels_.at_floor(at.f) && levels_.just_above_bottom(at.f);
        at.up(levels_.below(at.f));
        ++at.next;
        if constexpr (watched) at.load_node();
    } while (!at_base && at.next == at.last);
    at.load_node();
    if (at_base) ++index_;
    return at_base;
}

/// The children of the lowest frame's node, up to number `last_`: enters the next promising one.
template <class Space, class Visitor>
template <class Goal>
inline bool depth_first_search<Space, Visitor>::enter_child_of_base(position& at, Goal& goal,
                                                                    const std::stop_token& stop) {
    for (; !at.closed && at.next != at.last && index_ < last_; ++index_, ++at.next) {
        const seen child = judge_next(at);
        if (child == seen::end_of_budget) return false;
        if (child == seen::promising_child) return descend(at, goal, stop);
    }
    if constexpr (JudgingStateSpace<Space>)
        if (at.next == at.last && std::exchange(at.barren, false)) ++counts_.dead_ends;
    if constexpr (detail::SeesLeave<Visitor, Space>)
        announce_leave(at, std::exchange(at.closed, false));
    status_ = search_status::exhausted;
    return false;
}

/// If the visitor throws, a node that was cut is one that is still to be cut.
template <class Space, class Visitor>
void depth_first_search<Space, Visitor>::announce_leave(const position& at, bool was_cut) {
    try {
        visitor_.leave(at.node(), depth_of(at));
    } catch (...) {
        if (was_cut) {
            place_ = place::before_children;
            --counts_.pruned;
        }
        throw;
    }
}

} // namespace espalier
