/// How a search goes down to a child. Included by depth_first_search.hpp.
#pragma once

#include <cstddef>
#include <iterator>
#include <stop_token>
#include <utility>

#include <espalier/depth_first_search.hpp>

namespace espalier {

/// Judges children up to a promising one and goes there.
template <class Space, class Visitor>
template <class Goal>
inline auto depth_first_search<Space, Visitor>::try_child(position& at, Goal& goal,
                                                          const std::stop_token& stop) -> heading {
    switch (seek(at)) {
    case seen::promising_child:
        return enter_child(at, goal, stop);
    case seen::no_child:
        return heading::back;
    case seen::end_of_budget:
        break;
    }
    return heading::rest;
}

/// Whether a child of the node in hand is still to be judged.
template <class Space, class Visitor>
template <class Goal>
inline bool depth_first_search<Space, Visitor>::has_children_to_try(const position& at) {
    if constexpr (detail::cuts<Goal, Space>)
        if (at.closed) return false;
    return at.next != at.last;
}

/// Goes to the next child, reports it if it is a solution, lists its children. If a hook throws on
/// the way, the child is as if never judged.
template <class Space, class Visitor>
template <class Goal>
inline auto depth_first_search<Space, Visitor>::enter_child(position& at, Goal& goal,
                                                            const std::stop_token& stop)
    -> heading {
    if (levels_.at_ceiling(at.f)) [[unlikely]]
        return aside(at, [&](position& there) {
            const heading to = descend_past_ceiling(there, goal, stop);
            return to == heading::rest ? to : book_or_step(there, goal, stop);
        });
    if constexpr (detail::fits_in_hand<Space> && !detail::keeps_candidates<Space> && !watched) {
        return look_at_child(at, goal, stop);
    } else {
        const heading to = descend(at, at.f + 1, goal, stop);
        return to == heading::rest ? to : book_or_step(at, goal, stop);
    }
}

/// Takes a rare step with a copy of the position, so that the one in registers has no address. What
/// is rare is a function of its own: a hook that is called in few places is compiled into the loop.
/// The node in hand is taken up from its frame: copied as a whole, it would lie in memory, too.
template <class Space, class Visitor>
template <class Step>
inline auto depth_first_search<Space, Visitor>::aside(position& at, Step step) {
    position there(at.f, *space_);
    there.go_where(at);
    try {
        const auto answer = step(there);
        at.go_where(there);
        at.load_node();
        return answer;
    } catch (...) {
        at.go_where(there);
        at.load_node();
        throw;
    }
}

/// The child gets its frame at once.
template <class Space, class Visitor>
template <class Goal>
inline auto depth_first_search<Space, Visitor>::descend(position& at, level* child, Goal& goal,
                                                        const std::stop_token& stop) -> heading {
    bool solution = false;
    level* const parent = at.f;
    try {
        at.down(child);
        try {
            if (!arrive(at, goal, solution)) return heading::rest;
        } catch (...) {
            at.up(parent);
            at.load_node();
            throw;
        }
    } catch (...) {
        levels_.below(child);
        take_back_judgement(at);
        throw;
    }
    return unfold(at, goal, stop, solution) ? heading::either : heading::rest;
}

/// The same where room for the frame may have to be made.
template <class Space, class Visitor>
template <class Goal>
[[gnu::noinline, gnu::cold]] auto
depth_first_search<Space, Visitor>::descend_past_ceiling(position& at, Goal& goal,
                                                         const std::stop_token& stop) -> heading {
    return descend(at, levels_.above(at.f), goal, stop);
}

/// A small node is looked at in registers first. It gets a frame if there is something to walk
/// below it; a leaf is reported, counted and dropped where it is.
template <class Space, class Visitor>
template <class Goal>
inline auto depth_first_search<Space, Visitor>::look_at_child(position& at, Goal& goal,
                                                              const std::stop_token& stop)
    -> heading {
    bool solution = false, more = false;
    const auto next = at.next;
    const auto last = at.last;
    try {
        at.hand.node.apply(*next);
        more = arrive(at, goal, solution);
    } catch (...) {
        at.load_node();
        take_back_judgement(at);
        throw;
    }
    try {
        more = more && unfold(at, goal, stop, solution);
    } catch (...) {
        at.settle(next, last);
        throw;
    }
    if (more && is_leaf<Goal>(at)) {
        at.load_node();
        at.next = std::next(next);
        at.last = last;
        return heading::either;
    }
    at.settle(next, last);
    if (!more) return heading::rest;
    const heading to = book_or_step(at, goal, stop);
    return to == heading::either ? heading::on : to;
}

/// Whether there is nothing to walk below the node in hand; then takes leave of it.
template <class Space, class Visitor>
template <class Goal>
inline bool depth_first_search<Space, Visitor>::is_leaf(position& at) {
    if constexpr (detail::cuts<Goal, Space>)
        if (std::exchange(at.closed, false)) return true;
    if (at.next != at.last) return false;
    if constexpr (JudgingStateSpace<Space>) note_dead_end();
    return true;
}

/// Counts and reports the node just entered. False if the goal has enough.
template <class Space, class Visitor>
template <class Goal>
inline bool depth_first_search<Space, Visitor>::arrive(position& at, Goal& goal, bool& solution) {
    if constexpr (detail::SeesEnter<Visitor, Space>) announce(at);
    bool more = true;
    solution = at.node().is_solution();
    if (solution) [[unlikely]] {
        if constexpr (detail::fits_in_hand<Space>) {
            const Space lent = at.node(); // the one in hand must not get an address
            more = goal.report(lent);
        } else {
            more = goal.report(at.node());
        }
        ++counts_.solutions;
        if constexpr (detail::SeesSolution<Visitor, Space>)
            visitor_.solution(at.node(), depth_of(at));
    }
    if constexpr (JudgingStateSpace<Space>) ++counts_.promising;
    if (!more) {
        place_ = place::before_children;
        status_ = search_status::at_solution;
    }
    return more;
}

/// Lists the children of the node just reported, unless a hook or the goal cuts or counts what is
/// below. False if the walk is to rest before that. Of a node whose last children belong to others
/// nobody counts what is below: it would be counted by each of them.
template <class Space, class Visitor>
template <class Goal>
inline bool depth_first_search<Space, Visitor>::unfold(position& at, Goal& goal,
                                                       const std::stop_token& stop, bool solution) {
    if constexpr (JudgingStateSpace<Space>) barren_ = false;
    try {
        bool cut = false;
        if constexpr (PrunableStateSpace<Space>) cut = at.node().prune();
        if constexpr (detail::PruningGoal<Goal, Space>) cut = cut || goal.prune(at.node());
        if (cut) {
            if constexpr (detail::SeesPrune<Visitor, Space>)
                visitor_.prune(at.node(), depth_of(at));
            ++counts_.pruned;
            at.closed = true;
            return true;
        }
        if constexpr (detail::counts_below<Goal, Space> && !watched) {
            const bool is_whole = last_ == subtree<choice>::to_the_end || at.f != levels_.bottom();
            const below answer = is_whole ? at.node().count_below(stop) : below::walk();
            if (answer.is_given_up()) {
                place_ = place::before_children;
                return false;
            }
            if (answer.is_counted()) {
                goal.add(answer.weight());
                at.closed = true;
                return true;
            }
        }
        at.expand();
        if constexpr (JudgingStateSpace<Space>)
            barren_ = !solution;
        else if (!solution && at.next == at.last)
            ++counts_.dead_ends;
        return true;
    } catch (...) {
        place_ = place::before_children;
        throw;
    }
}

template <class Space, class Visitor>
void depth_first_search<Space, Visitor>::announce(const position& at) {
    const std::size_t l = levels_.level_of(at.f);
    if (l > 0) {
        const choice taken = *levels_.at(l - 1)->next;
        visitor_.enter(at.node(), depth_of(at), &taken);
    } else if (!prefix_.empty()) {
        const choice taken = prefix_.back(); // a copy: a std::vector<bool> has no bool to point to
        visitor_.enter(at.node(), depth_of(at), &taken);
    } else {
        visitor_.enter(at.node(), depth_of(at), static_cast<const choice*>(nullptr));
    }
}

} // namespace espalier
