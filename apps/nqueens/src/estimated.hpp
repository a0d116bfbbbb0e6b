/// The size of a search and its time, from random probes.
#pragma once

#include <espalier/estimate.hpp>

#include "nqueens/request.hpp"

namespace nqueens {

/// Probes the tree of the search that the request asks for. A space that can count below its nodes
/// is not walked there.
espalier::tree_estimate estimated(const request& wanted, espalier::probe_options how);

} // namespace nqueens
