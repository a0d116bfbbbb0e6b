/// How two blocks are united by AVX-512. For avx512.cpp.
#pragma once

#if defined(__x86_64__)

#    include <array>
#    include <cstddef>
#    include <cstdint>
#    include <span>
#    include <vector>

#    include "queens/halves/half_lists.hpp"
#    include "queens/halves/key.hpp"
#    include "queens/halves/top_zones.hpp"

namespace queens::half {

/// Unites placements, eight outer ones with an inner one at a time. The outer lists are of all
/// lengths, for each of which there is a loop; all pairs for the same loop come one after another,
/// so that the processor need not guess which comes next.
class avx512_uniter {
  public:
    /// Adds the unions of all pairs to the lists, as `kernel` says.
    void unite(std::span<const pair_of_lists<narrow_key>> pairs, const half_zones& zones,
               half_lists<narrow_key>& into);

    /// Some outer vectors, and the inner placements to be united with them.
    struct task {
        const narrow_key* outer;
        std::span<const narrow_key> inner;
    };
    /// A single vector, some of whose placements are canonical, or tied.
    struct edge_task {
        task of;
        std::uint8_t inside, at_edge; ///< its lanes
    };

  private:
    static constexpr std::size_t most = 8; ///< vectors of a task

    void add(const narrow_key* outer, std::size_t vectors, std::span<const narrow_key> inner);
    void add_edge(std::span<const narrow_key> outer, std::span<const narrow_key> inner,
                  const top_zones& zones);

    std::array<std::vector<task>, most> tasks_; ///< by the number of vectors, from 1
    std::vector<edge_task> at_edges_;
};

} // namespace queens::half

#endif
