/// The limits of a request, as the engine takes them.
#pragma once

#include <stop_token>

#include <espalier/limits.hpp>

#include "nqueens/request.hpp"

namespace nqueens {

inline espalier::options engine_options(const request& wanted, const std::stop_token& stop) {
    espalier::options options{.stop = stop};
    const cli::limits_options& given = wanted.limits;
    if (given.node_limit) options.node_limit = *given.node_limit;
    if (given.max_solutions) options.max_solutions = *given.max_solutions;
    if (wanted.unique) options.max_solutions = 2;
    if (given.time_limit) options.time_limit = *given.time_limit;
    return options;
}

} // namespace nqueens
