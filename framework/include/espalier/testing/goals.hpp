/// Goals of searches that are only watched, and a search without limits for any goal.
#pragma once

#include <utility>

#include <espalier/depth_first_search.hpp>
#include <espalier/statistics.hpp>

namespace espalier::testing::detail {

/// Takes every solution in and goes on.
struct all_the_way {
    bool report(const auto&) { return true; }
};

/// Rests at every solution.
struct stop_at_each {
    bool report(const auto&) { return false; }
};

/// A goal after it saw the whole tree, and what that search counted.
template <class Goal>
struct searched {
    Goal goal;
    statistics counts;
};

template <class Space, class Goal>
searched<Goal> search_all(Space& space, Goal goal) {
    depth_first_search<Space> search(space);
    search.advance(goal);
    return {std::move(goal), search.statistics()};
}

} // namespace espalier::testing::detail
