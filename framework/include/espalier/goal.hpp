/// What is wanted of the solutions: to count them, one of them, every one, the best, any fold.
///
/// A goal is a monoid: it takes in solutions one after the other, and two goals that took in
/// different parts of the tree can be merged, the left part first. So one worker or a thousand,
/// one sitting or ten, come to the same value.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>

#include <espalier/state_space.hpp>

namespace espalier {

/// What the search asks of a goal.
///
/// | expression | meaning |
/// | --- | --- |
/// | `goal.report(node)` | takes in a solution; false means *enough*, stop here |
/// | `goal.merge(std::move(right))` | takes in what another goal of the kind found to the right |
/// | `std::move(goal).value()` | the result |
/// | `goal.prune(node)` *optional* | what the goal knows makes all below the node needless |
/// | `goal.add(weight)` *optional* | takes the answer of `count_below` instead of a walk |
/// | `G::idempotent` *optional* | true: to take in a solution again changes nothing |
///
/// A fresh goal of the same kind, for another worker, is a copy of the goal before the search.
template <class G, class Space>
concept Goal = std::copy_constructible<G> && requires(G goal, G right, const Space& node) {
    { goal.report(node) } -> std::same_as<bool>;
    goal.merge(std::move(right));
    std::move(goal).value();
};

namespace detail {

template <class G, class Space>
concept PruningGoal = requires(G& goal, const Space& node) {
    { goal.prune(node) } -> std::convertible_to<bool>;
};

template <class G, class Space>
inline constexpr bool counts_below =
    CountingStateSpace<Space> && requires(G& goal) { goal.add(std::uint64_t{}); };

/// Whether the walk may end at a node that has children.
template <class G, class Space>
inline constexpr bool cuts =
    PrunableStateSpace<Space> || PruningGoal<G, Space> || counts_below<G, Space>;

/// Stops at every solution: the goal behind `next()`.
struct one_at_a_time {
    bool report(const auto&) { return false; }
};

/// A fresh goal for another worker, whose part lies right of what `left` has taken in.
template <class G>
G fork(const G& left, const G& blank) {
    if constexpr (requires { left.fork(); })
        return left.fork();
    else
        return blank;
}

/// Puts a goal in the place of another. Not every goal can be assigned: a fold may hold a closure,
/// and a space a reference.
template <class G>
void replace(G& goal, G&& by) noexcept(!std::is_move_assignable_v<G>) {
    if constexpr (std::is_move_assignable_v<G>) {
        goal = std::move(by);
    } else {
        std::destroy_at(&goal);
        std::construct_at(&goal, std::move(by));
    }
}

/// Merges; false if the goal has enough with that.
template <class G>
bool merge(G& left, G&& right) {
    if constexpr (std::is_void_v<decltype(left.merge(std::move(right)))>) {
        left.merge(std::move(right));
        return true;
    } else {
        return left.merge(std::move(right));
    }
}

/// A goal that has enough after so many solutions.
template <class G>
struct at_most {
    G& goal;
    std::uint64_t left;
    bool goal_said_so = false;

    template <class Space>
    bool report(const Space& node) {
        goal_said_so = !goal.report(node);
        return --left != 0 && !goal_said_so;
    }
    template <class Space>
    bool prune(const Space& node)
        requires PruningGoal<G, Space>
    {
        return goal.prune(node);
    }
};

/// Calls a callback that may return nothing, or false for *enough*.
template <class Function, class... Arguments>
bool call(Function& f, Arguments&&... arguments) {
    if constexpr (std::is_void_v<decltype(f(std::forward<Arguments>(arguments)...))>) {
        f(std::forward<Arguments>(arguments)...);
        return true;
    } else {
        return static_cast<bool>(f(std::forward<Arguments>(arguments)...));
    }
}

} // namespace detail

} // namespace espalier
