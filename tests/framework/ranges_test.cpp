/// The bit ranges are what the engine and the standard library think they are.
#include <cstdint>
#include <iterator>
#include <limits>
#include <random>
#include <ranges>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/ranges.hpp>

#include "support/seeds.hpp"

namespace espalier::test {
namespace {

template <class Range>
constexpr bool is_a_cheap_borrowed_range =
    std::ranges::forward_range<Range> && std::ranges::borrowed_range<Range> &&
    std::ranges::sized_range<Range> && std::ranges::view<Range> &&
    std::semiregular<std::ranges::iterator_t<Range>> &&
    std::is_trivially_copyable_v<std::ranges::iterator_t<Range>>;

template <class Word>
class BitRanges : public ::testing::Test {
    static_assert(is_a_cheap_borrowed_range<set_bits<Word>>);
    static_assert(is_a_cheap_borrowed_range<single_bits<Word>>);
    static_assert(sizeof(set_bits<Word>) == sizeof(Word));
    static_assert(sizeof(single_bits<Word>) == sizeof(Word));
    static_assert(sizeof(std::ranges::iterator_t<set_bits<Word>>) == sizeof(Word));
};
using words = ::testing::Types<std::uint8_t, std::uint16_t, std::uint32_t, std::uint64_t>;
struct word_names {
    template <class Word>
    static std::string GetName(int) {
        return "Of" + std::to_string(std::numeric_limits<Word>::digits);
    }
};
TYPED_TEST_SUITE(BitRanges, words, word_names);

template <class Word>
void check(Word word) {
    std::vector<int> positions;
    std::vector<Word> masks;
    for (int bit = 0; bit < std::numeric_limits<Word>::digits; ++bit) {
        const auto mask = static_cast<Word>(Word{1} << bit);
        if ((word & mask) == 0) continue;
        positions.push_back(bit);
        masks.push_back(mask);
    }
    const set_bits<Word> by_position(word);
    const single_bits<Word> by_mask(word);
    ASSERT_EQ(std::vector<int>(by_position.begin(),
                               std::ranges::next(by_position.begin(), by_position.end())),
              positions);
    std::vector<Word> seen;
    for (const Word mask : by_mask)
        seen.push_back(mask);
    ASSERT_EQ(seen, masks);
    ASSERT_EQ(by_position.size(), positions.size());
    ASSERT_EQ(by_mask.size(), masks.size());
    ASSERT_EQ(std::ranges::distance(by_mask.begin(), by_mask.end()),
              static_cast<std::ptrdiff_t>(masks.size()));
}

TYPED_TEST(BitRanges, OfTheEdges) {
    constexpr auto all = std::numeric_limits<TypeParam>::max();
    for (const TypeParam word :
         {TypeParam{0}, TypeParam{1}, all, static_cast<TypeParam>(all / 2 + 1),
          static_cast<TypeParam>(all - 1)})
        check(word);
    EXPECT_TRUE(std::ranges::empty(set_bits<TypeParam>()));
    EXPECT_TRUE(std::ranges::empty(single_bits<TypeParam>()));
}

TYPED_TEST(BitRanges, OfAllOrManyWords) {
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937_64 random(seed);
    for (std::uint64_t word = 0; word < 65536; ++word)
        check(static_cast<TypeParam>(sizeof(TypeParam) <= 2 ? word : random()));
}

/// A forward range may be walked twice, from any of its places.
TYPED_TEST(BitRanges, AreMultipass) {
    const set_bits<TypeParam> bits(static_cast<TypeParam>(0b1011'0110));
    auto there = bits.begin();
    const auto before = there++;
    EXPECT_EQ(*before, 1);
    EXPECT_EQ(*there, 2);
    EXPECT_NE(before, there);
    const auto again = there;
    EXPECT_EQ(*++there, 4);
    EXPECT_EQ(*again, 2);
    EXPECT_EQ(std::ranges::distance(again, bits.end()), 4);
    EXPECT_EQ(std::ranges::distance(bits.begin(), again), 1);

    const single_bits<TypeParam> masks(static_cast<TypeParam>(0b0110'0000));
    auto first = masks.begin();
    EXPECT_EQ(*first++, 0b0010'0000);
    EXPECT_EQ(*first++, 0b0100'0000);
    EXPECT_EQ(first, masks.end());
}

/// Borrowed: the iterators outlive the range.
TYPED_TEST(BitRanges, LendIteratorsThatOutliveThem) {
    const auto first = std::ranges::begin(set_bits<TypeParam>(static_cast<TypeParam>(12)));
    EXPECT_EQ(*first, 2);
}

} // namespace
} // namespace espalier::test
