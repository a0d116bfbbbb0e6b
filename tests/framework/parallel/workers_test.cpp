// The same answers, in the same order, with the same counts, for any number of workers.
#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

#include "framework/kinds.hpp"
#include "framework/parallel/parallel_cases.hpp"

namespace espalier::test {
namespace {

template <class Kind>
class Workers : public ::testing::Test {};
using few_kinds =
    ::testing::Types<kind<small, elsewhere>, kind<owning, given>, kind<reversible, given>>;
TYPED_TEST_SUITE(Workers, few_kinds, kind_names);

TYPED_TEST(Workers, CountAllAndForEachAgreeWithTheOracle) {
    using space = typename TypeParam::rich;
    for_random_trees(25, [](const toy_tree& tree, auto&) {
        const prophecy expected = foretell(tree, rich_hooks);
        space root(tree);
        for (const unsigned crew : crews) {
            SCOPED_TRACE(crew);
            const auto counted = count(root, eager(crew));
            EXPECT_EQ(counted.value, expected.weight);
            EXPECT_EQ(counted.statistics, expected.statistics);
            EXPECT_EQ(counted.status, status::exhausted);
            EXPECT_TRUE(counted.closed.complete());
            const auto listed = all(root, eager(crew));
            EXPECT_EQ(listed.value, expected.solutions);
            EXPECT_EQ(listed.statistics, expected.statistics);
            std::vector<int> handed;
            for_each(root, [&](int found) { handed.push_back(found); }, eager(crew));
            EXPECT_EQ(handed, expected.solutions);
            std::atomic<std::size_t> calls = 0;
            for_each_unordered(root, [&](int) { ++calls; }, eager(crew));
            EXPECT_EQ(calls, expected.solutions.size());
            EXPECT_TRUE(root.sound());
            EXPECT_EQ(root, space(tree));
        }
    });
}

TYPED_TEST(Workers, FirstIsTheLeftmostAndItsRestIsTheRest) {
    using space = typename TypeParam::rich;
    for_random_trees(25, [](const toy_tree& tree, auto&) {
        space root(tree);
        const auto alone = first(root);
        const auto whole = all(root);
        for (const unsigned crew : crews) {
            SCOPED_TRACE(crew);
            const auto found = first(root, eager(crew));
            EXPECT_EQ(found.value, alone.value);
            EXPECT_EQ(found.statistics, alone.statistics);
            EXPECT_EQ(found.status, alone.status);
            const auto rest = solve(root, all_solutions<space>{}, eager(crew), found.frontier);
            std::vector<int> together = rest.value;
            if (found.value) together.insert(together.begin(), *found.value);
            EXPECT_EQ(together, whole.value);
            EXPECT_EQ(found.statistics + rest.statistics, whole.statistics);
            EXPECT_EQ(any(root, eager(crew)).value.has_value(), alone.value.has_value());
        }
    });
}

TYPED_TEST(Workers, ALimitOfSolutionsGivesTheLeftmost) {
    using space = typename TypeParam::rich;
    for_random_trees(15, [](const toy_tree& tree, auto&) {
        space root(tree);
        const auto whole = all(root);
        for (const unsigned crew : crews)
            for (const std::uint64_t k : {1U, 2U, 3U, 7U}) {
                SCOPED_TRACE(crew);
                const auto alone = all(root, {.max_solutions = k});
                options limited = eager(crew);
                limited.max_solutions = k;
                const auto found = all(root, limited);
                EXPECT_EQ(found.value, alone.value);
                EXPECT_EQ(found.statistics, alone.statistics);
                EXPECT_EQ(found.status, alone.status);
                std::vector<int> handed;
                const auto stopped = for_each(
                    root,
                    [&](int one) {
                        handed.push_back(one);
                        return handed.size() < k;
                    },
                    eager(crew));
                EXPECT_EQ(handed, alone.value);
                const auto rest =
                    solve(root, all_solutions<space>{}, eager(crew), stopped.frontier);
                handed.insert(handed.end(), rest.value.begin(), rest.value.end());
                EXPECT_EQ(handed, whole.value);
                EXPECT_EQ(stopped.statistics + rest.statistics, whole.statistics);
            }
    });
}

TYPED_TEST(Workers, AFoldKeepsTheOrder) {
    using space = typename TypeParam::rich;
    for_random_trees(15, [](const toy_tree& tree, auto&) {
        space root(tree);
        const auto step = [](std::vector<int>& seen, const space& node) {
            seen.push_back(node.here);
        };
        const auto join = [](std::vector<int>& left, std::vector<int>&& right) {
            left.insert(left.end(), right.begin(), right.end());
        };
        const auto alone = fold(root, std::vector<int>{}, step, join);
        for (const unsigned crew : crews)
            EXPECT_EQ(fold(root, std::vector<int>{}, step, join, eager(crew)).value, alone.value);
    });
}

// Chance is in the threads here, not in the tree: one tree, the same answers twenty times.
TEST(Crew, OfAnySizeGivesTheSameTwentyTimes) {
    using space = kind<small, elsewhere>::rich;
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    const toy_tree tree = grow(random, 300);
    const prophecy expected = foretell(tree, rich_hooks);
    const space root(tree);
    const auto leftmost = first(root);
    for (const unsigned crew : crews)
        for (int again = 0; again < 20; ++again) {
            SCOPED_TRACE(crew);
            const auto counted = count(root, eager(crew));
            ASSERT_EQ(counted.value, expected.weight);
            ASSERT_EQ(counted.statistics, expected.statistics);
            ASSERT_EQ(all(root, eager(crew)).value, expected.solutions);
            const auto found = first(root, eager(crew));
            ASSERT_EQ(found.value, leftmost.value);
            ASSERT_EQ(found.statistics, leftmost.statistics);
        }
}

TEST(Crew, IsAsLargeAsAskedOnceTheSearchIsWorthIt) {
    const toy_tree tree = chain(2000, 3);
    using space = kind<small, lent>::bare;
    space root(tree);
    EXPECT_EQ(count(root, eager(3)).effort.workers, 3u);
    EXPECT_EQ(count(root, {.threads = 1}).effort.workers, 1u);
    EXPECT_GE(available_processors(), 1u);
}

TEST(Crew, AVisitorNeedsOneThread) {
    const toy_tree tree = draw("r(a b)");
    kind<small, lent>::bare root(tree);
    depth_histogram seen;
    EXPECT_THROW(
        solve(root, counting<kind<small, lent>::bare>{}, eager(2), whole_tree<int>(), seen),
        std::invalid_argument);
}

// A stretch far to the right is full of solutions while the left is slow: what is kept is bounded.
TEST(Crew, WhoIsFarAheadWaits) {
    struct wide {
        using choice_type = int;
        int depth = 0;
        int at = 0;
        std::vector<int> expand() const {
            if (depth == 0) return {0, 1};
            if (depth == 1 && at == 1) {
                std::vector<int> many(400'000);
                for (std::size_t k = 0; k < many.size(); ++k)
                    many[k] = static_cast<int>(k) + 2;
                return many;
            }
            return depth < 12 && at == 0 ? std::vector<int>{0} : std::vector<int>{};
        }
        void apply(int child) {
            ++depth;
            at = child;
            if (child == 0) std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        bool is_solution() const { return depth == 2 && at > 1; }
        int solution() const { return at; }
    };
    int next = 2;
    bool in_order = true;
    const auto done =
        for_each(wide{}, [&](int found) { in_order = in_order && found == next++; }, eager(2));
    EXPECT_TRUE(in_order);
    EXPECT_EQ(done.value, 400'000u);
    EXPECT_TRUE(done.complete());
}

} // namespace
} // namespace espalier::test
