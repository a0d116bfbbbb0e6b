/// What a problem module must offer, what it may offer, and the laws that both must obey.
///
/// A *state space* is an object that **is** the current node of a tree. Its hooks say what lies
/// below that node and go there. The smallest complete module:
///
///     struct subsets {                                    // the subsets of n things
///         using choice_type = bool;                       // take the next thing, or leave it
///         explicit subsets(int n) : left(n) {}
///         std::span<const bool> expand() const;           // the candidate children, in order
///         void apply(bool) { --left; }                    // go down
///         bool is_solution() const { return left == 0; }  // it need not be a leaf
///         int left;
///     };
///     static_assert(espalier::StateSpace<subsets>);
///
/// The laws (`testing/laws.hpp` checks them on a small instance of any module):
///
/// * `expand()` lists every child of the node, the same ones in the same order each time, and no
///   choice twice. It may return any forward range. A *borrowed* range (a span, a reference,
///   `set_bits`) is walked without a copy, so what it points to must not change until the node is
///   left. An *owning* range (a vector) is kept by the engine at a fixed address.
/// * `promising(choice)`, optional, is a fact about the **node**: false only if no solution lies
///   under that child.
/// * `prune()`, optional, is a fact about the **search**: it may cut below a node though solutions
///   lie there, because the question that is asked does not need them.
/// * `apply(choice)` makes the object that child. If it throws, the object is as before.
/// * `undo(choice) noexcept`, optional, is the exact inverse of `apply`. Without it the engine
///   keeps a copy of the object per level, which is right for spaces of a few words.
/// * `is_solution()` may hold at inner nodes: the engine reports the node and goes on below it.
/// * `weight()`, optional: how many solutions this one stands for; 1 if absent.
/// * `solution()`, optional: the value handed to the user; a copy of the space if absent.
/// * `objective()` and `bound()`, optional, for `best`: no solution at or below the node has an
///   objective better than its bound.
/// * `count_below(std::stop_token)`, optional: the weight of the solutions strictly below the node,
///   computed otherwise than by a walk; see `below`.
///
/// At a node the engine asks, in this order: `is_solution` (and reports), `prune`, the goal's own
/// pruning, `count_below`, `expand`; then for each child `promising`, and `apply`.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <ranges>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace espalier {

template <class Space>
using choice_t = typename Space::choice_type; ///< what leads to a child

/// What `expand()` of a space returns.
template <class Space>
using candidates_t = decltype(std::declval<const Space&>().expand());

/// A space that can be searched: `choice_type`, `expand`, `apply`, `is_solution`.
template <class Space>
concept StateSpace = requires(Space& node, const Space& look, const choice_t<Space>& choice) {
    requires std::copyable<choice_t<Space>>;
    requires std::equality_comparable<choice_t<Space>>;
    { look.expand() } -> std::ranges::forward_range;
    requires std::convertible_to<std::ranges::range_reference_t<candidates_t<Space>>,
                                 choice_t<Space>>;
    node.apply(choice);
    { look.is_solution() } -> std::convertible_to<bool>;
};

/// A space that comes back by itself: one object, changed in place, no copy at any node.
template <class Space>
concept ReversibleStateSpace =
    StateSpace<Space> && requires(Space& node, const choice_t<Space>& choice) {
        { node.undo(choice) } noexcept;
    };

/// A space that cuts subtrees whose solutions the search does not need.
template <class Space>
concept PrunableStateSpace = StateSpace<Space> && requires(const Space& node) {
    { node.prune() } -> std::convertible_to<bool>;
};

/// A space that cuts by what the search already knows (an incumbent, the set of things found).
template <class Space, class Known>
concept PrunableBy = StateSpace<Space> && requires(const Space& node, const Known& known) {
    { node.prune(known) } -> std::convertible_to<bool>;
};

/// A space that rejects children in which no solution can lie.
template <class Space>
concept JudgingStateSpace =
    StateSpace<Space> && requires(const Space& node, const choice_t<Space>& choice) {
        { node.promising(choice) } -> std::convertible_to<bool>;
    };

/// A space whose solutions stand for several (all images under a symmetry, say).
template <class Space>
concept WeightedStateSpace = StateSpace<Space> && requires(const Space& node) {
    { node.weight() } -> std::convertible_to<std::uint64_t>;
};

/// A space with a value to maximise: `best` needs `objective`, and cuts by `bound` if it is there.
template <class Space>
concept ObjectiveStateSpace = StateSpace<Space> && requires(const Space& node) {
    { node.objective() } -> std::totally_ordered;
};

template <class Space>
concept BoundedStateSpace = ObjectiveStateSpace<Space> && requires(const Space& node) {
    { node.bound() } -> std::convertible_to<std::decay_t<decltype(node.objective())>>;
};

/// What `count_below` answers: a number; *walk*, "there is no short cut here, search me"; or
/// *given up*, "I was asked to stop": then the node goes back, whole, to what is still to be done.
class below {
  public:
    static constexpr below counted(std::uint64_t weight) { return below(kind::counted, weight); }
    static constexpr below walk() { return below(kind::walk, 0); }         ///< search me
    static constexpr below given_up() { return below(kind::given_up, 0); } ///< asked to stop

    constexpr bool is_counted() const { return kind_ == kind::counted; }   ///< there is a number
    constexpr bool is_given_up() const { return kind_ == kind::given_up; } ///< it was stopped
    constexpr std::uint64_t weight() const { return weight_; }

  private:
    enum class kind : unsigned char { counted, walk, given_up };
    constexpr below(kind k, std::uint64_t weight) : weight_(weight), kind_(k) {}
    std::uint64_t weight_;
    kind kind_;
};

/// A space that can count below a node without a walk. Counts may be in units of
/// 1/`Space::count_divisor` (1 if absent); the total is divided exactly at the end.
template <class Space>
concept CountingStateSpace =
    StateSpace<Space> && requires(const Space& node, const std::stop_token& stop) {
        { node.count_below(stop) } -> std::same_as<below>;
    };

/// The unit of `count_below` and `weight`: 1 unless the space states a `count_divisor`.
template <class Space>
constexpr std::uint64_t count_divisor() {
    if constexpr (requires { Space::count_divisor; })
        return Space::count_divisor;
    else
        return 1;
}

/// How many solutions the node stands for, 1 if the space does not say.
template <StateSpace Space>
constexpr std::uint64_t weight_of(const Space& node) {
    if constexpr (WeightedStateSpace<Space>)
        return node.weight();
    else
        return 1;
}

/// The value handed to the user for a solution: `solution()`, or a copy of the space.
template <StateSpace Space>
constexpr auto solution_of(const Space& node) {
    if constexpr (requires { node.solution(); })
        return node.solution();
    else
        return node;
}

template <StateSpace Space>
using solution_t = decltype(solution_of(std::declval<const Space&>())); ///< its type

} // namespace espalier
