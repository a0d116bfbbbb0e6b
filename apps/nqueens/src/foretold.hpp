/// How long a count will take, said before it begins.
#pragma once

#include <stop_token>
#include <string>

#include "nqueens/request.hpp"

namespace nqueens {

/// A line for stderr if the count will take more than a minute, by some random probes of the tree,
/// which take a second at most; else nothing. Nothing is said where the user has set a limit, or of
/// a search that goes on from where it was left.
std::string foretold_time(const request& wanted, const std::stop_token& stop);

} // namespace nqueens
