/// One solution, whichever: by a complete search.
#pragma once

#include <cstdint>

#include <espalier/solve.hpp>

#include "queens/smallest_domain.hpp"

namespace queens {

namespace detail {

/// `make(seed)` is the board.
template <class Make>
auto any_placement(int n, Make make, espalier::options limits) {
    limits.threads = 1;
    std::uint64_t budget = 2 * static_cast<std::uint64_t>(n) + 64;
    const std::uint64_t most = limits.node_limit;
    espalier::statistics before;
    for (std::uint64_t seed = 0;; ++seed, budget *= 2) {
        const std::uint64_t left = most - before.promising;
        limits.node_limit = budget < left ? budget : left;
        auto found = espalier::first(make(seed), limits);
        before += found.statistics;
        found.statistics = before;
        if (found.status != espalier::status::node_limit || before.promising >= most) return found;
    }
}

} // namespace detail

/// A first solution of some `smallest_domain(n, seed)`: seeds from 0 on, each with a limit of nodes
/// that doubles, so that a bad order costs little (Luby, Sinclair and Zuckerman, Optimal Speedup of
/// Las Vegas Algorithms, Information Processing Letters 47, 1993, for why) and yet the search ends
/// where there is no solution. The statistics are those of all of them. One thread; O(n²) time for
/// almost every n.
///
///     *queens::any_placement(8).value   // a placement; nothing for n = 2 and 3
inline auto any_placement(int n, const espalier::options& limits = {}) {
    return detail::any_placement(
        n, [n](std::uint64_t seed) { return smallest_domain(n, seed); }, limits);
}

/// The same of a board with conditions. @throws std::invalid_argument as `squares_left`
inline auto any_placement(const conditions& asked, const espalier::options& limits = {}) {
    return detail::any_placement(
        asked.n, [&](std::uint64_t seed) { return smallest_domain(asked, seed); }, limits);
}

} // namespace queens
