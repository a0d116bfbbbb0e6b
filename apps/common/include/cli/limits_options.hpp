/// The limits that every program has, as rows of its table and as a plain struct.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include <espalier/limits.hpp>

#include "cli/option_table.hpp"
#include "cli/parsed_options.hpp"

namespace cli {

/// What stops a search early; nothing: no such limit. All are at least one (a nanosecond).
struct limits_options {
    std::optional<std::uint64_t> node_limit = {};
    std::optional<std::uint64_t> max_solutions = {};
    std::optional<std::chrono::nanoseconds> time_limit = {}; ///< wall clock
};

/// --node-limit, --max-solutions, --time-limit, in the group "Limits".
std::vector<option> limits_rows();

/// usage_error for a value that is no number, no time, zero or out of range.
limits_options read_limits(const parsed_options& given);

/// The limits as the engine takes them.
espalier::options engine_options(const limits_options& given, const std::stop_token& stop);

} // namespace cli
