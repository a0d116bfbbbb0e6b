/// A space of which only the nodes down to some depth are walked.
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

#include <espalier/state_space.hpp>

namespace espalier {

/// The same tree, cut below depth `most`: a node of that depth is entered, reported and pruned. The
/// statistics tell by `pruned` whether anything was cut. All hooks are the space's own, except
/// `count_below`, which would count what is cut.
///
///     espalier::count(espalier::depth_limited(space, 5));
template <StateSpace Space>
class depth_limited {
  public:
    using choice_type = choice_t<Space>;
    using adapts = Space;

    depth_limited(Space space, std::size_t most) : space_(std::move(space)), left_(most) {}

    decltype(auto) expand() const { return space_.expand(); }
    bool promising(const choice_type& choice) const
        requires JudgingStateSpace<Space>
    {
        return space_.promising(choice);
    }
    bool prune() const {
        if constexpr (PrunableStateSpace<Space>)
            if (space_.prune()) return true;
        return left_ == 0;
    }
    template <class Known>
    bool prune(const Known& known) const
        requires PrunableBy<Space, Known>
    {
        return space_.prune(known);
    }
    void apply(const choice_type& choice) {
        space_.apply(choice);
        --left_;
    }
    void undo(const choice_type& choice) noexcept
        requires ReversibleStateSpace<Space>
    {
        space_.undo(choice);
        ++left_;
    }
    bool is_solution() const { return space_.is_solution(); }
    auto solution() const { return solution_of(space_); }
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

    /// The space itself.
    const Space& base() const { return space_; }

  private:
    Space space_;
    std::size_t left_; // levels
};

} // namespace espalier
