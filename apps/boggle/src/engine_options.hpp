/// The limits of a request, as the engine takes them.
#pragma once

#include <stop_token>

#include <espalier/limits.hpp>

#include "boggle_app/request.hpp"

namespace boggle_app {

/// Without the limit of solutions: it is set by those who know what it counts.
inline espalier::options engine_options(const request& wanted, const std::stop_token& stop) {
    espalier::options options{.stop = stop};
    const cli::limits_options& given = wanted.limits;
    if (given.node_limit) options.node_limit = *given.node_limit;
    if (given.time_limit) options.time_limit = *given.time_limit;
    return options;
}

} // namespace boggle_app
