/// Which placements of two blocks make a canonical half together.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "queens/halves/eightfold.hpp"

namespace queens::half {

/// What a `top_range` means for keys in order, whose uppermost bits are F or a part of it: first
/// come some that are not canonical, then those at the lower edge, then those inside, then those at
/// the upper edge, then others that are not canonical.
struct top_zones {
    std::array<std::uint64_t, 4> last; ///< the greatest first words of keys in each but the last

    /// Whether all are inside.
    constexpr bool unbounded() const { return last[1] == 0 && last[2] == ~std::uint64_t{0}; }

    /// @param bits  how many bits F has
    /// @param rest  how many of the lower ones are not looked at
    static constexpr top_zones of(const top_range& range, int bits, int rest);
};

/// No key is 0, so that 0 ends a zone before the first.
constexpr top_zones top_zones::of(const top_range& range, int bits, int rest) {
    const std::int64_t end = std::int64_t{1} << (bits - rest); // behind the greatest
    const std::int64_t low = range.low >> rest;                // -1 if there is no such edge
    const std::int64_t high = std::min(range.high >> rest, end);
    const auto last_before = [&](std::int64_t f) {
        const int at = 64 - (bits - rest);
        return f <= 0 ? 0
                      : (static_cast<std::uint64_t>(f - 1) << at) | ((std::uint64_t{1} << at) - 1);
    };
    const std::uint64_t behind_low = last_before(low + 1);
    return {.last = {last_before(low), behind_low, low == high ? behind_low : last_before(high),
                     last_before(std::min(high + 1, end))}};
}

/// The inner block has the upper part of F, and few placements. Those inside go with any outer one;
/// for those at an edge the outer part decides, and at an edge of that they are tied.
struct half_zones {
    top_zones inner;
    top_zones outer_at_low;
    top_zones outer_at_high;

    /// @param bits   how many bits F has
    /// @param upper  how many of them are of the inner block
    constexpr half_zones(const top_range& range, int bits, int upper)
        : inner(top_zones::of(range, bits, bits - upper)), outer_at_low{}, outer_at_high{} {
        const int rest = bits - upper;
        const std::int64_t mask = (std::int64_t{1} << rest) - 1;
        const bool one_edge = range.low >> rest == range.high >> rest;
        outer_at_low = top_zones::of(
            {.low = range.low & mask, .high = one_edge ? range.high & mask : mask + 1}, bits, 0);
        outer_at_high = top_zones::of({.low = -1, .high = range.high & mask}, bits, 0);
    }
};

} // namespace queens::half
