/// A space's solutions counted, over cores, sittings and shards.
#pragma once

#include "cli/merge_shards.hpp"
#include "cli/sitting.hpp"
#include "nqueens/answer.hpp"

namespace nqueens {

template <class Space>
answer counted_in(Space space, const cli::sitting& told) {
    return answer_of(cli::sit_or_merge(space, espalier::counting<Space>{}, told,
                                       [](auto& sum, const auto& more) { sum += more; }));
}

} // namespace nqueens
