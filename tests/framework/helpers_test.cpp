// The helpers of a module's author, against the containers of the standard library.
#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/bit_set.hpp>
#include <espalier/grid.hpp>
#include <espalier/letter_counts.hpp>
#include <espalier/sparse_set.hpp>
#include <espalier/trail.hpp>

#include "support/seeds.hpp"

namespace espalier::test {
namespace {

template <std::size_t N>
void expect_like_a_set(std::mt19937& random) {
    bit_set<N> a, b;
    std::set<int> in_a, in_b;
    for (std::size_t k = 0; k < N; ++k) {
        const int number = static_cast<int>(random() % N);
        if (k % 2 == 0) a.insert(number), in_a.insert(number);
        if (k % 3 == 0) b.insert(number), in_b.insert(number);
        if (k % 5 == 0) a.erase(number), in_a.erase(number);
    }
    const auto expect_same = [](const bit_set<N>& found, const std::set<int>& wanted) {
        EXPECT_EQ(std::vector<int>(std::ranges::begin(found),
                                   std::ranges::next(std::ranges::begin(found), found.end())),
                  std::vector<int>(wanted.begin(), wanted.end()));
        EXPECT_EQ(found.size(), wanted.size());
        EXPECT_EQ(found.empty(), wanted.empty());
    };
    std::set<int> both, either, rest;
    for (int n = 0; n < static_cast<int>(N); ++n) {
        const bool x = in_a.contains(n), y = in_b.contains(n);
        EXPECT_EQ(a.contains(n), x);
        if (x && y) both.insert(n);
        if (x || y) either.insert(n);
        if (x && !y) rest.insert(n);
    }
    expect_same(a & b, both);
    expect_same(a | b, either);
    expect_same(a - b, rest);
    expect_same(~a & b, [&] {
        std::set<int> only_b = in_b;
        for (const int n : both)
            only_b.erase(n);
        return only_b;
    }());
    EXPECT_EQ(a.is_subset_of(b), both == in_a);
    EXPECT_TRUE((a & b).is_subset_of(a));
    EXPECT_EQ(bit_set<N>::all().size(), N);
}

TEST(BitSet, IsASetOfNumbers) {
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    for (int round = 0; round < 20; ++round) {
        expect_like_a_set<1>(random);
        expect_like_a_set<64>(random);
        expect_like_a_set<81>(random);
        expect_like_a_set<200>(random);
    }
    static_assert(std::ranges::forward_range<const bit_set<81>>);
    static_assert(bit_set<70>{3, 69}.contains(69) && !bit_set<70>{3, 69}.contains(68));
}

TEST(SparseSet, GivesBackInReverseExactly) {
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    sparse_set set(20);
    std::vector<sparse_set> past;
    std::vector<int> removed;
    for (int step = 0; step < 2000; ++step) {
        if (!set.empty() && (past.empty() || random() % 2 == 0)) {
            const int member = set.members()[random() % set.size()];
            past.push_back(set);
            removed.push_back(member);
            set.remove(member);
            EXPECT_FALSE(set.contains(member));
            EXPECT_EQ(set.size(), past.back().size() - 1);
        } else {
            EXPECT_EQ(set.restore(), removed.back());
            EXPECT_EQ(set, past.back());
            past.pop_back();
            removed.pop_back();
        }
        std::vector<int> all(set.begin(), set.end());
        all.insert(all.end(), removed.begin(), removed.end());
        std::ranges::sort(all);
        for (int n = 0; n < 20; ++n)
            EXPECT_EQ(all[static_cast<std::size_t>(n)], n);
    }
}

TEST(Trail, ComesBackToEveryValue) {
    trail<std::string> word("a");
    const trail<std::string> first = word;
    word.set("b");
    const trail<std::string> second = word;
    word.make_room();
    word.set("c");
    EXPECT_EQ(*word, "c");
    EXPECT_EQ(word->size(), 1u);
    EXPECT_EQ(word.depth(), 2u);
    word.undo();
    EXPECT_EQ(word, second);
    word.undo();
    EXPECT_EQ(word, first);
    EXPECT_NE(word, second);
}

TEST(Grid, KnowsTheNeighbours) {
    const grid knights(5, 6, knight_steps), kings(3, 4, king_steps), rooks(2, 3, rook_steps);
    for (int a = 0; a < knights.cells(); ++a)
        for (int b = 0; b < knights.cells(); ++b) {
            const int rows = std::abs(a / 6 - b / 6), columns = std::abs(a % 6 - b % 6);
            const bool near = std::ranges::count(knights.neighbours(a), b) == 1;
            EXPECT_EQ(near, rows * columns == 2);
            EXPECT_EQ((knights.neighbour_mask(a) >> b & 1) != 0, near);
        }
    EXPECT_EQ(kings.neighbours(kings.cell(1, 1)).size(), 8u);
    EXPECT_EQ(kings.neighbours(0).size(), 3u);
    EXPECT_EQ(std::vector<int>(rooks.neighbours(1).begin(), rooks.neighbours(1).end()),
              (std::vector<int>{0, 2, 4}));
    EXPECT_EQ(rooks.row(5), 1);
    EXPECT_EQ(rooks.column(5), 2);
}

TEST(Grid, WrapsWithoutNamingACellTwice) {
    const grid torus(3, 3, king_steps, true), strip(1, 2, rook_steps, true);
    for (int cell = 0; cell < 9; ++cell)
        EXPECT_EQ(torus.neighbours(cell).size(), 8u);
    EXPECT_EQ(strip.neighbours(0).size(), 1u);
    EXPECT_THROW(grid(0, 4, rook_steps), std::invalid_argument);
    EXPECT_THROW(grid(1 << 20, 1 << 20, rook_steps), std::invalid_argument);
}

TEST(LetterCounts, IsAMultisetOfLetters) {
    letter_counts rack("Retinas");
    EXPECT_TRUE(rack.contains(letter_counts("star")));
    EXPECT_FALSE(rack.contains(letter_counts("stars")));
    EXPECT_EQ(rack, letter_counts("nastier"));
    EXPECT_EQ(rack.size(), 7u);
    const letter_counts before = rack;
    rack.remove('t');
    EXPECT_FALSE(rack.has('T'));
    rack.add('t');
    EXPECT_EQ(rack, before);
    EXPECT_EQ(letter_counts("banana").count('a'), 3u);
    EXPECT_TRUE(letter_counts().empty());
    EXPECT_THROW(letter_counts("it's"), std::invalid_argument);
}

} // namespace
} // namespace espalier::test
