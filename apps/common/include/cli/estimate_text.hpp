/// How --estimate answers.
#pragma once

#include <chrono>
#include <string>

#include <espalier/estimate.hpp>

namespace cli {

/// The size of the tree and the time to walk it, each with its interval, a line each.
std::string estimate_text(const espalier::tree_estimate& tree);

/// The same of a search that has still to be made, from random probes of at most 5 s. A space that
/// can count below its nodes is not walked there.
template <class Space>
std::string estimate_of(const Space& space) {
    return estimate_text(
        espalier::estimate(space, {.probes = 10'000,
                                   .time_limit = std::chrono::seconds(5),
                                   .short_cuts = espalier::CountingStateSpace<Space>}));
}

} // namespace cli
