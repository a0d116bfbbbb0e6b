/// Halves sorted by the diagonals that tell most pairs apart.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "queens/halves/aligned_vector.hpp"
#include "queens/halves/key.hpp"

namespace queens::half {

/// Sorts keys by their class, which is the cut of both directions, falling first (a counting sort).
/// Then neighbours exclude the same others, mostly.
template <class Key>
class class_sorter {
  public:
    /// Some neighbouring keys of one class.
    struct run {
        std::uint32_t falling; ///< the cuts
        std::uint32_t rising;
        std::size_t first;
        std::size_t last; ///< behind it
    };

    explicit class_sorter(const key_layout<Key>& layout)
        : falling_(layout.falling().cut), rising_(layout.rising().cut),
          ends_(std::size_t{1} << (falling_.width + rising_.width)) {}

    /// Writes the keys, sorted, to where `sorted` says, and lists the runs.
    void sort(std::span<const Key> keys, Key* sorted, std::vector<run>& runs) {
        std::fill(ends_.begin(), ends_.end(), 0);
        for (const Key& k : keys)
            ++ends_[class_of(k)];
        runs.clear();
        std::size_t end = 0;
        for (std::size_t c = 0; c < ends_.size(); ++c) {
            const std::size_t count = ends_[c];
            ends_[c] = static_cast<std::uint32_t>(end);
            if (count != 0)
                runs.push_back({static_cast<std::uint32_t>(c >> rising_.width),
                                static_cast<std::uint32_t>(c & ((1U << rising_.width) - 1)), end,
                                end + count});
            end += count;
        }
        for (const Key& k : keys)
            sorted[ends_[class_of(k)]++] = k;
    }

  private:
    std::size_t class_of(const Key& k) const {
        return falling_.of(falling_word(k)) << rising_.width | rising_.of(rising_word(k));
    }

    bit_field falling_, rising_;
    std::vector<std::uint32_t> ends_;
};

} // namespace queens::half
