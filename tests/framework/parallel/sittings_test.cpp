// Stopping and going on, in every mixture of limits, workers, shards and splits.
#include <algorithm>
#include <array>
#include <cstddef>
#include <deque>
#include <ranges>
#include <span>

#include <gtest/gtest.h>

#include "framework/kinds.hpp"
#include "framework/parallel/parallel_cases.hpp"

namespace espalier::test {
namespace {

template <class Kind>
class Sittings : public ::testing::Test {};
using few_kinds =
    ::testing::Types<kind<small, elsewhere>, kind<owning, given>, kind<reversible, lent>>;
TYPED_TEST_SUITE(Sittings, few_kinds, kind_names);

TYPED_TEST(Sittings, ManySmallOnesAreOneLargeOne) {
    using space = typename TypeParam::rich;
    for_random_trees(20, [](const toy_tree& tree, auto& random) {
        const prophecy expected = foretell(tree, rich_hooks);
        space root(tree);
        for (const unsigned crew : crews) {
            run<space, all_solutions<space>> search(root, {});
            options sitting = eager(crew);
            double share = 0;
            do {
                sitting.node_limit = 1 + random() % 9;
                search.go(sitting);
                EXPECT_GE(search.closed().share(), share);
                share = search.closed().share();
            } while (search.status() != status::exhausted);
            const auto whole = std::move(search).result();
            EXPECT_EQ(whole.value, expected.solutions);
            EXPECT_EQ(whole.statistics, expected.statistics);
            EXPECT_TRUE(whole.closed.complete());
            EXPECT_EQ(share, 1);
        }
    });
}

// A limit of solutions is one of the run: it ends at that very solution, and goes on from there.
TYPED_TEST(Sittings, AHigherLimitOfSolutionsGoesOn) {
    using space = typename TypeParam::rich;
    for_random_trees(20, [](const toy_tree& tree, auto& random) {
        const prophecy expected = foretell(tree, rich_hooks);
        space root(tree);
        for (const unsigned crew : crews) {
            run<space, all_solutions<space>> search(root, {});
            options sitting = eager(crew);
            sitting.max_solutions = 0;
            do {
                const bool raise = search.status() != status::node_limit;
                if (raise) sitting.max_solutions += 1 + random() % 4;
                sitting.node_limit = 1 + random() % 20;
                search.go(sitting);
                if (search.status() == status::solution_limit) {
                    EXPECT_EQ(search.statistics().solutions, sitting.max_solutions);
                }
            } while (search.status() != status::exhausted);
            const auto whole = std::move(search).result();
            EXPECT_EQ(whole.value, expected.solutions);
            EXPECT_EQ(whole.statistics, expected.statistics);
        }
    });
}

TYPED_TEST(Sittings, AStoppedResultAndItsFrontierMakeUpTheWhole) {
    using space = typename TypeParam::rich;
    for_random_trees(20, [](const toy_tree& tree, auto& random) {
        const prophecy expected = foretell(tree, rich_hooks);
        space root(tree);
        for (const unsigned crew : crews) {
            options limited = eager(crew);
            limited.node_limit = 1 + random() % 40;
            const auto part = all(root, limited);
            const auto rest = solve(root, all_solutions<space>{}, eager(crew), part.frontier);
            std::vector<int> together = part.value;
            together.insert(together.end(), rest.value.begin(), rest.value.end());
            EXPECT_EQ(together, expected.solutions);
            EXPECT_EQ(part.statistics + rest.statistics, expected.statistics);
            ledger closed = part.closed;
            closed.close(rest.closed);
            EXPECT_TRUE(closed.complete());
        }
    });
}

// Parts are taken in any order, split at random, stopped at random, put back: nothing is lost. One
// that was handed over is walked from the node that came with it, or from the root.
TYPED_TEST(Sittings, AnyMixtureOfSplitsAndStopsTilesTheTree) {
    using space = typename TypeParam::rich;
    for_random_trees(60, [](const toy_tree& tree, auto& random) {
        const prophecy expected = foretell(tree, rich_hooks);
        const space root(tree);
        std::deque<handed_part<space>> open;
        open.push_back({{}, {}, root});
        ledger closed;
        statistics counts;
        checked_count total;
        while (!open.empty()) {
            const std::size_t pick = random() % open.size();
            handed_part<space> taken = open[pick];
            open.erase(open.begin() + static_cast<std::ptrdiff_t>(pick));
            if (random() % 2 == 0) taken = {taken.part, {}, root};
            const space before = taken.node;
            depth_first_search<space> search(taken.node, taken.part, taken.stands_at);
            counting<space> goal;
            while (search.status() != search_status::exhausted && random() % 8 != 0) {
                search.advance(goal, random() % 20);
                if (random() % 3 == 0)
                    if (auto given = search.split(1 + random() % 4))
                        open.push_back(std::move(*given));
            }
            for (auto& left : search.frontier())
                open.push_back({std::move(left), {}, root});
            counts += search.statistics();
            total += goal.value();
            closed.close(search.retire());
            EXPECT_EQ(taken.node, before);
            EXPECT_EQ(closed.complete(), open.empty());
        }
        EXPECT_EQ(counts, expected.statistics);
        EXPECT_EQ(total, expected.weight);
    });
}

TYPED_TEST(Sittings, ShardsAreDisjointAndMakeUpTheWhole) {
    using space = typename TypeParam::rich;
    for_random_trees(20, [](const toy_tree& tree, auto& random) {
        const prophecy expected = foretell(tree, rich_hooks);
        space root(tree);
        const std::uint64_t k = 1 + random() % 7;
        ledger closed;
        statistics counts;
        checked_count total;
        for (std::uint64_t i = 1; i <= k; ++i) {
            const auto part = solve(root, counting<space>{}, eager(2), shard(root, i, k));
            closed.close(part.closed);
            counts += part.statistics;
            total += part.value;
            EXPECT_EQ(shard(root, i, k), shard(root, i, k));
        }
        EXPECT_TRUE(closed.complete());
        EXPECT_EQ(total, expected.weight);
        EXPECT_EQ(counts, expected.statistics);
        EXPECT_THROW(shard(root, 0, k), std::invalid_argument);
        EXPECT_THROW(shard(root, k + 1, k), std::invalid_argument);
    });
}

/// A node that is counted as a whole is nobody's in part: neither where shards are cut, nor where a
/// walk that counted node by node has left some children of a node.
TYPED_TEST(Sittings, WhatIsCountedBelowANodeIsCountedOnce) {
    using walked = typename TypeParam::rich;
    using counted = typename TypeParam::counting_below;
    for_random_trees(20, [](toy_tree tree, auto& random) {
        for (toy_node& node : tree.nodes)
            node.refusals = 0;
        const checked_count expected = foretell(tree, rich_hooks).weight;
        counted root(tree);
        const std::uint64_t k = 1 + random() % 7;
        ledger closed;
        checked_count total;
        for (std::uint64_t i = 1; i <= k; ++i) {
            const auto part = solve(root, counting<counted>{}, eager(2), shard(root, i, k));
            closed.close(part.closed);
            total += part.value;
        }
        EXPECT_TRUE(closed.complete());
        EXPECT_EQ(total, expected);

        walked node_by_node(tree);
        for (std::uint64_t budget = 1; budget < 12; ++budget) {
            depth_first_search<walked> begun(node_by_node);
            counting<walked> goal;
            begun.advance(goal, budget);
            frontier<int> left;
            while (auto given = begun.split())
                left.insert(left.begin(), std::move(given->part));
            for (auto& part : begun.frontier())
                left.insert(left.begin(), std::move(part));
            total = goal.value();
            total += solve(root, counting<counted>{}, eager(2), std::move(left)).value;
            EXPECT_EQ(total, expected) << budget;
        }
    });
}

/// A small copied space whose candidates lie in itself.
struct permutations {
    using choice_type = int;
    std::array<int, 4> left{0, 1, 2, 3};
    std::size_t count = 4;
    std::span<const int> expand() const { return {left.data(), count}; }
    void apply(int taken) {
        const auto end = std::remove(left.begin(), left.begin() + count, taken);
        count = static_cast<std::size_t>(end - left.begin());
    }
    bool is_solution() const { return count == 0; }
};

TEST(Candidates, MayPointIntoTheNode) {
    permutations root;
    depth_first_search search(root);
    int found = 0;
    while (search.next())
        found += search.path().size() == 4;
    EXPECT_EQ(found, 24);
    const auto part = count(root, {.node_limit = 7});
    const auto rest = solve(root, counting<permutations>{}, eager(2), part.frontier);
    EXPECT_EQ(part.value + rest.value, 24u);
}

TEST(Folds, TakeLambdasThatCapture) {
    int one = 1;
    const auto folded = fold(
        permutations{}, 0, [&](int& sum, const permutations&) { sum += one; },
        [](int& left, int right) { left += right; }, eager(3));
    EXPECT_EQ(folded.value, 24);
}

TEST(Parts, MustBeInOrderAndDisjoint) {
    const toy_tree tree = draw("r(a(b c) d)");
    using space = kind<small, lent>::bare;
    space root(tree);
    const subtree<int> all_of_it;
    const subtree<int> under_a = below_path<int>({1});
    EXPECT_THROW((run<space, counting<space>>(root, {}, {all_of_it, under_a})),
                 std::invalid_argument);
    subtree<int> left = under_a;
    subtree<int> right = below_path<int>({4});
    EXPECT_NO_THROW((run<space, counting<space>>(root, {}, {left, right})));
    EXPECT_THROW((run<space, counting<space>>(root, {}, {right, left})), std::invalid_argument);
}

// The ledger is added up independently of the list: a list from which a part is gone, or in which
// one stands twice or out of order, is not taken for the whole.
TEST(Parts, LostDoubledOrReorderedAreSeen) {
    const toy_tree tree = draw("r(a(b c* d) e*(f g*) h(i* j(k l*)))");
    using space = kind<small, elsewhere>::bare;
    space root(tree);
    const auto whole = cut_tree(root, 6);
    ASSERT_GE(whole.size(), 4u);
    for (std::size_t k = 0; k < whole.size(); ++k) {
        auto without = whole, twice = whole, swapped = whole;
        const auto at = static_cast<std::ptrdiff_t>(k);
        without.erase(without.begin() + at);
        const auto found = solve(root, counting<space>{}, eager(2), without);
        EXPECT_FALSE(found.closed.complete());
        ASSERT_EQ(found.closed.missing().size(), 1u);
        EXPECT_EQ(depth_first_search<space>(root, whole[k]).origin(),
                  found.closed.missing().front().begin);
        twice.insert(twice.begin() + at, whole[k]);
        EXPECT_THROW((run<space, counting<space>>(root, {}, twice)), std::invalid_argument);
        if (k == 0) continue;
        std::swap(swapped[k - 1], swapped[k]);
        EXPECT_THROW((run<space, counting<space>>(root, {}, swapped)), std::invalid_argument);
    }
    EXPECT_TRUE(solve(root, counting<space>{}, eager(2), whole).closed.complete());
}

// A binary tree of 2^60 leaves: equal shares are cut in the order in which they came up, so that
// the pieces are of two sizes at most; and what they are costs little to find.
TEST(Parts, OfAnEvenTreeAreEven) {
    struct halving {
        using choice_type = int;
        int left = 60;
        auto expand() const { return std::views::iota(0, left == 0 ? 0 : 2); }
        void apply(int) { --left; }
        bool is_solution() const { return left == 0; }
    };
    constexpr std::size_t pieces = 20'000;
    const auto parts = cut_tree(halving{}, pieces);
    ASSERT_EQ(parts.size(), pieces);
    std::size_t deepest = 0, shallowest = 60;
    for (const auto& part : parts) {
        if (part.first == part.last) continue; // the entering of a node alone
        deepest = std::max(deepest, part.path.size());
        shallowest = std::min(shallowest, part.path.size());
    }
    EXPECT_LE(deepest - shallowest, 1u);
}

TEST(Replay, SaysWhatEachHookAnswers) {
    const toy_tree tree = draw("r(a(b* c!) d#(e*))");
    const kind<small, lent>::rich root(tree);
    const auto steps = replay(root, {1, 3});
    ASSERT_EQ(steps.size(), 3u);
    EXPECT_EQ(steps[0].candidates, (std::vector<int>{1, 4}));
    EXPECT_EQ(steps[1].taken, 1);
    EXPECT_EQ(steps[1].promising, (std::vector<int>{2}));
    EXPECT_EQ(steps[2].judged_promising, false);
    EXPECT_EQ(replay(root, {4}).back().pruned, true);
    EXPECT_FALSE(replay(root, {9}).back().listed);
}

} // namespace
} // namespace espalier::test
