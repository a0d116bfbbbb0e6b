/// How a search judges the children of a node. Included by depth_first_search.hpp.
#pragma once

#include <cstdint>
#include <iterator>

#include <espalier/depth_first_search.hpp>

namespace espalier {

/// Judges the children of the current node, of which there are some to try, up to the next
/// promising one.
template <class Space, class Visitor>
inline auto depth_first_search<Space, Visitor>::seek(position& at) -> seen {
    if constexpr (books_ahead)
        return judge_booked(at);
    else
        return judge_singly(at);
}

/// The loop over a node's children, all of which are paid for.
template <class Space, class Visitor>
inline auto depth_first_search<Space, Visitor>::judge_booked(position& at) -> seen {
    do {
        if (is_promising(at)) {
            at.next = detail::of_unknown_origin(at.next);
            return seen::promising_child;
        }
        ++at.next;
    } while (at.next != at.last);
    return seen::no_child;
}

/// The loop over a node's children, which are paid for one by one.
template <class Space, class Visitor>
inline auto depth_first_search<Space, Visitor>::judge_singly(position& at) -> seen {
    do {
        const seen child = judge_next(at);
        if (child != seen::no_child) return child;
    } while (++at.next != at.last);
    return seen::no_child;
}

/// Judges one child; `no_child` if it is not promising. If the hook throws, it is as if never
/// judged.
template <class Space, class Visitor>
inline auto depth_first_search<Space, Visitor>::judge_next(position& at) -> seen {
    if (--at.spare == 0) [[unlikely]] {
        at.spare = 1;
        return seen::end_of_budget;
    }
    try {
        return is_promising(at) ? seen::promising_child : seen::no_child;
    } catch (...) {
        ++at.spare;
        throw;
    }
}

/// A child that was judged promising is not entered after all, and will be judged again.
template <class Space, class Visitor>
inline void depth_first_search<Space, Visitor>::take_back_judgement(position& at) {
    if (is_booked(at.f)) return;
    at.spare = detail::of_unknown_origin(at.spare) + 1;
}

template <class Space, class Visitor>
inline bool depth_first_search<Space, Visitor>::is_promising(const position& at) {
    if constexpr (JudgingStateSpace<Space>) {
        const bool promising = at.node().promising(*at.next);
        if constexpr (detail::SeesReject<Visitor, Space>)
            if (!promising) visitor_.reject(at.node(), depth_of(at), choice(*at.next));
        return promising;
    } else {
        return true;
    }
}

} // namespace espalier
