/// The 128-bit counter against digits added, divided and compared by hand.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

#include <espalier/checked_count.hpp>

#include "support/seeds.hpp"

namespace espalier::test {
namespace {

constexpr std::uint64_t max64 = std::numeric_limits<std::uint64_t>::max();

/// Decimal digits, the lowest first: schoolbook arithmetic, sharing nothing with the counter.
using digits = std::string;

digits digits_of(std::uint64_t n) {
    digits d = std::to_string(n);
    std::reverse(d.begin(), d.end());
    return d;
}

digits sum(const digits& a, const digits& b) {
    digits total;
    int carry = 0;
    for (std::size_t k = 0; k < std::max(a.size(), b.size()) || carry != 0; ++k) {
        carry += (k < a.size() ? a[k] - '0' : 0) + (k < b.size() ? b[k] - '0' : 0);
        total += static_cast<char>('0' + carry % 10);
        carry /= 10;
    }
    return total;
}

/// By at most 2^32.
std::pair<digits, std::uint64_t> quotient(const digits& n, std::uint64_t divisor) {
    digits q;
    std::uint64_t rest = 0;
    for (auto d = n.rbegin(); d != n.rend(); ++d) {
        rest = 10 * rest + static_cast<std::uint64_t>(*d - '0');
        q += static_cast<char>('0' + rest / divisor);
        rest %= divisor;
    }
    q.erase(0, std::min(q.find_first_not_of('0'), q.size() - 1));
    std::reverse(q.begin(), q.end());
    return {q, rest};
}

std::string written(digits d) {
    std::reverse(d.begin(), d.end());
    return d;
}

/// 2^128 - 1
checked_count greatest() {
    checked_count n = max64;
    for (int k = 0; k < 64; ++k)
        n = n + n;
    return n + checked_count(max64);
}

TEST(CheckedCount, IsWrittenInDecimal) {
    EXPECT_EQ(to_string(checked_count()), "0");
    EXPECT_EQ(to_string(checked_count(7)), "7");
    EXPECT_EQ(to_string(checked_count(max64)), "18446744073709551615");
    EXPECT_EQ(to_string(checked_count(max64) + checked_count(1)), "18446744073709551616");
    EXPECT_EQ(to_string(greatest()), "340282366920938463463374607431768211455");
    std::ostringstream out;
    out << checked_count(14200);
    EXPECT_EQ(out.str(), "14200");
}

TEST(CheckedCount, AddsLikeSchoolbookDigits) {
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937_64 random(seed);
    for (int round = 0; round < 200; ++round) {
        checked_count n;
        digits expected = "0";
        for (int k = 0; k < 100; ++k) {
            const std::uint64_t term = random() >> random() % 64;
            if (k % 2 == 0)
                n += term;
            else
                n += checked_count(term);
            expected = sum(expected, digits_of(term));
            if (k % 10 == 0) {
                n += n;
                expected = sum(expected, expected);
            }
        }
        ASSERT_EQ(to_string(n), written(expected));
    }
}

TEST(CheckedCount, DividesLikeSchoolbookDigits) {
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937_64 random(seed);
    for (int round = 0; round < 500; ++round) {
        checked_count n = random();
        digits expected = digits_of(n.to_uint64());
        for (auto doublings = random() % 64; doublings > 0; --doublings) {
            n += n;
            expected = sum(expected, expected);
        }
        const std::uint64_t low = random();
        n += low;
        expected = sum(expected, digits_of(low));
        const std::uint64_t divisor = 1 + (random() >> (32 + random() % 32));
        const auto [whole, rest] = quotient(expected, divisor);
        EXPECT_EQ(n.divide(divisor), rest);
        ASSERT_EQ(to_string(n), written(whole));
    }
}

TEST(CheckedCount, DividesByDivisorsOf64Bits) {
    checked_count n = greatest();
    EXPECT_EQ(n.divide(max64), 0U); // 2^128 - 1 = (2^64 - 1) (2^64 + 1)
    EXPECT_EQ(n, checked_count(max64) + checked_count(2));
    EXPECT_EQ(n.divide(max64), 2U);
    EXPECT_EQ(n, checked_count(1));
    EXPECT_EQ(n.divide(max64), 1U);
    EXPECT_EQ(n, checked_count(0));
}

TEST(CheckedCount, RefusesToDivideByZero) {
    checked_count n = 5;
    EXPECT_THROW(n.divide(0), std::domain_error);
    EXPECT_EQ(n, checked_count(5));
}

TEST(CheckedCount, ThrowsRatherThanWrapAround) {
    for (const std::uint64_t one : {std::uint64_t{1}, max64}) {
        checked_count n = greatest();
        EXPECT_THROW(n += one, std::overflow_error);
        EXPECT_THROW(greatest() + checked_count(one), std::overflow_error);
    }
    EXPECT_THROW(greatest() + greatest(), std::overflow_error);
    checked_count twice = greatest();
    EXPECT_THROW(twice += twice, std::overflow_error);
    EXPECT_EQ(greatest() + checked_count(0), greatest());
}

TEST(CheckedCount, AddsItselfToItself) {
    checked_count n = max64;
    n += n; // 2^65 - 2
    EXPECT_EQ(to_string(n), "36893488147419103230");
    n += n; // 2^66 - 4: both halves carry
    EXPECT_EQ(to_string(n), "73786976294838206460");
}

TEST(CheckedCount, SaysWhetherItFits64Bits) {
    checked_count n = max64;
    EXPECT_TRUE(n.fits_uint64());
    EXPECT_EQ(n.to_uint64(), max64);
    n += 1;
    EXPECT_FALSE(n.fits_uint64());
    EXPECT_THROW((void)n.to_uint64(), std::overflow_error);
}

TEST(CheckedCount, IsOrderedAsNumbersAre) {
    const checked_count big = checked_count(max64) + checked_count(1);
    EXPECT_LT(checked_count(max64), big);
    EXPECT_GT(big, checked_count(0));
    EXPECT_LT(big, big + checked_count(1));
    EXPECT_EQ(checked_count(92), checked_count(92));
    EXPECT_NE(big, checked_count(0));
}

TEST(CheckedCount, IsADoubleToItsLastPlace) {
    EXPECT_EQ(checked_count(92).to_double(), 92.0);
    EXPECT_EQ((checked_count(max64) + checked_count(1)).to_double(), std::ldexp(1, 64));
    EXPECT_EQ(greatest().to_double(), std::ldexp(1, 128));
}

static_assert((checked_count(5) + checked_count(7)).to_uint64() == 12, "usable at compile time");

} // namespace
} // namespace espalier::test
