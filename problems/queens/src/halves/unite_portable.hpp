/// How two blocks are united in plain C++. For portable.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "queens/halves/aligned_vector.hpp"
#include "queens/halves/half_lists.hpp"
#include "queens/halves/key.hpp"
#include "queens/halves/top_zones.hpp"

namespace queens::half {

/// Where each zone ends in a list.
template <class Key>
std::array<std::size_t, 4> ends_of(std::span<const Key> keys, const top_zones& zones) {
    if (zones.unbounded()) return {0, 0, keys.size(), keys.size()};
    std::array<std::size_t, 4> ends{};
    auto end = keys.begin();
    for (std::size_t z = 0; z < ends.size(); ++z) {
        end = std::partition_point(end, keys.end(),
                                   [&](const Key& k) { return falling_word(k) <= zones.last[z]; });
        ends[z] = static_cast<std::size_t>(end - keys.begin());
    }
    return ends;
}

/// So that a list comes in time from the last cache.
template <class Key>
void prefetch(std::span<const Key> list) {
    constexpr std::size_t most = 8; // lines; few lists are longer
    const char* const first = reinterpret_cast<const char*>(list.data());
    const std::size_t bytes = std::min(list.size_bytes(), most * cache_line);
    for (std::size_t at = 0; at < bytes; at += cache_line)
        __builtin_prefetch(first + at);
}

template <class Key>
std::span<const Key> zone(std::span<const Key> keys, const std::array<std::size_t, 4>& ends,
                          std::size_t z) {
    return keys.subspan(ends[z], ends[z + 1] - ends[z]);
}

/// Writes the unions of those that do not meet, from there on. Returns their end.
template <class Key>
Key* cross(std::span<const Key> some, std::span<const Key> others, Key* end) {
    for (const Key& out : some)
        for (const Key& in : others) {
            *end = out | in;
            end += is_empty(out & in);
        }
    return end;
}

/// Adds the unions of all pairs to the lists, as `kernel` says.
template <class Key>
void unite_plainly(std::span<const pair_of_lists<Key>> pairs, const half_zones& zones,
                   half_lists<Key>& into) {
    constexpr std::size_t ahead = 3;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (i + ahead < pairs.size()) prefetch(pairs[i + ahead].outer);
        const auto [inner, outer] = pairs[i];
        Key* strict = into.strict.room(outer.size() * inner.size());
        Key* tied = into.tied.room(outer.size() * inner.size());
        const auto ends = ends_of(inner, zones.inner);
        strict = cross(outer, zone(inner, ends, 1), strict);
        for (const std::size_t edge : {std::size_t{0}, std::size_t{2}}) {
            const auto some = zone(inner, ends, edge);
            if (some.empty()) continue;
            const auto outer_ends =
                ends_of(outer, edge == 0 ? zones.outer_at_low : zones.outer_at_high);
            strict = cross(zone(outer, outer_ends, 1), some, strict);
            tied = cross(zone(outer, outer_ends, 0), some, tied);
            tied = cross(zone(outer, outer_ends, 2), some, tied);
        }
        into.strict.end_at(strict);
        into.tied.end_at(tied);
    }
}

} // namespace queens::half
