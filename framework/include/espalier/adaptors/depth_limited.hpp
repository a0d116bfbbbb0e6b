/// A space of which only the nodes down to some depth are walked.
#pragma once

#include <cstddef>
#include <utility>

#include <espalier/adaptors/adaptor.hpp>

namespace espalier {

/// The same tree, cut below depth `most`: a node of that depth is entered, reported and pruned. The
/// statistics tell by `pruned` whether anything was cut. All hooks are the space's own, except
/// `count_below`, which would count what is cut.
///
///     espalier::count(espalier::depth_limited(space, 5));
template <StateSpace Space>
class depth_limited : public adaptor<Space> {
  public:
    using choice_type = choice_t<Space>;

    depth_limited(Space space, std::size_t most) : adaptor<Space>(std::move(space)), left_(most) {}

    bool prune() const { return this->pruned_inside() || left_ == 0; }
    template <class Known>
    bool prune(const Known& known) const
        requires PrunableBy<Space, Known>
    {
        return this->base().prune(known);
    }
    void apply(const choice_type& choice) {
        this->inside().apply(choice);
        --left_;
    }
    void undo(const choice_type& choice) noexcept
        requires ReversibleStateSpace<Space>
    {
        this->inside().undo(choice);
        ++left_;
    }

    friend bool operator==(const depth_limited&, const depth_limited&) = default;

  private:
    std::size_t left_; // levels
};

} // namespace espalier
