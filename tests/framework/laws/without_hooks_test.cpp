#include <gtest/gtest.h>

#include <type_traits>

#include <espalier/espalier.hpp>
#include <espalier/testing/without_hooks.hpp>

#include "good_modules.hpp"

using espalier::hook;
using espalier::hooks_of;
using espalier::testing::without;
using espalier::testing::without_promising;
using espalier::testing::without_prune;
using espalier::testing::without_undo;

namespace {

using names = std::vector<std::string_view>;

} // namespace

TEST(WithoutHooks, NothingElseIsHidden) {
    EXPECT_EQ(hooks_of<without<good::knapsack>>(),
              (names{"expand", "apply", "is_solution", "promising", "undo", "solution", "objective",
                     "bound"}));
    EXPECT_EQ((hooks_of<without<good::knapsack, hook::undo, hook::bound>>()),
              (names{"expand", "apply", "is_solution", "promising", "solution", "objective"}));
    EXPECT_EQ(hooks_of<without<good::counted_words>>(),
              (names{"expand", "apply", "is_solution", "solution", "weight", "count_below"}));
    EXPECT_EQ(without<good::counted_words>::count_divisor, 2u);
}

TEST(WithoutHooks, TheWholeTreeIsWalked) {
    const good::subset_sum three({1, 2, 3}, 3);
    const auto judged = espalier::count(three);
    const auto whole = espalier::count(without_promising<good::subset_sum>(three));
    EXPECT_EQ(judged.value, 2u);
    EXPECT_EQ(whole.value, 2u);
    EXPECT_EQ(whole.statistics.promising, 15u);
    EXPECT_LT(judged.statistics.promising, 15u);
}

TEST(WithoutHooks, NothingIsPruned) {
    const good::words_up_to_complement words(3);
    EXPECT_EQ(espalier::count(words).statistics.pruned, 1u);
    const auto whole = espalier::count(without_prune<good::words_up_to_complement>(words));
    EXPECT_EQ(whole.statistics.pruned, 0u);
    EXPECT_EQ(whole.statistics.solutions, 8u);
}

TEST(WithoutHooks, PruneByKnowledgeIsHandedOn) {
    const good::sums sums({1, 2, 2, 3, 5});
    const auto add = [](std::set<int>& found, const auto& s) { found.insert(s.inner().sum); };
    const auto join = [](std::set<int>& found, std::set<int> right) { found.merge(right); };
    const auto cut = espalier::fold(without<good::sums>(sums), std::set<int>{}, add, join);
    const auto whole = espalier::fold(without_prune<good::sums>(sums), std::set<int>{}, add, join);
    EXPECT_EQ(cut.value, whole.value);
    EXPECT_GT(cut.statistics.pruned, 0u);
    EXPECT_EQ(whole.statistics.pruned, 0u);
}

TEST(WithoutHooks, TheSolutionIsThatOfTheSpace) {
    const auto first = espalier::first(without<good::permutations>(good::permutations(3)));
    static_assert(std::is_same_v<decltype(first.value), std::optional<good::permutations>>);
    EXPECT_TRUE(first.value.has_value());
}

TEST(WithoutHooks, AReversibleSpaceMayBeBorrowed) {
    good::rook_ways rook(3); // cannot be copied
    without<good::rook_ways&, hook::promising> all(rook);
    EXPECT_EQ(espalier::count(all).value, espalier::count(rook).value);
    EXPECT_EQ(rook.row + rook.column, 0);
}

TEST(WithoutHooks, UndoHiddenMeansCopies) {
    const good::subset_sum three({1, 2, 3}, 3);
    EXPECT_FALSE(espalier::ReversibleStateSpace<without_undo<good::subset_sum>>);
    EXPECT_EQ(espalier::count(without_undo<good::subset_sum>(three)).value, 2u);
}
