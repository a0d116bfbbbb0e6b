/// What all spaces made of a space have in common: every hook is handed on to the space inside.
#pragma once

#include <concepts>
#include <cstdint>
#include <stop_token>
#include <type_traits>
#include <utility>

#include <espalier/goals/best_solution.hpp>
#include <espalier/module_check.hpp>
#include <espalier/state_space.hpp>
#include <espalier/trail.hpp>

namespace espalier {

/// Hands on all the hooks that `Space` has, and no others. A space made of a space derives from it
/// and says anew what it changes:
///
///     template <espalier::StateSpace Space>
///     struct without_solutions_at_the_root : espalier::adaptor<Space> { … };
///
/// It costs nothing: a hook that is handed on is a call that the compiler sees through.
/// `count_below` is handed on only if the solutions are the `SameSolutions`, for it would count
/// those, too, that the new space leaves out.
template <StateSpace Space, bool SameSolutions = false>
class adaptor {
  public:
    using choice_type = choice_t<Space>;
    using adapts = Space;
    using better = typename better_of<Space>::type;
    static constexpr std::uint64_t count_divisor = espalier::count_divisor<Space>();

    explicit adaptor(Space space) : space_(std::move(space)) {}

    decltype(auto) expand() const { return space_.expand(); }
    bool promising(const choice_type& choice) const
        requires JudgingStateSpace<Space>
    {
        return space_.promising(choice);
    }
    bool prune() const
        requires PrunableStateSpace<Space>
    {
        return space_.prune();
    }
    template <class Known>
    bool prune(const Known& known) const
        requires PrunableBy<Space, Known>
    {
        return space_.prune(known);
    }
    void apply(const choice_type& choice) { space_.apply(choice); }
    void undo(const choice_type& choice) noexcept
        requires ReversibleStateSpace<Space>
    {
        space_.undo(choice);
    }
    bool is_solution() const { return space_.is_solution(); }
    auto solution() const
        requires(detail::NamesItsSolution<Space> || std::copy_constructible<Space>)
    {
        return solution_of(space_);
    }
    auto weight() const
        requires WeightedStateSpace<Space>
    {
        return space_.weight();
    }
    auto objective() const
        requires ObjectiveStateSpace<Space>
    {
        return space_.objective();
    }
    auto bound() const
        requires BoundedStateSpace<Space>
    {
        return space_.bound();
    }
    below count_below(const std::stop_token& stop) const
        requires(SameSolutions && CountingStateSpace<Space>)
    {
        return space_.count_below(stop);
    }

    /// The space inside.
    const Space& base() const { return space_; }

    friend bool operator==(const adaptor&, const adaptor&)
        requires std::equality_comparable<Space>
    = default;

  protected:
    Space& inside() { return space_; } ///< the space inside, to be changed by who derives

    /// Whether the space inside rejects nothing, or not this child.
    bool promising_inside(const choice_type& choice) const {
        if constexpr (JudgingStateSpace<Space>)
            return space_.promising(choice);
        else
            return true;
    }
    /// What the space inside says to `prune()`; false if it has none.
    bool pruned_inside() const {
        if constexpr (PrunableStateSpace<Space>)
            return space_.prune();
        else
            return false;
    }

  private:
    Space space_;
};

namespace detail {

/// The interface of a trail for nodes that are copied: there is nothing to come back from.
template <class T>
class copied_value {
  public:
    explicit copied_value(T first) : now_(std::move(first)) {}
    const T& operator*() const { return now_; }
    void make_room() {}
    void set(T value) { now_ = std::move(value); }
    friend bool operator==(const copied_value&, const copied_value&) = default;

  private:
    T now_;
};

/// What an adaptor knows of the node it stands at and cannot compute back.
template <class Space, class T>
using level_value = std::conditional_t<ReversibleStateSpace<Space>, trail<T>, copied_value<T>>;

} // namespace detail

} // namespace espalier
