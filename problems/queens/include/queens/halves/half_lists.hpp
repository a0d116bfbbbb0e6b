/// All ways to fill a half that takes given rows.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <stdexcept>
#include <vector>

#include "queens/halves/aligned_vector.hpp"
#include "queens/halves/eightfold.hpp"
#include "queens/halves/key.hpp"

namespace queens::half {

/// Keys, one behind the other, with room for as many as may come next.
template <class Key>
class key_list {
  public:
    void clear() { size_ = 0; }
    bool empty() const { return size_ == 0; }
    std::size_t size() const { return size_; }
    std::span<const Key> keys() const { return {keys_.data(), size_}; }

    /// Where that many more keys can be written.
    /// @throws std::length_error if there would be more than 2^32: so that the number of pairs of
    /// two lists always fits 64 bits
    Key* room(std::size_t more) {
        if (size_ + more > std::numeric_limits<std::uint32_t>::max())
            throw std::length_error("queens: too many placements of a half");
        if (size_ + more > keys_.size()) keys_.resize(std::max(size_ + more, 2 * keys_.size()));
        return keys_.data() + size_;
    }

    /// Takes what was written into the room, up to there.
    void end_at(const Key* end) { size_ = static_cast<std::size_t>(end - keys_.data()); }

  private:
    aligned_vector<Key> keys_;
    std::size_t size_ = 0;
};

/// Placements of two blocks of a half that take its rows together.
template <class Key>
struct pair_of_lists {
    std::span<const Key> inner, outer;
};

/// The canonical placements of a half (see `top_range`), those with a tie on their own.
template <class Key>
struct half_lists {
    key_list<Key> strict;
    key_list<Key> tied;

    std::vector<pair_of_lists<Key>> pairs = {}; ///< from which they are made
};

/// What a `top_range` means for the F of the outer block, as bits of the first word of a key: in
/// the zone every inner block may follow; at an edge, those whose own F lies in another range.
struct top_zones {
    struct zone {
        std::uint64_t first = 1; ///< both among them; none if the last is less
        std::uint64_t last = 0;
        constexpr bool contains(std::uint64_t word) const { return first <= word && word <= last; }
        constexpr bool empty() const { return last < first; }
    };
    struct edge {
        zone where;
        top_range inner;
    };
    zone inside;
    edge edges[2];

    /// @param shift  the lowest bit of F in the word
    /// @param inner  how many of the bits of F are of the inner block
    /// @param bits   how many bits F has at all
    static constexpr top_zones of(const top_range& range, int shift, int inner, int bits);
};

constexpr top_zones top_zones::of(const top_range& range, int shift, int inner, int bits) {
    const std::int64_t end = std::int64_t{1} << (bits - inner); // behind the greatest outer F
    const std::int64_t low = range.low >> inner;                // -1 if there is no such edge
    const std::int64_t high = std::min(range.high >> inner, end);
    const auto words = [&](std::int64_t from, std::int64_t to) {
        const int at = shift + inner;
        return from < to ? zone{.first = static_cast<std::uint64_t>(from) << at,
                                .last = (static_cast<std::uint64_t>(to - 1) << at) |
                                        ((std::uint64_t{1} << at) - 1)}
                         : zone{};
    };
    const std::int64_t mask = (std::int64_t{1} << inner) - 1;
    const bool one_edge = low == high;
    top_zones zones{.inside = words(low + 1, high), .edges = {}};
    if (low >= 0)
        zones.edges[0] = {.where = words(low, low + 1),
                          .inner = {range.low & mask, one_edge ? range.high & mask : mask + 1}};
    if (high < end && !one_edge)
        zones.edges[1] = {.where = words(high, high + 1), .inner = {-1, range.high & mask}};
    return zones;
}

} // namespace queens::half
