/// The entry points and the goals by themselves.
#include <cstdint>
#include <functional>
#include <ranges>
#include <stdexcept>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "support/toy_spaces.hpp"

namespace espalier::test {
namespace {

using space_type = kind<reversible, lent>::rich;

class EntryPoints : public ::testing::Test {
  protected:
    toy_tree tree = draw("r(a*=3~2 b(c*=5~0 d!) e*=5~4 f#(g*=9))");
    enum : int { r, a, b, c, d, e, f, g };
    space_type space{tree};
};

TEST_F(EntryPoints, CountByWeight) {
    const auto found = count(space);
    EXPECT_EQ(found.value, checked_count(6));
    EXPECT_EQ(found.statistics.solutions, 3U);
    EXPECT_TRUE(found.complete());
}

TEST_F(EntryPoints, FirstIsTheLeftmost) {
    const auto found = first(space);
    EXPECT_EQ(found.value, a);
    EXPECT_EQ(found.status, status::satisfied);
    EXPECT_EQ(found.statistics.checked, 2U);
    EXPECT_EQ(solve(space, first_solution<space_type>{}, {}, found.frontier).value, c);
}

TEST_F(EntryPoints, FirstOfNoneIsAnAnswer) {
    const toy_tree barren = draw("r(a b!)");
    const auto found = first(space_type(barren));
    EXPECT_FALSE(found.value);
    EXPECT_EQ(found.status, status::exhausted);
}

TEST_F(EntryPoints, AllInTreeOrder) {
    EXPECT_THAT(all(space).value, ::testing::ElementsAre(a, c, e));
}

TEST_F(EntryPoints, ForEachHandsOutSolutionsAndWeights) {
    std::vector<int> seen;
    std::vector<std::uint64_t> weights;
    EXPECT_EQ(for_each(space, [&](int n) { seen.push_back(n); }).value, checked_count(6));
    EXPECT_THAT(seen, ::testing::ElementsAre(a, c, e));
    for_each(space, [&](int, std::uint64_t weight) { weights.push_back(weight); });
    EXPECT_THAT(weights, ::testing::ElementsAre(2U, 0U, 4U));
}

TEST_F(EntryPoints, ForEachStopsWhenTheFunctionSaysSo) {
    std::vector<int> seen;
    const auto found = for_each(space, [&](int n) {
        seen.push_back(n);
        return n != c;
    });
    EXPECT_THAT(seen, ::testing::ElementsAre(a, c));
    EXPECT_EQ(found.status, status::satisfied);
    EXPECT_THAT(solve(space, all_solutions<space_type>{}, {}, found.frontier).value,
                ::testing::ElementsAre(e));
}

TEST_F(EntryPoints, ForEachThatStopsAtTheLastOneAllowedIsSatisfied) {
    const auto found = for_each(space, [](int n) { return n != c; }, {.max_solutions = 2});
    EXPECT_EQ(found.status, status::satisfied);
    EXPECT_EQ(found.statistics.solutions, 2U);
}

TEST_F(EntryPoints, BestIsTheLeftmostOfTheBest) {
    const auto found = best(space);
    ASSERT_TRUE(found.value);
    EXPECT_EQ(found.value->objective, 5);
    EXPECT_EQ(found.value->solution, c);
    EXPECT_TRUE(found.complete());
}

TEST_F(EntryPoints, BestOfNoneIsAnAnswer) {
    const toy_tree barren = draw("r(a b!)");
    EXPECT_FALSE(best(space_type(barren)).value);
}

TEST_F(EntryPoints, FoldTakesSolutionsInTreeOrder) {
    const auto spell = [this](std::string& word, const space_type& node) {
        word += tree[node.here].label;
    };
    const auto join = [](std::string& left, const std::string& right) { left += right; };
    EXPECT_EQ(fold(space, std::string(), spell, join).value, "ace");
    const auto until_c = [this](std::string& word, const space_type& node) {
        word += tree[node.here].label;
        return node.here != c;
    };
    const auto found = fold(space, std::string(), until_c, join);
    EXPECT_EQ(found.value, "ac");
    EXPECT_EQ(found.status, status::satisfied);
}

/// Where the space has no bound, nothing is cut, and the answer is the same.
TEST_F(EntryPoints, BestWithoutABoundWalksEverything) {
    toy_space<reversible, lent, judges, prunes, names, values> unbounded(tree);
    const auto found = best(unbounded);
    EXPECT_EQ(found.value->solution, c);
    EXPECT_EQ(found.statistics, count(space).statistics);
    EXPECT_GE(found.statistics.checked, best(space).statistics.checked);
}

/// The least instead of the greatest.
struct least : toy_space<small, lent, values> {
    using toy_space<small, lent, values>::toy_space;
    using better = std::less<>;
};

TEST_F(EntryPoints, BestMayBeTheLeast) {
    const toy_tree other = draw("r(a*=3 b(c*=1 d*=1) e*=5)");
    const auto found = best(least(other));
    ASSERT_TRUE(found.value);
    EXPECT_EQ(found.value->objective, 1);
    EXPECT_EQ(found.value->solution.here, 3);
}

template <class G>
auto value_of(G goal) {
    return std::move(goal).value();
}

TEST(Goals, MergeTheLeftPartFirst) {
    const toy_tree tree = draw("r(a*=2 b*=7~3 c*=7 d*=1)");
    space_type at_a(tree), at_b(tree), at_c(tree);
    at_a.apply(1);
    at_b.apply(2);
    at_c.apply(3);

    all_solutions<space_type> all_left, all_right;
    all_left.report(at_a);
    all_right.report(at_b);
    all_right.report(at_c);
    all_left.merge(std::move(all_right));
    EXPECT_THAT(value_of(std::move(all_left)), ::testing::ElementsAre(1, 2, 3));

    best_solution<space_type> best_left, best_right, best_none;
    best_left.report(at_b);
    best_right.report(at_c);
    best_left.merge(std::move(best_right));
    best_left.merge(best_solution<space_type>{});
    best_none.merge(std::move(best_left));
    EXPECT_EQ(value_of(std::move(best_none))->solution, 2);

    first_solution<space_type> first_left, first_right;
    first_right.report(at_c);
    first_left.merge(std::move(first_right));
    first_right = {};
    first_right.report(at_a);
    first_left.merge(std::move(first_right));
    EXPECT_EQ(value_of(std::move(first_left)), 3);

    counting<space_type> left, right;
    left.report(at_a);
    right.report(at_b);
    right.add(10);
    left.merge(right);
    EXPECT_EQ(left.value(), checked_count(14));
}

/// Counts that do not fit 64 bits.
struct heavy {
    using choice_type = int;
    int depth = 0;
    auto expand() const { return std::views::iota(0, depth == 0 ? 3 : 0); }
    void apply(int) { ++depth; }
    bool is_solution() const { return depth == 1; }
    std::uint64_t weight() const { return ~std::uint64_t{0}; }
};

TEST(Goals, CountBeyond64Bits) {
    EXPECT_EQ(to_string(count(heavy{}).value), "55340232221128654845");
}

/// Every solution is counted once for each of its symmetries, and the total divided at the end.
struct in_eighths : heavy {
    static constexpr std::uint64_t count_divisor = 8;
    std::uint64_t weight() const { return 8 * 46 / 4; }
};

TEST(Goals, CountInUnitsOfADivisor) {
    EXPECT_EQ(count(in_eighths{}).value, checked_count(3 * 92 / 8));
}

/// A count that can be had without a walk, and is not asked for when it would not do.
TEST(Goals, OnlyCountAsksForShortCuts) {
    toy_tree tree = draw("r(a(b* c(d* e*)) f*)");
    tree[1].has_short_cut = true;
    finish(tree);
    using counts = kind<small, lent>::counting_below;
    EXPECT_EQ(count(counts(tree)).value, checked_count(4));
    EXPECT_EQ(count(counts(tree)).statistics.promising, 3U);
    EXPECT_EQ(all(counts(tree)).statistics.promising, 7U);
    EXPECT_EQ(count(counts(tree), {.max_solutions = 2}).value, checked_count(2));
    depth_histogram watched;
    counts space(tree);
    EXPECT_EQ(solve(space, counting<counts>{}, {}, whole_tree<int>(), watched).value,
              checked_count(4));
    EXPECT_EQ(watched.at.size(), 4U);
}

TEST(Statistics, AddUp) {
    const statistics a{
        .checked = 1, .promising = 2, .pruned = 3, .dead_ends = 4, .solutions = 5, .deepest = 6};
    const statistics b{.checked = 10,
                       .promising = 20,
                       .pruned = 30,
                       .dead_ends = 40,
                       .solutions = 50,
                       .deepest = 2};
    EXPECT_EQ(a + b, (statistics{.checked = 11,
                                 .promising = 22,
                                 .pruned = 33,
                                 .dead_ends = 44,
                                 .solutions = 55,
                                 .deepest = 6}));
}

} // namespace
} // namespace espalier::test
