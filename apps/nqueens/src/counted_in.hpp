/// A space's solutions counted, over cores, sittings and shards.
#pragma once

#include "cli/merge_shards.hpp"
#include "cli/sitting.hpp"
#include "nqueens/answer.hpp"

namespace nqueens {

/// `tree`: see cli::sit.
template <class Space>
answer counted_in(Space space, const cli::sitting& told, const Space* tree = nullptr) {
    const auto add = [](auto& sum, const auto& more) { sum += more; };
    answer found =
        answer_of(cli::sit_or_merge(space, espalier::counting<Space>{}, told, add, tree));
    constexpr bool only_weighs =
        espalier::WeightedStateSpace<Space> && !espalier::CountingStateSpace<Space>;
    found.met_all = only_weighs || found.solutions == found.statistics.solutions;
    return found;
}

} // namespace nqueens
