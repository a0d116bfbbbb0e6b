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
        if (booked_) [[likely]]
            return judge_booked(at);
    if constexpr (JudgingStateSpace<Space> && detail::numbered<Space>) return judge_run(at);
    do {
        const seen child = judge_next(at);
        if (child != seen::no_child) return child;
    } while (++at.next != at.last);
    return seen::no_child;
}

/// The loop over a node's children, all of which are paid for.
template <class Space, class Visitor>
inline auto depth_first_search<Space, Visitor>::judge_booked(position& at) -> seen {
    do {
        if (is_promising(at)) return seen::promising_child;
        detail::keep_as_counter(++at.next);
    } while (at.next != at.last);
    return seen::no_child;
}

/// Where children can be told by number, the budget is settled once for a run of them.
template <class Space, class Visitor>
inline auto depth_first_search<Space, Visitor>::judge_run(position& at) -> seen {
    const auto first = at.next;
    auto end = at.last;
    if (at.children_left() >= at.spare) [[unlikely]] {
        if (at.spare == 1) return seen::end_of_budget;
        end = first + static_cast<std::iter_difference_t<decltype(first)>>(at.spare - 1);
    }
    try {
        while (at.next != end && !is_promising(at))
            detail::keep_as_counter(++at.next);
    } catch (...) {
        at.spare -= at.children_since(first);
        throw;
    }
    at.spare -= at.children_since(first);
    if (at.next == end) return end == at.last ? seen::no_child : seen::end_of_budget;
    --at.spare;
    return seen::promising_child;
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
    if (booked_ && at.f != levels_.bottom()) return;
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
