// The parts of the join, each against a loop that does the same in the plainest way.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <random>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/testing/laws.hpp>

#include "halves_forms.hpp"
#include "known_values.hpp"
#include "queens/halves.hpp"
#include "queens/halves/half_board.hpp"
#include "queens/halves/kernel.hpp"
#include "queens/halves/row_set_rank.hpp"
#include "queens/halves/row_sets.hpp"
#include "queens_oracle.hpp"

namespace {

using namespace queens;
using namespace queens::half;
using queens::test::forms_that_run;

/// The profile of a whole board, told by its squares.
profile profile_of(const test::board& columns) {
    const int n = static_cast<int>(columns.size()), h = n / 2;
    profile of{};
    for (int row = 0; row < n; ++row) {
        const int column = columns[static_cast<std::size_t>(row)];
        const bool top = row < h, bottom = row >= n - h, left = column < h, right = column >= n - h;
        const auto y = top ? row : n - 1 - row;
        const auto x = left ? column : n - 1 - column;
        if (top && left) of.a |= subset{1} << y;
        if (bottom && right) of.b |= subset{1} << y;
        if (left && top) of.c |= subset{1} << x;
        if (right && bottom) of.d |= subset{1} << x;
    }
    return of;
}

bool has_centre_queen(const test::board& columns) {
    const std::size_t n = columns.size();
    return n % 2 == 0 || columns[n / 2] == static_cast<int>(n / 2);
}

/// The rule of eight, over all boards: what the canonical ones stand for adds up to all.
TEST(Eightfold, CanonicalBoardsStandForAll) {
    for (int n = 0; n <= 9; ++n) {
        std::uint64_t with_centre = 0, stood_for = 0, beside = 0, chosen = 0;
        for (const auto& board : test::brute_force(n)) {
            if (has_centre_queen(board)) {
                ++with_centre;
                const int t = ties(profile_of(board), n / 2);
                EXPECT_TRUE(t <= 4 || n < 2) << t;
                if (t != 0) stood_for += units_of(t);
            } else {
                ++beside;
                const int h = n / 2;
                const auto middle = std::find(board.begin(), board.end(), h) - board.begin() - h;
                const auto across = board[static_cast<std::size_t>(h)] - h;
                chosen += middle > 0 && across > middle ? 1 : 0;
            }
        }
        EXPECT_EQ(stood_for, units * with_centre) << n;
        EXPECT_EQ(8 * chosen, beside) << n;
    }
}

/// What is told from one half alone is what `ties` says of the whole.
TEST(Eightfold, RangesOfTheHalvesAgreeWithTheWhole) {
    const int h = 4;
    for (subset a = 0; a < 16; ++a)
        for (subset b = 0; b < 16; ++b)
            for (subset c = 0; c < 16; ++c)
                for (subset d = 0; d < 16; ++d) {
                    const int k = std::popcount(a);
                    if (std::popcount(b) != k || std::popcount(c) != k || std::popcount(d) != k)
                        continue;
                    const bool rows_allow =
                        2 * k > h ? a <= b
                                  : 2 * k == h && a <= (a ^ 15U) && a <= b && a <= (b ^ 15U);
                    const top_range left = left_range(a, h), right = right_range(a, h);
                    const auto allows = [](const top_range& r, subset f) {
                        return r.is_inside(f) || r.is_tie(f);
                    };
                    int t = 0;
                    if (rows_allow && allows(left, c) && allows(right, d ^ 15U))
                        t = row_ties(a, b, h) + left.is_tie(c) + right.is_tie(d ^ 15U);
                    EXPECT_EQ(t, ties({a, b, c, d}, h));
                }
}

TEST(RowSetRank, NumbersEachSubsetOnce) {
    for (const auto& [n, k] :
         {std::pair(7, 3), std::pair(8, 4), std::pair(5, 5), std::pair(4, 1)}) {
        const row_set_rank rank(n, k);
        std::set<std::uint32_t> seen;
        for (std::uint32_t s = 0; s < std::uint32_t{1} << n; ++s)
            if (std::popcount(s) == k) {
                EXPECT_LT(rank(s), rank.count());
                EXPECT_TRUE(seen.insert(rank(s)).second);
            }
        EXPECT_EQ(seen.size(), rank.count());
    }
}

TEST(SubsetList, IsInTheOrderInWhichSubsetsPrecede) {
    const subset_list list(5);
    const auto all = list.at_least(0);
    ASSERT_EQ(all.size(), 32U);
    EXPECT_TRUE(std::is_sorted(all.begin(), all.end(), precedes));
    EXPECT_EQ(list.of_size(5).size(), 1U);
    const auto some = list.between(0b00101, 0b01010);
    EXPECT_EQ(std::vector(some.begin(), some.end()),
              (std::vector<subset>{0b00101, 0b00110, 0b01001, 0b01010}));
}

/// Places queens column by column, looking at each pair of queens as the rules say it, and hands
/// over the rows, from column `first` on.
template <class Function>
void place_plainly(int n, int first, int last, std::vector<int>& rows, Function& hand_over) {
    if (first == last) return hand_over(rows);
    for (int row = 0; row < n; ++row) {
        bool free = true;
        for (std::size_t back = 1; back <= rows.size(); ++back) {
            const int away = std::abs(rows[rows.size() - back] - row);
            free = free && away != 0 && away != static_cast<int>(back);
        }
        if (!free) continue;
        rows.push_back(row);
        place_plainly(n, first + 1, last, rows, hand_over);
        rows.pop_back();
    }
}

template <class Key>
void expect_whole_halves(int n, kernels form) {
    const cut_board board(n);
    const int inner = board.h / 2;
    const key_layout<Key> layout(board, inner);
    std::vector<std::vector<Key>> expected(std::size_t{1} << n);
    std::vector<int> rows;
    const auto take = [&](const std::vector<int>& placed) {
        Key key{};
        std::uint32_t set = 0;
        for (int x = 0; x < board.h; ++x) {
            const int row = placed[static_cast<std::size_t>(x)];
            key = key | layout.queen(row, x, true);
            set |= std::uint32_t{1} << row;
        }
        expected[set].push_back(key);
    };
    place_plainly(n, 0, board.h, rows, take);

    allowed_squares everywhere{};
    everywhere.fill(board.all_rows());
    const half_board<Key> halves(board, layout, inner, board.h, everywhere, true);
    const auto by = make_kernel(form, layout);
    half_lists<Key> found;
    const auto less = [](const Key& a, const Key& b) {
        return std::pair(falling_word(a), rising_word(a)) <
               std::pair(falling_word(b), rising_word(b));
    };
    for (std::uint32_t set = 0; set < expected.size(); ++set) {
        if (std::popcount(set) != board.h) continue;
        halves.list(set, {}, any_top(), *by, found);
        std::vector<Key> listed(found.strict.keys().begin(), found.strict.keys().end());
        std::sort(listed.begin(), listed.end(), less);
        std::sort(expected[set].begin(), expected[set].end(), less);
        EXPECT_EQ(listed, expected[set]) << n << ", rows " << set;
        EXPECT_TRUE(found.tied.empty());

        const top_range some{.low = 1, .high = (1 << board.h) - 2};
        halves.list(set, {}, some, *by, found);
        const auto top = [&](const Key& k) { return static_cast<std::int64_t>(layout.top_of(k)); };
        std::size_t inside = 0, tied = 0;
        for (const Key& k : expected[set]) {
            inside += some.is_inside(top(k));
            tied += some.is_tie(top(k));
        }
        EXPECT_EQ(found.strict.size(), inside);
        EXPECT_EQ(found.tied.size(), tied);
    }
}

TEST(HalfBoard, ListsEveryPlacementOfAHalf) {
    for (const kernels form : forms_that_run())
        for (const int n : {4, 7, test::up_to(10, 8)}) {
            expect_whole_halves<narrow_key>(n, form);
            expect_whole_halves<wide_key>(n, form);
        }
}

/// Two queens of a half attack each other along a diagonal exactly when their keys meet, as far as
/// the blocks differ; queens of two halves, exactly when one's falling diagonal is the other's
/// rising one.
TEST(Keys, MeetWhereQueensAttackEachOther) {
    for (const int n : {8, 9, 22}) {
        const cut_board board(n);
        const int inner = board.h / 2;
        const key_layout<narrow_key> layout(board, inner);
        for (int x = inner; x < board.h; ++x)
            for (int z = 0; z < inner; ++z)
                for (int row = 0; row < n; ++row)
                    for (int other = 0; other < n; ++other) {
                        const bool attack = std::abs(row - other) == x - z;
                        const auto both = layout.queen(row, x, true) & layout.queen(other, z, true);
                        EXPECT_EQ(both != 0, attack);
                    }
    }
}

std::vector<narrow_key> random_keys(std::size_t count, int bits, std::mt19937_64& random) {
    std::vector<narrow_key> keys(count);
    for (narrow_key& k : keys)
        k = (random() & random()) & ((narrow_key{1} << bits) - 1);
    return keys;
}

void fill(key_list<narrow_key>& list, const std::vector<narrow_key>& keys) {
    list.clear();
    list.end_at(std::copy(keys.begin(), keys.end(), list.room(keys.size())));
}

/// Whether the halves go together, diagonal by diagonal.
bool fit(const key_layout<narrow_key>& layout, narrow_key left, narrow_key right) {
    const auto& down = layout.falling();
    const auto& up = layout.rising();
    const auto meet = [&](const bit_field& f, const bit_field& g) {
        return (f.of(left) & g.of(right)) != 0 || (g.of(left) & f.of(right)) != 0;
    };
    bool any = meet(down.cut, up.cut);
    for (std::size_t c = 0; c < down.chunk.size(); ++c)
        any = any || meet(down.chunk[c], up.chunk[c]);
    return !any;
}

TEST(Kernel, MatchesAsOnePairAfterTheOther) {
    std::mt19937_64 random(7);
    for (const kernels form : forms_that_run())
        for (const int n : {8, 13, 16, 22}) {
            const cut_board board(n);
            const key_layout<narrow_key> layout(board, board.h / 2);
            const auto by = make_kernel(form, layout);
            half_lists<narrow_key> left, right;
            const auto take_some = [&](key_list<narrow_key>& list, std::size_t count) {
                auto keys = random_keys(count, 2 * board.crossing, random);
                for (narrow_key& k : keys)
                    k |= 1; // a half always has a queen on some crossing diagonal
                fill(list, keys);
            };
            const auto plainly = [&](const key_list<narrow_key>& some,
                                     const key_list<narrow_key>& others) {
                std::uint64_t pairs = 0;
                for (const narrow_key a : some.keys())
                    for (const narrow_key b : others.keys())
                        pairs += fit(layout, a, b);
                return pairs;
            };
            for (const auto& [strict, tied, right_strict, right_tied] :
                 {std::tuple(0, 3, 5, 0), std::tuple(7, 0, 0, 1), std::tuple(700, 9, 505, 7),
                  std::tuple(100, 1, 512, 1), std::tuple(30, 5, 513, 600)}) {
                take_some(left.strict, static_cast<std::size_t>(strict));
                take_some(left.tied, static_cast<std::size_t>(tied));
                take_some(right.strict, static_cast<std::size_t>(right_strict));
                take_some(right.tied, static_cast<std::size_t>(right_tied));
                const auto found = by->match(left, right, {});
                ASSERT_TRUE(found);
                const std::array<std::uint64_t, 3> expected{plainly(left.strict, right.strict),
                                                            plainly(left.strict, right.tied) +
                                                                plainly(left.tied, right.strict),
                                                            plainly(left.tied, right.tied)};
                EXPECT_EQ(found->with_ties, expected) << n << ' ' << name_of(form);
            }
        }
}

TEST(Laws, HoldForHalves) {
    for (const kernels form : forms_that_run())
        for (int n = 0; n <= test::up_to(7, 6); ++n) {
            const auto report = espalier::testing::check_laws(
                halves(n, form), {.is_valid = test::attacks_nobody,
                                  .apply_unpromising = false,
                                  .expected_count = test::brute_force(n).size()});
            EXPECT_TRUE(report.ok && report.complete) << n << ": " << report;
        }
    const auto wide = espalier::testing::check_laws(halves(6, kernels::portable, key_width::wide));
    EXPECT_TRUE(wide.ok && wide.complete) << wide;
}

} // namespace
