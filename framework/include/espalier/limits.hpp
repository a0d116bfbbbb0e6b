/// How far a search may go, and how far it went.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <stop_token>
#include <string_view>
#include <utility>

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

    std::uint64_t node_limit = unlimited;    ///< nodes entered, the root counted
    std::uint64_t max_solutions = unlimited; ///< solution nodes reported
    std::chrono::nanoseconds time_limit = std::chrono::nanoseconds::max(); ///< on the steady clock
    std::stop_token stop = {}; ///< asks the search to stop from outside
};

namespace detail {

/// Deals out budgets to a search, so small that the clock and the stop token are looked at often
/// enough (a stop is honoured within some ten milliseconds) and so large that it costs nothing.
class limit_keeper {
    using clock = std::chrono::steady_clock;

  public:
    explicit limit_keeper(const options& limits)
        : limits_(limits), start_(clock::now()), last_look_(start_),
          watches_clock_(limits.time_limit != std::chrono::nanoseconds::max() ||
                         limits.stop.stop_possible()) {}

    /// True if the search must not go on, after so many nodes and solutions.
    bool reached(std::uint64_t nodes, std::uint64_t solutions) {
        if (solutions >= limits_.max_solutions)
            reason_ = status::solution_limit;
        else if (nodes >= limits_.node_limit)
            reason_ = status::node_limit;
        else if (limits_.stop.stop_requested())
            reason_ = status::stop_requested;
        else if (watches_clock_ && time_is_up())
            reason_ = status::time_limit;
        else
            return false;
        return true;
    }

    /// How many children to judge before `reached` is to be asked again. A node is entered only
    /// after it was judged, so the node limit is kept to the node.
    std::uint64_t budget(std::uint64_t nodes) const {
        return std::min(limits_.node_limit - nodes, watches_clock_ ? slice_ : options::unlimited);
    }

    status reason() const { return reason_; }

  private:
    bool time_is_up() {
        using namespace std::chrono_literals;
        const auto now = clock::now();
        const auto slice_took = std::exchange(last_look_, now);
        if (now - slice_took < 500us && slice_ < (std::uint64_t{1} << 40))
            slice_ *= 2;
        else if (now - slice_took > 5ms && slice_ > 1)
            slice_ /= 2;
        return now - start_ >= limits_.time_limit;
    }

    const options& limits_;
    clock::time_point start_;
    clock::time_point last_look_;
    std::uint64_t slice_ = 64;
    bool watches_clock_;
    status reason_ = status::exhausted;
};

} // namespace detail
} // namespace espalier
