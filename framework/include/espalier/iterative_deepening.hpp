/// A search repeated with a growing limit until it finds something: a driver, not a space.
#pragma once

#include <algorithm>
#include <chrono>
#include <concepts>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include <espalier/adaptors/depth_limited.hpp>
#include <espalier/limits.hpp>
#include <espalier/solve.hpp>
#include <espalier/state_space.hpp>
#include <espalier/statistics.hpp>

namespace espalier {

/// Which limits are tried.
struct deepening {
    static constexpr std::size_t no_end = std::numeric_limits<std::size_t>::max();

    std::size_t from = 0;      ///< the first limit
    std::size_t step = 1;      ///< what is added to it each time
    std::size_t most = no_end; ///< the last limit

    /// Each tree is a part of that for the next limit. Then the search ends where a greater limit
    /// shows no more nodes; otherwise it goes on to `most`.
    bool nested = true;
};

/// How a deepening search ended.
template <class Answer>
struct deepened {
    Answer answer;                   ///< of the last limit: its status is that of the whole
    std::size_t limit;               ///< the last limit: where to go on from if it was stopped
    bool all_seen;                   ///< a greater limit would show nothing more
    espalier::statistics statistics; ///< of all limits together
};

namespace detail {

/// What is left of the limits when that much was counted and that much time went by.
class allowance {
    using clock = std::chrono::steady_clock;

  public:
    explicit allowance(const options& all) : all_(all), begun_(clock::now()) {}

    options left(const statistics& counted) const {
        options rest = all_;
        if (all_.node_limit != options::unlimited)
            rest.node_limit -= std::min(rest.node_limit, counted.promising);
        if (all_.time_limit != options::no_time_limit)
            rest.time_limit =
                std::max(std::chrono::nanoseconds(0), all_.time_limit - (clock::now() - begun_));
        return rest;
    }

  private:
    const options& all_;
    clock::time_point begun_;
};

} // namespace detail

/// Searches `make(limit)` for limit after limit until a search has solutions, or is stopped, or
/// shows no more nodes than the one before. `search(space, options)` is what to do with each: any
/// entry point. Limits of nodes and of time are for all searches together.
///
///     iterative_deepening([&](std::size_t k) { return limited_discrepancy(space, k); },
///                         [](auto&& s, const options& o) { return espalier::first(s, o); });
///
/// The answer does not depend on the number of threads, since that of no search does.
/// @throws std::invalid_argument if the step is 0, or not nested and without an end
template <class Make, class Search>
    requires std::invocable<Make&, std::size_t>
auto iterative_deepening(Make make, Search search, const deepening& how = {},
                         const options& limits = {}) {
    if (how.step == 0 || (!how.nested && how.most == deepening::no_end))
        throw std::invalid_argument("espalier: iterative_deepening would never end: the step must "
                                    "be at least 1, and limits that are not nested need a .most");
    const detail::allowance allowed(limits);
    statistics all;
    std::size_t nodes_before = 0;
    for (std::size_t limit = how.from;; limit += how.step) {
        auto answer = search(make(limit), allowed.left(all));
        all += answer.statistics;
        const bool all_seen =
            how.nested && answer.complete() && answer.statistics.promising == nodes_before;
        if (!answer.complete() || answer.statistics.solutions > 0 || all_seen ||
            how.most - std::min(how.most, limit) < how.step)
            return deepened<decltype(answer)>{std::move(answer), limit, all_seen, all};
        nodes_before = answer.statistics.promising;
    }
}

/// The solution of least depth, the leftmost of these, in memory O(depth): depth-first searches to
/// depth 0, 1, 2 … (Korf 1985). For trees in which a short way is wanted, or that have no end.
///
///     espalier::iterative_deepening(puzzle, {.most = 80}).answer.value
template <StateSpace Space>
auto iterative_deepening(const Space& space, const deepening& how = {},
                         const options& limits = {}) {
    return iterative_deepening(
        [&](std::size_t depth) { return depth_limited<Space>(space, depth); },
        [](auto&& part, const options& rest) { return first(part, rest); }, how, limits);
}

} // namespace espalier
