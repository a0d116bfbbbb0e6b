/// The goal *any*.
#pragma once

#include <espalier/goals/first_solution.hpp>
#include <espalier/state_space.hpp>

namespace espalier {

/// Any solution, whichever worker finds one first.
template <StateSpace Space>
class any_solution : public first_solution<Space> {
  public:
    static constexpr bool commutes = true;
    static constexpr bool anywhere = true;
};

} // namespace espalier
