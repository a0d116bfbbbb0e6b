/// The subsets of a small set, in the order in which the halves compare them.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace queens::half {

/// A subset of {0, …, h - 1}, as bits.
using subset = std::uint32_t;

constexpr subset whole_set(int h) {
    return (subset{1} << h) - 1;
}

/// The order of subsets: the larger first, those of one size as numbers.
constexpr bool precedes(subset a, subset b) {
    const int more = std::popcount(a) - std::popcount(b);
    return more != 0 ? more > 0 : a < b;
}

/// All subsets of {0, …, h - 1} in that order. O(2^h) memory, and time to make it.
class subset_list {
  public:
    explicit subset_list(int h) : starts_(static_cast<std::size_t>(h) + 2) {
        subsets_.reserve(std::size_t{1} << h);
        for (int size = h; size >= 0; --size) {
            starts_[static_cast<std::size_t>(size)] = subsets_.size();
            for (subset s = 0; s <= whole_set(h); ++s)
                if (std::popcount(s) == size) subsets_.push_back(s);
        }
    }

    /// Those with at least that many elements.
    std::span<const subset> at_least(int size) const {
        return {subsets_.data(),
                size == 0 ? subsets_.size() : starts_[static_cast<std::size_t>(size - 1)]};
    }

    std::span<const subset> of_size(int size) const {
        return at_least(size).subspan(starts_[static_cast<std::size_t>(size)]);
    }

    /// Those of the size of `first` from it to `last`, both among them.
    std::span<const subset> between(subset first, subset last) const {
        const auto all = of_size(std::popcount(first));
        std::size_t from = 0, to = all.size();
        while (all[from] < first)
            ++from;
        while (all[to - 1] > last)
            --to;
        return all.subspan(from, to - from);
    }

  private:
    std::vector<subset> subsets_;
    std::vector<std::size_t> starts_; // by size
};

} // namespace queens::half
