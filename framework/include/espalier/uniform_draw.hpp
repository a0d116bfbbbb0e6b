/// Random whole numbers that are the same on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <ranges>
#include <span>
#include <utility>

namespace espalier {

/// The distributions of the standard library differ from one library to the next, its engines do
/// not: this is std::mt19937_64, and of each draw the upper 32 bits, brought into range by a
/// multiplication without bias (Lemire, Fast Random Integer Generation in an Interval, ACM TOMACS
/// 29, 2019).
class uniform_draw {
  public:
    explicit uniform_draw(std::uint64_t seed) : engine_(seed) {}

    /// A number from 0 to n - 1, each equally likely; n must not be 0.
    std::uint32_t below(std::uint32_t n) {
        for (;;) {
            const std::uint64_t product = (engine_() >> 32U) * n;
            const auto low = static_cast<std::uint32_t>(product);
            if (low >= n || low >= (0U - n) % n) return static_cast<std::uint32_t>(product >> 32U);
        }
    }

    /// Every order equally likely (Fisher and Yates; Durstenfeld, CACM 7, 1964). Fewer than 2^32.
    template <std::ranges::contiguous_range Range>
    void shuffle(Range&& items) {
        const std::span all(items);
        for (std::size_t left = all.size(); left > 1; --left)
            std::swap(all[left - 1], all[below(static_cast<std::uint32_t>(left))]);
    }

  private:
    std::mt19937_64 engine_;
};

} // namespace espalier
