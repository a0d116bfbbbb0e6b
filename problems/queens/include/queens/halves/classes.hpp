/// Halves sorted by the diagonals that tell most pairs apart.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "queens/halves/aligned_vector.hpp"
#include "queens/halves/half_lists.hpp"
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
        : cut_width_(layout.cut_width()), cut_mask_((std::uint64_t{1} << cut_width_) - 1),
          ends_(std::size_t{1} << (2 * cut_width_)) {}

    /// Writes the keys, sorted, to where `sorted` says, and lists the runs.
    void sort(std::span<const Key> keys, Key* sorted, std::vector<run>& runs) {
        runs.clear();
        if (keys.empty()) return;
        std::fill(ends_.begin(), ends_.end(), streams_of_numbers{});
        const std::size_t length = keys.size() / streams;
        for (std::size_t i = 0; i < length; ++i)
            for (std::size_t s = 0; s < streams; ++s)
                ++ends_[class_of(keys[s * length + i])][s];
        for (const Key& k : keys.subspan(streams * length))
            ++ends_[class_of(k)][streams - 1];
        lay_out(runs);
        for (std::size_t i = 0; i < length; ++i)
            for (std::size_t s = 0; s < streams; ++s) {
                const Key& k = keys[s * length + i];
                sorted[ends_[class_of(k)][s]++] = k;
            }
        for (const Key& k : keys.subspan(streams * length))
            sorted[ends_[class_of(k)][streams - 1]++] = k;
    }

  private:
    /// The keys are read in eight streams, each with numbers of its own: neighbours are often of
    /// one class, and would wait for each other's number.
    static constexpr std::size_t streams = 8;
    using streams_of_numbers = std::array<std::uint32_t, streams>;

    /// The cuts are the lowest bits of a key, or of each of its words.
    std::size_t class_of(const Key& k) const {
        if constexpr (key_layout<Key>::is_wide)
            return (k.falling & cut_mask_) | (k.rising & cut_mask_) << cut_width_;
        else
            return k & (ends_.size() - 1);
    }

    /// Makes of the number of keys of each class and stream the place of the first.
    void lay_out(std::vector<run>& runs) {
        std::size_t end = 0;
        for (std::size_t c = 0; c < ends_.size(); ++c) {
            const std::size_t first = end;
            for (std::uint32_t& number : ends_[c]) {
                const std::size_t count = number;
                number = static_cast<std::uint32_t>(end);
                end += count;
            }
            if (end != first)
                runs.push_back({static_cast<std::uint32_t>(c & cut_mask_),
                                static_cast<std::uint32_t>(c >> cut_width_), first, end});
        }
    }

    int cut_width_;
    std::uint64_t cut_mask_;
    std::vector<streams_of_numbers> ends_;
};

/// The right halves in groups of 512, sorted by class; behind them those with a tie, sorted
/// likewise.
template <class Key>
class sorted_groups {
  public:
    static constexpr std::size_t size = 512;

    /// @param by  null: they are not sorted
    void take(const half_lists<Key>& halves, class_sorter<Key>* by) {
        strict_ = halves.strict.size();
        count_ = strict_ + halves.tied.size();
        keys_.resize((count_ + size - 1) / size * size);
        for (const auto& [list, to] : {std::pair(&halves.strict, keys_.data()),
                                       std::pair(&halves.tied, keys_.data() + strict_)})
            if (by != nullptr)
                by->sort(list->keys(), to, runs_);
            else
                std::copy(list->keys().begin(), list->keys().end(), to);
        std::fill(keys_.begin() + static_cast<std::ptrdiff_t>(count_), keys_.end(),
                  full_key<Key>());
    }

    std::size_t count() const { return keys_.size() / size; }
    const Key* operator[](std::size_t group) const { return keys_.data() + group * size; }

    /// How many of the group come before the first with a tie.
    std::size_t strict_in(std::size_t group) const {
        return std::min(strict_ - std::min(strict_, group * size), size);
    }

  private:
    aligned_vector<Key> keys_;
    std::vector<typename class_sorter<Key>::run> runs_;
    std::size_t strict_ = 0;
    std::size_t count_ = 0;
};

} // namespace queens::half
