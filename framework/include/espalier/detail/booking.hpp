/// How the budget of a walk is settled ahead. Included by depth_first_search.hpp.
///
/// Each child that is judged takes one from the budget. Where children can be told by number, those
/// still to be judged are *booked* when their node lists them: while all that are left on the path
/// are paid for, the loop over a node's children is the one written by hand, however often it is
/// left and taken up again. When a node has more children than the budget has left, the bookings
/// are given back, and the walk goes on child by child to the very last.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>

#include <espalier/depth_first_search.hpp>

namespace espalier {

/// Books the children of the node just unfolded.
template <class Space, class Visitor>
template <class Goal>
inline void depth_first_search<Space, Visitor>::book(position& at) {
    if constexpr (books_ahead) {
        if (!booked_) return;
        if constexpr (detail::cuts<Goal, Space>)
            if (at.closed) return;
        const std::uint64_t children = at.children_left();
        if (children < at.spare) [[likely]]
            at.spare -= children;
        else
            at.spare += cancel_below(at.f);
    }
}

/// Books what is left on the path, at the beginning of a walk. Not where that would take longer
/// than it saves: a walk may be short, and a path of any length.
template <class Space, class Visitor>
inline void depth_first_search<Space, Visitor>::book_path(position& at) {
    if constexpr (books_ahead) {
        constexpr std::size_t short_path = 64;
        if (levels_.level_of(at.f) > levels_.bottom_level() + short_path) return;
        const std::uint64_t left = left_below(at.f) + left_at(at);
        if (left >= at.spare) return;
        at.spare -= left;
        booked_ = true;
    }
}

/// Gives back what is booked and not judged, at the end of a walk. O(levels of the path)
template <class Space, class Visitor>
inline void depth_first_search<Space, Visitor>::cancel(position& at) {
    if constexpr (books_ahead) {
        if (!booked_) return;
        at.spare += left_at(at) + cancel_below(at.f);
    }
}

template <class Space, class Visitor>
[[gnu::noinline, gnu::cold]] std::uint64_t
depth_first_search<Space, Visitor>::cancel_below(const level* node) {
    booked_ = false;
    return left_below(node);
}

/// The children to be judged at the node in hand, if it has listed them. Those of the lowest frame
/// are settled one by one.
template <class Space, class Visitor>
inline std::uint64_t depth_first_search<Space, Visitor>::left_at(const position& at) const {
    const bool listed = place_ == place::before_next_child && !at.closed;
    return listed && at.f != levels_.bottom() ? at.children_left() : 0;
}

/// The children to be judged at the nodes on the path to this one; the one on the path was judged.
template <class Space, class Visitor>
std::uint64_t depth_first_search<Space, Visitor>::left_below(const level* node) const {
    std::uint64_t left = 0;
    for (std::size_t l = levels_.level_of(node); l-- > levels_.bottom_level() + 1;) {
        const level& passed = *levels_.at(l);
        left += static_cast<std::uint64_t>(std::ranges::distance(passed.next, passed.last)) - 1;
    }
    return left;
}

} // namespace espalier
