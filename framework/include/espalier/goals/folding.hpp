/// Any fold over the solutions.
#pragma once

#include <istream>
#include <memory>
#include <ostream>
#include <utility>

#include <espalier/goal.hpp>
#include <espalier/state_space.hpp>
#include <espalier/text_form.hpp>

namespace espalier {

/// Any fold: `step(accumulator, node)` takes in a solution (false means *enough*), and
/// `join(accumulator, right)` what was folded to the right. The space may prune by the accumulator:
/// its `prune(known)` is handed it.
template <StateSpace Space, class Accumulator, class Step, class Join>
class folding {
  public:
    folding(Accumulator initial, Step step, Join join)
        : accumulator_(std::move(initial)), step_(std::make_shared<Step>(std::move(step))),
          join_(std::make_shared<Join>(std::move(join))) {}

    bool report(const Space& node) { return detail::call(*step_, accumulator_, node); }
    bool prune(const Space& node) const
        requires PrunableBy<Space, Accumulator>
    {
        return node.prune(accumulator_);
    }
    void save(std::ostream& out) const
        requires Writable<Accumulator>
    {
        text_form<Accumulator>::write(out, accumulator_);
    }
    bool load(std::istream& in)
        requires Writable<Accumulator>
    {
        return text_form<Accumulator>::read(in, accumulator_);
    }
    void merge(folding&& right) { (*join_)(accumulator_, std::move(right.accumulator_)); }
    Accumulator value() && { return std::move(accumulator_); }

  private:
    Accumulator accumulator_;
    std::shared_ptr<Step> step_; // shared: a lambda cannot be assigned, a goal must
    std::shared_ptr<Join> join_;
};

} // namespace espalier
