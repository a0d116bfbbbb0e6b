/// How --estimate answers.
#pragma once

#include <string>

#include <espalier/estimate.hpp>

namespace cli {

/// The size of the tree and the time to walk it, each with its interval, a line each.
std::string estimate_text(const espalier::tree_estimate& tree);

/// How --estimate probes: for at most 5 s.
espalier::probe_options estimate_probes();

/// The text of a search that has still to be made. A space that can count below its nodes is not
/// walked there.
template <class Space>
std::string estimate_of(const Space& space) {
    espalier::probe_options how = estimate_probes();
    how.short_cuts = espalier::CountingStateSpace<Space>;
    return estimate_text(espalier::estimate(space, how));
}

} // namespace cli
