/// Random numbers that are the same on every platform, which those of <random>'s distributions are
/// not.
#pragma once

#include <bit>
#include <cstdint>

namespace espalier::detail {

/// SplitMix64 (G. Steele, D. Lea, C. Flood, Fast splittable pseudorandom number generators, OOPSLA
/// 2014): a counter and a mixer of 64 bits. Any seed is a good one.
class random_bits {
  public:
    explicit random_bits(std::uint64_t seed) : counter_(seed) {}

    std::uint64_t operator()() {
        std::uint64_t z = counter_ += 0x9e3779b97f4a7c15;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }

    /// A number from 0 to n - 1, each exactly as likely as the others: those that do not fit are
    /// drawn again. n must not be 0.
    std::uint64_t below(std::uint64_t n) {
        if (n == 1) return 0;
        const int spare = std::countl_zero(n - 1);
        for (;;)
            if (const std::uint64_t drawn = (*this)() >> spare; drawn < n) return drawn;
    }

  private:
    std::uint64_t counter_;
};

} // namespace espalier::detail
