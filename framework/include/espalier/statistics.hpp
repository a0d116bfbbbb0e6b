/// What a search counted on its way.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace espalier {

/// Counts of one search, or of several added up with `+=`. `checked` and `promising` count the
/// root, as the textbooks do, so that `promising` is the number of nodes of the pruned tree. For
/// an exhausted search without a bound or other shared knowledge they are a signature of module
/// and instance: the same on every machine and with any number of workers.
struct statistics {
    std::uint64_t checked = 0;   ///< children judged, and the root
    std::uint64_t promising = 0; ///< nodes entered, the root among them
    std::uint64_t pruned = 0;    ///< nodes below which `prune` or a bound cut
    std::uint64_t dead_ends = 0; ///< nodes with no promising child that are no solution
    std::uint64_t solutions = 0; ///< solution nodes reported (not weighted)
    std::size_t deepest = 0;     ///< greatest depth of a node entered, the root being 0

    statistics& operator+=(const statistics& other) {
        checked += other.checked;
        promising += other.promising;
        pruned += other.pruned;
        dead_ends += other.dead_ends;
        solutions += other.solutions;
        deepest = std::max(deepest, other.deepest);
        return *this;
    }
    friend statistics operator+(statistics a, const statistics& b) { return a += b; }
    friend bool operator==(const statistics&, const statistics&) = default;
};

} // namespace espalier
