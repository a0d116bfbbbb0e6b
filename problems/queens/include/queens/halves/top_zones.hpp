/// Which placements of two blocks make a canonical half together.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "queens/halves/eightfold.hpp"
#include "queens/halves/key.hpp"

namespace queens::half {

/// What a `top_range` means for the F of the outer block, whose placements come in its order: first
/// some that are not canonical, then those at the lower edge, then those inside, which any inner
/// placement may follow, then those at the upper edge, then others that are not canonical. At an
/// edge the inner F decides.
struct top_zones {
    std::array<std::uint64_t, 4> last; ///< the greatest first words of keys in each but the last
    top_range at_low;                  ///< for the inner F
    top_range at_high;

    /// Whether all are inside.
    constexpr bool unbounded() const { return last[1] == 0 && last[2] == ~std::uint64_t{0}; }

    /// @param shift  the lowest bit of F in the word
    /// @param inner  how many of the bits of F are of the inner block
    /// @param bits   how many bits F has at all
    static constexpr top_zones of(const top_range& range, int shift, int inner, int bits);
};

/// No key is 0, so that 0 ends a zone before the first.
constexpr top_zones top_zones::of(const top_range& range, int shift, int inner, int bits) {
    const std::int64_t end = std::int64_t{1} << (bits - inner); // behind the greatest outer F
    const std::int64_t low = range.low >> inner;                // -1 if there is no such edge
    const std::int64_t high = std::min(range.high >> inner, end);
    const auto last_before = [&](std::int64_t f) {
        const int at = shift + inner;
        return f <= 0 ? 0
                      : (static_cast<std::uint64_t>(f - 1) << at) | ((std::uint64_t{1} << at) - 1);
    };
    const std::int64_t mask = (std::int64_t{1} << inner) - 1;
    const bool one_edge = low == high;
    const std::uint64_t behind_low = last_before(low + 1);
    return {.last = {last_before(low), behind_low, one_edge ? behind_low : last_before(high),
                     last_before(std::min(high + 1, end))},
            .at_low = {range.low & mask, one_edge ? range.high & mask : mask + 1},
            .at_high = {-1, range.high & mask}};
}

/// Some neighbouring keys of an inner list, those whose F is in that range.
template <class Key>
std::span<const Key> part_of(std::span<const Key> inner, int top_shift, std::int64_t from,
                             std::int64_t to) {
    std::size_t first = 0, last = 0;
    for (const Key& k : inner) {
        const auto f = static_cast<std::int64_t>(falling_word(k) >> top_shift);
        first += f < from ? 1 : 0;
        last += f < to ? 1 : 0;
    }
    return inner.subspan(first, last - first);
}

/// Hands the parts of an outer list that are at an edge to `cross`, with the part of the inner one
/// that may follow, and whether their unions are tied. `ends` are the ends of the zones in the
/// outer list.
template <class Key, class Cross>
void for_each_edge(std::span<const Key> outer, const std::array<std::size_t, 4>& ends,
                   std::span<const Key> inner, const top_zones& zones, int top_shift, Cross cross) {
    for (const std::size_t z : {std::size_t{0}, std::size_t{2}}) {
        const auto at_edge = outer.subspan(ends[z], ends[z + 1] - ends[z]);
        if (at_edge.empty()) continue;
        const top_range& range = z == 0 ? zones.at_low : zones.at_high;
        cross(at_edge, part_of(inner, top_shift, range.low + 1, range.high), false);
        cross(at_edge, part_of(inner, top_shift, range.low, range.low + 1), true);
        cross(at_edge, part_of(inner, top_shift, range.high, range.high + 1), true);
    }
}

} // namespace queens::half
