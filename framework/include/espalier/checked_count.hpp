/// A counter that does not overflow silently: 128 bits, and an exception beyond.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <limits>
#include <ostream>
#include <stdexcept>
#include <string>

namespace espalier {

/// A number from 0 to 2^128 - 1. Additions are checked: what does not fit is a std::overflow_error,
/// never a wrong count.
class checked_count {
  public:
    constexpr checked_count() = default;
    constexpr checked_count(std::uint64_t n) : low_(n) {} // implicit: a count compares with numbers

    constexpr checked_count& operator+=(std::uint64_t n) {
        low_ += n;
        if (low_ < n && ++high_ == 0) overflow();
        return *this;
    }
    constexpr checked_count& operator+=(checked_count other) { // by value: it may be this one
        *this += other.low_;
        high_ += other.high_;
        if (high_ < other.high_) overflow();
        return *this;
    }
    friend constexpr checked_count operator+(checked_count a, const checked_count& b) {
        return a += b;
    }

    /// Multiplies.
    /// @throws std::overflow_error if the product does not fit
    constexpr void multiply(std::uint32_t factor) {
        const std::uint64_t low = (low_ & 0xffffffffu) * factor;
        const std::uint64_t mid = (low_ >> 32) * factor + (low >> 32);
        if (factor != 0 && high_ > (~std::uint64_t{0} - (mid >> 32)) / factor) overflow();
        high_ = high_ * factor + (mid >> 32);
        low_ = (mid << 32) | (low & 0xffffffffu);
    }

    /// Divides, and returns the remainder.
    /// @throws std::domain_error if the divisor is 0
    constexpr std::uint64_t divide(std::uint64_t divisor) {
        if (divisor == 0) throw std::domain_error("espalier: a count divided by zero");
        std::uint64_t rest = 0;
        checked_count quotient;
        for (int bit = 127; bit >= 0; --bit) {
            const bool carry = rest >> 63;
            rest = (rest << 1) | ((bit >= 64 ? high_ >> (bit - 64) : low_ >> bit) & 1);
            if (carry || rest >= divisor) {
                rest -= divisor;
                (bit >= 64 ? quotient.high_ : quotient.low_) |= std::uint64_t{1} << (bit % 64);
            }
        }
        *this = quotient;
        return rest;
    }

    /// Whether the number fits 64 bits.
    constexpr bool fits_uint64() const { return high_ == 0; }

    /// The number as 64 bits.
    /// @throws std::overflow_error if it does not fit
    constexpr std::uint64_t to_uint64() const {
        if (high_ != 0) overflow();
        return low_;
    }

    /// As a double, to within a unit in its last place.
    constexpr double to_double() const {
        return static_cast<double>(high_) * 18446744073709551616.0 + static_cast<double>(low_);
    }

    friend constexpr bool operator==(const checked_count&, const checked_count&) = default;
    friend constexpr std::strong_ordering operator<=>(const checked_count&,
                                                      const checked_count&) = default;

    /// Decimal digits.
    friend std::string to_string(checked_count n) {
        std::string digits;
        do
            digits += static_cast<char>('0' + n.divide(10));
        while (n != checked_count{});
        std::reverse(digits.begin(), digits.end());
        return digits;
    }
    friend std::ostream& operator<<(std::ostream& out, const checked_count& n) {
        return out << to_string(n);
    }

  private:
    [[noreturn]] static void overflow() {
        throw std::overflow_error("espalier: a count has outgrown 128 bits");
    }
    std::uint64_t high_ = 0;
    std::uint64_t low_ = 0;
};

} // namespace espalier
