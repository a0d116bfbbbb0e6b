/// How the budget of a walk is settled ahead. Included by depth_first_search.hpp.
///
/// Each child that is judged takes one from the budget. Where children can be told by number, all
/// those of a node are *booked* when the walk comes there, so that the loop over them is the one
/// written by hand, however often it is left and taken up again. The nodes from the floor of the
/// stack upwards are booked; those below the floor are where the walk began, or what it comes to
/// when a node has more children than the budget has left, and it takes their children step by
/// step.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <stop_token>

#include <espalier/depth_first_search.hpp>

namespace espalier {

/// Books the children of the node in hand. False if the budget has not enough left.
template <class Space, class Visitor>
template <class Goal>
inline bool depth_first_search<Space, Visitor>::book([[maybe_unused]] position& at) {
    if constexpr (books_ahead) {
        if constexpr (detail::cuts<Goal, Space>)
            if (at.closed) return true;
        at.spare -= static_cast<std::int64_t>(at.children_left());
        return at.spare > 0;
    } else {
        return true;
    }
}

/// Books the children of the node just entered. If that is too much, the walk goes on step by step.
template <class Space, class Visitor>
template <class Goal>
inline auto depth_first_search<Space, Visitor>::book_or_step(position& at, Goal& goal,
                                                             const std::stop_token& stop)
    -> heading {
    if (book<Goal>(at)) [[likely]]
        return heading::either;
    return aside(at, [&](position& there) {
        there.spare += static_cast<std::int64_t>(booked_below(there.f) + there.children_left());
        return step_by_step(there, goal, stop) ? heading::on : heading::rest;
    });
}

/// Whether the children of the node at that frame are paid for.
template <class Space, class Visitor>
bool depth_first_search<Space, Visitor>::is_booked(const level* node) const {
    return books_ahead && levels_.level_of(node) >= levels_.floor_level();
}

/// What is booked and not judged of the children of the node in hand, if it has listed them.
template <class Space, class Visitor>
inline std::uint64_t depth_first_search<Space, Visitor>::booked_at(const position& at) const {
    const bool listed = place_ == place::before_next_child && !at.closed;
    return listed && is_booked(at.f) ? at.children_left() : 0;
}

/// The same at the nodes on the path to this one; the child on the path was judged. O(levels)
template <class Space, class Visitor>
std::uint64_t depth_first_search<Space, Visitor>::booked_below(const level* node) const {
    std::uint64_t left = 0;
    if constexpr (books_ahead)
        for (std::size_t l = levels_.level_of(node); l-- > levels_.floor_level();) {
            const level& passed = *levels_.at(l);
            left += static_cast<std::uint64_t>(std::ranges::distance(passed.next, passed.last)) - 1;
        }
    return left;
}

} // namespace espalier
