/// Parts of a tree: disjoint ranges of siblings add up to the whole, and what does not fit the tree
/// is refused.
#include <cstdint>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "framework/goal_cases.hpp"
#include "framework/kinds.hpp"
#include "support/seeds.hpp"

namespace espalier::test {
namespace {

using part = subtree<int>;

part children_of(std::vector<int> path, std::uint64_t first, std::uint64_t last) {
    part p;
    p.base = path.size();
    p.path = std::move(path);
    p.first = first;
    p.last = last;
    p.entered = true;
    return p;
}

template <class Kind>
class Parts : public ::testing::Test {};
TYPED_TEST_SUITE(Parts, main_kinds, kind_names);

/// The root alone, its children one at a time, and in halves.
TYPED_TEST(Parts, OfADrawnTreeAreWhatTheySay) {
    using space_type = typename TypeParam::rich;
    const toy_tree tree = draw("r(a(b* c!) d! e*(f g*) h)");
    space_type space(tree);
    const auto solutions_in = [&](std::uint64_t first, std::uint64_t last) {
        std::string found;
        for (const int n :
             solve(space, all_solutions<space_type>{}, {}, {children_of({}, first, last)}).value)
            found += tree[n].label;
        return found;
    };
    EXPECT_EQ(solutions_in(0, 1), "b");
    EXPECT_EQ(solutions_in(1, 2), "");
    EXPECT_EQ(solutions_in(2, 3), "eg");
    EXPECT_EQ(solutions_in(0, 2), "b");
    EXPECT_EQ(solutions_in(1, part::to_the_end), "eg");
    EXPECT_EQ(solutions_in(0, 0), "");
    EXPECT_EQ(solutions_in(2, 2), "");
    EXPECT_EQ(solutions_in(4, part::to_the_end), "");
    EXPECT_EQ(space, space_type(tree));
}

/// Cuts the children of every node into random ranges, empty ones among them. With the walk up to
/// that node and from behind it, they are the whole.
TYPED_TEST(Parts, OfEveryNodeMakeUpTheWhole) {
    using space_type = typename TypeParam::rich;
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    for (int round = 0; round < 60; ++round) {
        const toy_tree tree = grow(random, 1 + round / 2);
        const prophecy told = foretell(tree, rich_hooks);
        space_type space(tree);
        std::vector<std::vector<int>> paths;
        std::vector<int> path;
        for (const event& e : told.events) {
            if (e.what == event::enter) {
                if (e.depth > 0) path.push_back(e.node);
                if (!tree[e.node].pruned && !tree[e.node].children.empty()) paths.push_back(path);
            } else if (e.what == event::leave && e.depth > 0) {
                path.pop_back();
            }
        }
        for (const auto& node : paths) {
            const int here = node.empty() ? 0 : node.back();
            const std::uint64_t fan_out = tree[here].children.size();
            // All before the children of the node: the walk stops when it has entered the node.
            statistics total;
            std::vector<int> found;
            all_solutions<space_type> before;
            frontier<int> left;
            {
                depth_first_search search(space);
                while (search.path() != node || search.frontier().front().first != 0 ||
                       !search.frontier().front().entered)
                    ASSERT_EQ(search.advance(before, 1), search_status::ready);
                total = search.statistics();
                left = search.frontier();
            }
            found = std::move(before).value();
            std::vector<part> pieces;
            std::uint64_t from = 0;
            while (from < fan_out) {
                const std::uint64_t to = std::min(fan_out, from + random() % 3);
                pieces.push_back(children_of(node, from, to));
                from = to;
            }
            if (random() % 2 == 0) pieces.back().last = part::to_the_end;
            if (random() % 2 == 0) pieces.push_back(children_of(node, fan_out, part::to_the_end));
            for (const part& piece : pieces) {
                const auto result = solve(space, all_solutions<space_type>{}, {}, {piece});
                found.insert(found.end(), result.value.begin(), result.value.end());
                total += result.statistics;
            }
            // All behind the node.
            part behind = left.front();
            behind.first = fan_out;
            const auto rest = solve(space, all_solutions<space_type>{}, {}, {behind});
            found.insert(found.end(), rest.value.begin(), rest.value.end());
            total += rest.statistics;
            ASSERT_EQ(found, told.solutions) << "children of " << here;
            ASSERT_EQ(total, told.statistics) << "children of " << here;
            ASSERT_EQ(space, space_type(tree));
        }
    }
}

/// Every range is itself stopped at every point.
TYPED_TEST(Parts, CanBeStoppedAnywhere) {
    using space_type = typename TypeParam::rich;
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    for (int round = 0; round < 30; ++round) {
        const toy_tree tree = grow(random, 20);
        if (tree[0].pruned || tree[0].children.empty()) continue;
        const prophecy told = foretell(tree, rich_hooks);
        const std::uint64_t fan_out = tree[0].children.size();
        for (std::uint64_t budget = 1; budget < told.statistics.checked; ++budget) {
            space_type space(tree);
            counting<space_type> goal;
            statistics total{.checked = 1, .promising = 1};
            if (tree[0].solution) {
                goal.add(tree[0].weight);
                total.solutions = 1;
            }
            frontier<int> left;
            for (std::uint64_t k = 0; k < fan_out; ++k)
                left.push_back(children_of({}, k, k + 1));
            while (!left.empty()) {
                depth_first_search search(space, left.front());
                search.advance(goal, budget);
                left.erase(left.begin());
                const auto rest = search.frontier();
                left.insert(left.begin(), rest.begin(), rest.end());
                total += search.statistics();
            }
            ASSERT_EQ(goal.value(), checked_count(told.weight));
            ASSERT_EQ(total, told.statistics);
        }
    }
}

TYPED_TEST(Parts, BelowAPathCountTheNodeAtItsEnd) {
    using space_type = typename TypeParam::rich;
    const toy_tree tree = draw("r(a(b(c* d!) e*) f)");
    space_type space(tree);
    const auto found = solve(space, all_solutions<space_type>{}, {}, {below_path<int>({1, 2})});
    EXPECT_THAT(found.value, ::testing::ElementsAre(3));
    EXPECT_EQ(found.statistics, (statistics{.checked = 3,
                                            .promising = 2,
                                            .pruned = 0,
                                            .dead_ends = 0,
                                            .solutions = 1,
                                            .deepest = 3}));
    EXPECT_TRUE(found.complete());
    EXPECT_EQ(space, space_type(tree));
}

TYPED_TEST(Parts, AreWalkedInTheOrderGiven) {
    using space_type = typename TypeParam::rich;
    const toy_tree tree = draw("r(a* b* c*)");
    space_type space(tree);
    const auto found =
        solve(space, all_solutions<space_type>{}, {.max_solutions = 2},
              {children_of({}, 0, 1), children_of({}, 1, 2), children_of({}, 2, part::to_the_end)});
    EXPECT_THAT(found.value, ::testing::ElementsAre(1, 2));
    const auto rest = solve(space, all_solutions<space_type>{}, {}, found.frontier);
    EXPECT_THAT(rest.value, ::testing::ElementsAre(3));
}

TYPED_TEST(Parts, NoneAtAllIsExhaustedAtOnce) {
    using space_type = typename TypeParam::rich;
    const toy_tree tree = draw("r*");
    space_type space(tree);
    const auto found = solve(space, counting<space_type>{}, {}, frontier<int>{});
    EXPECT_EQ(found.value, checked_count(0));
    EXPECT_EQ(found.status, status::exhausted);
    EXPECT_EQ(found.statistics, statistics{});
}

/// What an error must say, for parts that do not fit the tree r(a(b c!) d).
TYPED_TEST(Parts, ThatDoNotFitTheTreeAreRefused) {
    using space_type = typename TypeParam::rich;
    const toy_tree tree = draw("r(a(b c!) d)");
    enum : int { r, a, b, c, d };
    struct misfit {
        part wrong;
        std::string said;
    };
    part half_way = below_path<int>({a});
    half_way.base = 0;
    part too_deep = below_path<int>({a});
    too_deep.base = 2;
    part from_the_second = children_of({}, 1, part::to_the_end);
    part beyond = children_of({d}, 0, 1);
    beyond.base = 0;
    const std::vector<misfit> misfits{
        {below_path<int>({7}), "level 1: no such choice"},
        {below_path<int>({r}), "level 1: no such choice"},
        {below_path<int>({a, d}), "level 2: no such choice"},
        {below_path<int>({a, c}), "level 2: the choice is not promising"},
        {below_path<int>({a, b, b}), "level 3: no such choice"},
        {below_path<int>({d, b}), "level 2: no such choice"},
        {children_of({}, 3, part::to_the_end), "level 1: the node has"},
        {children_of({a}, 3, 4), "level 2: the node has"},
        {children_of({d}, 1, part::to_the_end), "level 2: the node has"},
        {beyond, "level 1: the choice lies beyond"},
        {half_way, "below a node on its own path"},
        {too_deep, "below a node on its own path"},
    };
    for (const auto& [wrong, said] : misfits) {
        SCOPED_TRACE(said);
        space_type space(tree);
        try {
            depth_first_search search(space, wrong);
            ADD_FAILURE() << "accepted";
        } catch (const std::invalid_argument& error) {
            EXPECT_THAT(error.what(), ::testing::HasSubstr(said));
        }
        EXPECT_EQ(space, space_type(tree));
        EXPECT_THROW(solve(space, counting<space_type>{}, {}, {wrong}), std::invalid_argument);
        EXPECT_EQ(space, space_type(tree));
    }
    EXPECT_EQ(solve(space_type(tree), counting<space_type>{}, {}, {from_the_second}).statistics,
              (statistics{.checked = 1, .promising = 1, .dead_ends = 1, .deepest = 1}));
}

/// A walk from the second child on cannot be the one that enters the node.
TYPED_TEST(Parts, ThatSkipChildrenOfANodeNotEnteredAreRefused) {
    using space_type = typename TypeParam::rich;
    const toy_tree tree = draw("r(a* b*)");
    space_type space(tree);
    part wrong;
    wrong.first = 1;
    EXPECT_THROW(depth_first_search(space, wrong), std::invalid_argument);
}

/// When all is walked, the search stands at the root, wherever its part began.
TYPED_TEST(Parts, EndAtTheRoot) {
    using space_type = typename TypeParam::rich;
    const toy_tree tree = draw("r(a(b* c) d)");
    space_type space(tree);
    depth_first_search search(space, below_path<int>({1}));
    EXPECT_TRUE(search.next());
    EXPECT_THAT(search.path(), ::testing::ElementsAre(1, 2));
    EXPECT_FALSE(search.next());
    EXPECT_EQ(search.status(), search_status::exhausted);
    EXPECT_EQ(search.node(), space_type(tree));
    EXPECT_THAT(search.path(), ::testing::IsEmpty());
    EXPECT_EQ(search.statistics().deepest, 2U);
    EXPECT_FALSE(search.next());
}

} // namespace
} // namespace espalier::test
