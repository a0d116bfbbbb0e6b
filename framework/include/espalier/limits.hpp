/// How far a search may go, and how far it went.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>
#include <string_view>

#include <espalier/walk_record.hpp>

namespace espalier {

/// Why a search ended.
enum class status {
    exhausted,      ///< everything was walked: the answer is complete
    satisfied,      ///< the goal has what it wanted
    solution_limit, ///< as many solutions as asked for
    node_limit,     ///< as many nodes as allowed
    time_limit,     ///< as long as allowed
    stop_requested, ///< by the stop token
};

/// The status in words, for people.
constexpr std::string_view to_string(status s) {
    switch (s) {
    case status::exhausted:
        return "exhausted";
    case status::satisfied:
        return "satisfied";
    case status::solution_limit:
        return "solution limit";
    case status::node_limit:
        return "node limit";
    case status::time_limit:
        return "time limit";
    case status::stop_requested:
        return "stop requested";
    }
    return "unknown";
}

/// What every entry point takes. Designated initialisers read best:
///
///     espalier::count(space, {.node_limit = 1'000'000, .time_limit = 10s});
struct options {
    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();
    static constexpr auto no_time_limit = std::chrono::nanoseconds::max(); ///< as long as it takes

    unsigned threads = 1; ///< walkers; 0 for all processors this process may use
    std::uint64_t node_limit =
        unlimited; ///< nodes entered, the root counted; with several threads at most that many
    std::uint64_t max_solutions = unlimited;             ///< solution nodes reported
    std::chrono::nanoseconds time_limit = no_time_limit; ///< on the steady clock
    /// How long a worker walks before it looks up: sees a stop, or gives work away. 0 means after
    /// every child, which is for tests.
    std::chrono::nanoseconds slice = std::chrono::microseconds(50);
    /// Is told how far the search is, once in `reading_interval`, from the thread that called; to
    /// return false asks the search to stop. See `make_progress` for what can be said with it.
    std::function<bool(const reading&)> on_reading = {};
    std::chrono::nanoseconds reading_interval = std::chrono::milliseconds(100); ///< see above
    std::stop_token stop = {}; ///< asks the search to stop from outside
};

} // namespace espalier
