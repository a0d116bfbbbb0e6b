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
        at.up(at.f - 1);
        ++at.next;
        if constexpr (watched) at.load_node();
    } while (at.next == at.last);
    at.f = detail::of_unknown_origin(at.f);
    at.load_node();
    return true;
}

/// The same from the first frame of a chunk, or from the floor.
template <class Space, class Visitor>
template <class Goal>
[[gnu::noinline, gnu::cold]] bool
depth_first_search<Space, Visitor>::go_back_past_floor(position& at, Goal& goal,
                                                       const std::stop_token& stop) {
    for (;;) {
        const bool was_floor = levels_.level_of(at.f) == levels_.floor_level();
        step_back(at);
        if (was_floor) return step_by_step(at, goal, stop);
        if (at.next != at.last) return true;
        if constexpr (detail::SeesLeave<Visitor, Space>) announce_leave(at, false);
    }
}

/// Goes back to the node below, and stands before the next of its children.
template <class Space, class Visitor>
void depth_first_search<Space, Visitor>::step_back(position& at) {
    at.up(levels_.below(at.f));
    at.load_node();
    ++at.next;
    if (at.f == levels_.bottom()) ++index_;
}

/// Nothing is left to try at the node in hand: if nothing ever was, it is a dead end.
template <class Space, class Visitor>
template <class Goal>
inline void depth_first_search<Space, Visitor>::close(position& at) {
    if constexpr (detail::cuts<Goal, Space>) at.closed = false;
    if constexpr (JudgingStateSpace<Space>) note_dead_end();
}

/// If no child was promising; the node to which the walk comes next had one.
template <class Space, class Visitor>
inline void depth_first_search<Space, Visitor>::note_dead_end() {
    if (!barren_) return;
    barren_ = false;
    ++counts_.dead_ends;
}

/// The walk below the floor: goes to the next node that has children to try and whose children can
/// be booked. Those of the lowest frame's node never are, for they may end before the node's do,
/// and are numbered. False if the walk is to rest.
template <class Space, class Visitor>
template <class Goal>
[[gnu::noinline, gnu::cold]] bool
depth_first_search<Space, Visitor>::step_by_step(position& at, Goal& goal,
                                                 const std::stop_token& stop) {
    for (;;) {
        const bool at_base = at.f == levels_.bottom();
        if constexpr (books_ahead) levels_.lay_floor(levels_.level_of(at.f) + 1);
        if (!has_children_to_try<Goal>(at) || (at_base && index_ >= last_)) {
            if (at_base) return close_base(at);
            [[maybe_unused]] const bool was_cut = at.closed;
            close<Goal>(at);
            if constexpr (detail::SeesLeave<Visitor, Space>) announce_leave(at, was_cut);
            step_back(at);
            continue;
        }
        if (!at_base) {
            if (book<Goal>(at)) {
                if constexpr (books_ahead) levels_.lay_floor(levels_.level_of(at.f));
                return true;
            }
            at.spare += static_cast<std::int64_t>(at.children_left());
        }
        switch (at_base ? judge_next(at) : judge_singly(at)) {
        case seen::promising_child:
            if (descend_past_ceiling(at, goal, stop) == heading::rest) return false;
            break;
        case seen::no_child:
            if (at_base) ++at.next, ++index_;
            break;
        case seen::end_of_budget:
            return false;
        }
    }
}

/// All that was to be walked is walked.
template <class Space, class Visitor>
bool depth_first_search<Space, Visitor>::close_base(position& at) {
    if constexpr (JudgingStateSpace<Space>)
        if (at.next == at.last) note_dead_end();
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
