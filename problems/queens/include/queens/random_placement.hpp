/// One solution at random, of boards as large as memory holds.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "queens/placement.hpp"

namespace queens {

/// What a random placement cost.
struct swap_statistics {
    std::uint64_t starts = 0; ///< random placements begun with
    std::uint64_t draws = 0;  ///< columns tried while they were made
    std::uint64_t swaps = 0;  ///< pairs of queens tried for a swap
};

/// A random solution by local search (Sosič and Gu, Efficient Local Search with Conflict
/// Minimization: A Case Study of the N-Queens Problem, IEEE TKDE 6, 1994). Row by row a column is
/// drawn from those left until one is attacked along no diagonal; the few rows where that fails are
/// left over and get what columns remain. Then each left-over queen swaps columns with a random
/// other one, as soon as both are attacked by nobody after it (a clean swap). If that takes too
/// long, all begins anew. Expected time O(n), O(n) memory.
///
/// The same n and seed give the same placement on every machine. Not every solution is equally
/// likely. It cannot find out that there is no solution: nothing is returned at once for n = 2 and
/// 3, of which that is known, and when `stopped`, which is asked now and then, says so.
/// @throws std::invalid_argument for a negative size
std::optional<placement> random_placement(int n, std::uint64_t seed,
                                          const std::function<bool()>& stopped = {},
                                          swap_statistics* cost = nullptr);

} // namespace queens
