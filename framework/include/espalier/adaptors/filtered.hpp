/// A space with one more condition.
#pragma once

#include <concepts>
#include <utility>

#include <espalier/adaptors/adaptor.hpp>

namespace espalier {

/// The same tree without what the predicate refuses: of children, if it takes the node and a
/// choice; of solutions, if it takes the node alone.
///
///     filtered(queens{8}, [](const queens& node, int column) { return column != node.row(); })
///     filtered(subsets, [](const subset_sum& node) { return node.taken.size() == 3; })
///
/// The predicate must answer the same whenever it is asked, and copies of it are called by several
/// threads at once. A condition on children cuts the tree; one on solutions does not.
template <StateSpace Space, class Predicate>
    requires std::predicate<const Predicate&, const Space&, const choice_t<Space>&> ||
             std::predicate<const Predicate&, const Space&>
class filtered : public adaptor<Space> {
    static constexpr bool of_children =
        std::predicate<const Predicate&, const Space&, const choice_t<Space>&>;

  public:
    using choice_type = choice_t<Space>;

    filtered(Space space, Predicate accepts)
        : adaptor<Space>(std::move(space)), accepts_(std::move(accepts)) {}

    bool promising(const choice_type& choice) const
        requires(of_children || JudgingStateSpace<Space>)
    {
        if constexpr (of_children)
            if (!accepts_(this->base(), choice)) return false;
        return this->promising_inside(choice);
    }
    bool is_solution() const {
        if constexpr (of_children)
            return this->base().is_solution();
        else
            return this->base().is_solution() && accepts_(this->base());
    }

  private:
    [[no_unique_address]] Predicate accepts_;
};

} // namespace espalier
