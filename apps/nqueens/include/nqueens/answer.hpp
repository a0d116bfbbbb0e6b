/// What a search came to.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <stop_token>
#include <string>

#include <espalier/espalier.hpp>
#include <queens/random_placement.hpp>

#include "cli/output_file.hpp"
#include "cli/progress_line.hpp"
#include "cli/stopwatch.hpp"
#include "nqueens/request.hpp"
#include "nqueens/solution.hpp"

namespace nqueens {

/// `solutions` are counted or handed over; where the greatest number of pieces is asked for, it is
/// that number, as far as it is known.
struct answer {
    espalier::checked_count solutions;
    espalier::status status = espalier::status::exhausted;
    espalier::statistics statistics;
    cli::elapsed elapsed;
    espalier::effort effort = {};
    std::optional<queens::swap_statistics> swaps = {}; ///< instead of nodes, by clean swaps
    bool met_all = true; ///< each solution at its node; else some were counted below others
};

/// What the engine found, or another number of that search.
template <class Result>
answer answer_of(const Result& found, const espalier::checked_count& solutions) {
    return {.solutions = solutions,
            .status = found.status,
            .statistics = found.statistics,
            .elapsed = {},
            .effort = found.effort};
}
template <class Result>
answer answer_of(const Result& found) {
    return answer_of(found, found.value);
}

using solution_handler = std::function<void(const solution&)>;

/// Opens the file that solutions go to: a new one, or one that is cut to a length to go on with.
using file_opener = std::function<cli::output_file&(std::optional<std::uint64_t> length)>;

/// Searches as the request says. Unless solutions are only counted, each is handed over, in order,
/// as soon as it is found.
answer search(const request& wanted, const solution_handler& handle, const file_opener& open,
              cli::progress_line& progress, const std::stop_token& stop);

/// Follows the path of the request and writes what each hook answers on the way.
void look_along(const request& wanted, std::ostream& out);

/// Estimates the size of the search, and its time, from random probes.
std::string estimate_of(const request& wanted);

/// Searches in one thread and writes the tree that was visited as Graphviz DOT.
answer draw_tree(const request& wanted, std::ostream& out, const std::stop_token& stop);

} // namespace nqueens
