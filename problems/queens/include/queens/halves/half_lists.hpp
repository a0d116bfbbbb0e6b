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
#include "queens/halves/key.hpp"

namespace queens::half {

/// Keys, one behind the other, with room for as many as may come next.
template <class Key>
class key_list {
  public:
    /// So many keys behind the last may be read and written too, but mean nothing.
    static constexpr std::size_t padding = 8;

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
        if (size_ + more + padding > keys_.size())
            keys_.resize(std::max(size_ + more, 2 * size_) + padding);
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

    std::size_t size() const { return strict.size() + tied.size(); }
};

} // namespace queens::half
