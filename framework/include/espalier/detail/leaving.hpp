/// How a search goes back when a node has no child left. Included by depth_first_search.hpp.
#pragma once

#include <stop_token>
#include <utility>

#include <espalier/depth_first_search.hpp>

namespace espalier {

/// Goes back to the nearest node with a child left to try. False if the walk is to rest.
template <class Space, class Visitor>
template <class Goal>
inline bool depth_first_search<Space, Visitor>::go_back(position& at, Goal& goal,
                                                        const std::stop_token& stop) {
    [[maybe_unused]] bool was_cut = at.closed;
    close<Goal>(at);
    do {
        if constexpr (detail::SeesLeave<Visitor, Space>)
            announce_leave(at, std::exchange(was_cut, false));
        if (levels_.at_floor(at.f)) [[unlikely]]
            return aside(at,
                         [&](position& there) { return go_back_past_floor(there, goal, stop); });
        at.up(levels_.below(at.f));
        ++at.next;
        if constexpr (watched) at.load_node();
    } while (at.next == at.last);
    at.load_node();
    return true;
}

/// The same from the first frame of a chunk, or the one above the lowest.
template <class Space, class Visitor>
template <class Goal>
[[gnu::noinline, gnu::cold]] bool
depth_first_search<Space, Visitor>::go_back_past_floor(position& at, Goal& goal,
                                                       const std::stop_token& stop) {
    for (;;) {
        const bool to_base = levels_.just_above_bottom(at.f);
        at.up(levels_.below(at.f));
        ++at.next;
        at.load_node();
        if (to_base) break;
        if (at.next != at.last) return true;
        if constexpr (detail::SeesLeave<Visitor, Space>) announce_leave(at, false);
    }
    ++index_;
    return enter_child_of_base(at, goal, stop);
}

/// Nothing is left to try at the node in hand: if nothing ever was, it is a dead end.
template <class Space, class Visitor>
template <class Goal>
inline void depth_first_search<Space, Visitor>::close(position& at) {
    if constexpr (detail::cuts<Goal, Space>) at.closed = false;
    if constexpr (JudgingStateSpace<Space>)
        if (std::exchange(at.barren, false)) ++counts_.dead_ends;
}

/// The children of the lowest frame's node, which are numbered, for they may end before the node's
/// do: goes to the next promising one that has children to try. False if the walk is to rest.
template <class Space, class Visitor>
template <class Goal>
bool depth_first_search<Space, Visitor>::enter_child_of_base(position& at, Goal& goal,
                                                             const std::stop_token& stop) {
    for (; !at.closed && at.next != at.last && index_ < last_; ++index_, ++at.next) {
        const seen child = judge_next(at);
        if (child == seen::end_of_budget) return false;
        if (child == seen::no_child) continue;
        if (descend(at, goal, stop) == heading::rest) return false;
        if (has_children_to_try<Goal>(at)) return true;
        [[maybe_unused]] const bool was_cut = at.closed;
        close<Goal>(at);
        if constexpr (detail::SeesLeave<Visitor, Space>) announce_leave(at, was_cut);
        at.up(levels_.below(at.f));
        at.load_node();
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
