/// Stops at every point there is: what was found and what is left always make up the whole.
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "framework/goal_cases.hpp"
#include "framework/kinds.hpp"
#include "support/seeds.hpp"

namespace espalier::test {
namespace {

constexpr obeyed counting_hooks{
    .judging = true, .pruning = true, .weighing = true, .short_cuts = true};

/// Walks in steps of so many children, a new search for each step. True if the goal had enough.
template <class Space, class G>
bool walk_in_steps(Space& space, G& goal, std::uint64_t budget, statistics& total) {
    for (auto left = whole_tree<int>(); !left.empty();) {
        EXPECT_EQ(left.size(), 1U);
        depth_first_search search(space, left.front());
        const search_status end = search.advance(goal, budget);
        EXPECT_LE(search.statistics().checked, budget);
        left = search.frontier();
        EXPECT_EQ(left.empty(), end == search_status::exhausted);
        total += search.statistics();
        if (end == search_status::at_solution) return true;
    }
    return false;
}

/// The same, but one search that is asked again and again, and looked at in between.
template <class Space, class G>
bool ask_in_steps(Space& space, G& goal, std::uint64_t budget, statistics& total) {
    depth_first_search search(space);
    while (search.advance(goal, budget) == search_status::ready) {
        EXPECT_EQ(search.frontier(), search.frontier());
        EXPECT_EQ(search.path(), search.frontier().front().path);
    }
    total = search.statistics();
    return search.status() == search_status::at_solution;
}

/// A goal for what lies right of what another has taken in: a fork, if it has such a thing, or new.
template <class G, class Make>
G goal_to_the_right(const G& goal, Make make) {
    if constexpr (requires { goal.fork(); })
        return goal.fork();
    else
        return make();
}

template <class Kind>
class StopAnywhere : public ::testing::Test {
  protected:
    /// Checks one goal on one tree, for every size of step.
    template <class Space>
    void check_steps(const toy_tree& tree, const auto& wanted) {
        SCOPED_TRACE(wanted.name);
        const prophecy told = foretell(tree, wanted.hooks);
        const bool stops = wanted.name == "first" && !told.solutions.empty();
        for (std::uint64_t budget = 1; budget <= told.statistics.checked; ++budget) {
            SCOPED_TRACE(budget);
            {
                Space space(tree);
                std::vector<int> log;
                auto goal = wanted.make(log);
                statistics total;
                EXPECT_EQ(walk_in_steps(space, goal, budget, total), stops);
                EXPECT_EQ(wanted.read(std::move(goal).value(), log), wanted.expected(told));
                if (!stops) {
                    EXPECT_EQ(total, told.statistics);
                }
                EXPECT_EQ(space, Space(tree));
            }
            {
                Space space(tree);
                std::vector<int> log;
                auto goal = wanted.make(log);
                statistics total;
                EXPECT_EQ(ask_in_steps(space, goal, budget, total), stops);
                EXPECT_EQ(wanted.read(std::move(goal).value(), log), wanted.expected(told));
                if (!stops) {
                    EXPECT_EQ(total, told.statistics);
                }
                EXPECT_EQ(space, Space(tree));
            }
            if (this->HasFailure()) return;
        }
    }

    /// Stops once, at every point; the rest is found by another goal, and the two are merged.
    template <class Space>
    void check_merge(const toy_tree& tree, const auto& wanted) {
        SCOPED_TRACE(wanted.name);
        const prophecy told = foretell(tree, wanted.hooks);
        for (std::uint64_t budget = 0; budget <= told.statistics.checked; ++budget) {
            SCOPED_TRACE(budget);
            Space space(tree);
            std::vector<int> log;
            auto goal = wanted.make(log);
            frontier<int> left;
            statistics total;
            {
                depth_first_search search(space);
                search.advance(goal, budget);
                left = search.frontier();
                total = search.statistics();
                if (search.status() == search_status::at_solution) left.clear();
            }
            EXPECT_EQ(space, Space(tree));
            for (const auto& part : left) {
                auto right = goal_to_the_right(goal, [&] { return wanted.make(log); });
                depth_first_search search(space, part);
                while (search.advance(right) == search_status::ready) {
                }
                total += search.statistics();
                goal.merge(std::move(right));
            }
            EXPECT_EQ(wanted.read(std::move(goal).value(), log), wanted.expected(told));
            if (!wanted.knows && wanted.name != "first") {
                EXPECT_EQ(total, told.statistics);
            }
            if (this->HasFailure()) return;
        }
    }

    template <class Check>
    void on_random_trees(Check check) {
        const unsigned seed = new_seed();
        SCOPED_TRACE(seed_line(seed));
        std::mt19937 random(seed);
        for (int round = 0; round < 50 && !this->HasFailure(); ++round)
            check(grow(random, 1 + round / 2));
    }
};
TYPED_TEST_SUITE(StopAnywhere, main_kinds, kind_names);

TYPED_TEST(StopAnywhere, WithAllHooks) {
    using space = typename TypeParam::rich;
    this->on_random_trees([this](const toy_tree& tree) {
        for_every_goal<space>(rich_hooks, [&](const auto& wanted) {
            this->template check_steps<space>(tree, wanted);
            this->template check_merge<space>(tree, wanted);
        });
    });
}

TYPED_TEST(StopAnywhere, WithoutOptionalHooks) {
    using space = typename TypeParam::bare;
    this->on_random_trees([this](const toy_tree& tree) {
        this->template check_steps<space>(tree, count_case<space>({}));
        this->template check_steps<space>(tree, all_case<space>({}));
        this->template check_merge<space>(tree, all_case<space>({}));
    });
}

TYPED_TEST(StopAnywhere, WhenTheGoalKnowsWhatToCut) {
    using space = typename TypeParam::heeding;
    this->on_random_trees([this](const toy_tree& tree) {
        this->template check_steps<space>(tree, fold_case<space>({.judging = true}));
    });
}

TYPED_TEST(StopAnywhere, WhenSomeNodesCountBelowAndSomeGiveUp) {
    using space = typename TypeParam::counting_below;
    this->on_random_trees([this](const toy_tree& tree) {
        this->template check_steps<space>(tree, count_case<space>(counting_hooks));
        this->template check_merge<space>(tree, count_case<space>(counting_hooks));
        obeyed walked = counting_hooks;
        walked.short_cuts = false;
        this->template check_steps<space>(tree, all_case<space>(walked));
    });
}

/// Goes from solution to solution, and at each one lets another search walk the rest.
TYPED_TEST(StopAnywhere, AtASolution) {
    using space_type = typename TypeParam::rich;
    this->on_random_trees([](const toy_tree& tree) {
        const prophecy told = foretell(tree, rich_hooks);
        for (std::size_t stop = 0; stop <= told.solutions.size(); ++stop) {
            space_type space(tree);
            std::vector<int> seen;
            frontier<int> left;
            statistics total;
            {
                depth_first_search search(space);
                while (seen.size() < stop) {
                    ASSERT_TRUE(search.next());
                    EXPECT_EQ(search.path(), told.paths[seen.size()]);
                    seen.push_back(search.node().here);
                    EXPECT_TRUE(search.node().sound());
                }
                if (stop == told.solutions.size()) {
                    EXPECT_FALSE(search.next());
                }
                left = search.frontier();
                total = search.statistics();
            }
            EXPECT_EQ(space, space_type(tree));
            for (const auto& part : left) {
                depth_first_search search(space, part);
                while (search.next())
                    seen.push_back(search.node().here);
                total += search.statistics();
            }
            ASSERT_EQ(seen, told.solutions);
            ASSERT_EQ(total, told.statistics);
        }
    });
}

/// The entry points, stopped again and again by limits drawn at random.
TYPED_TEST(StopAnywhere, ByRandomLimits) {
    using space_type = typename TypeParam::rich;
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    for (int round = 0; round < 300; ++round) {
        const toy_tree tree = grow(random, 30);
        const prophecy told = foretell(tree, rich_hooks);
        space_type space(tree);
        all_solutions<space_type> goal;
        statistics total;
        auto left = whole_tree<int>();
        while (!left.empty()) {
            options limits;
            if (random() % 2 == 0) limits.node_limit = 1 + random() % 10;
            if (random() % 2 == 0) limits.max_solutions = 1 + random() % 3;
            const auto found = solve(space, hand_on<space_type>(goal), limits, left);
            left = found.frontier;
            total += found.statistics;
            ASSERT_EQ(left.empty(), found.status == status::exhausted);
            ASSERT_EQ(space, space_type(tree));
        }
        ASSERT_EQ(std::move(goal).value(), told.solutions);
        ASSERT_EQ(total, told.statistics);
    }
}

/// What is left is a value: walked twice, it gives the same twice.
TYPED_TEST(StopAnywhere, AndTheFrontierIsAValue) {
    using space_type = typename TypeParam::rich;
    this->on_random_trees([](const toy_tree& tree) {
        space_type space(tree);
        const auto begun = all(space, {.node_limit = 7});
        const auto once = solve(space, all_solutions<space_type>{}, {}, begun.frontier);
        const auto twice = solve(space, all_solutions<space_type>{}, {}, begun.frontier);
        EXPECT_EQ(once.value, twice.value);
        EXPECT_EQ(once.statistics, twice.statistics);
        EXPECT_EQ(begun.statistics + once.statistics, foretell(tree, rich_hooks).statistics);
    });
}

/// A lazy range abandoned half-way leaves the rest in its frontier.
TYPED_TEST(StopAnywhere, InALazyRange) {
    using space_type = typename TypeParam::rich;
    this->on_random_trees([](const toy_tree& tree) {
        const prophecy told = foretell(tree, rich_hooks);
        for (std::size_t stop = 1; stop <= told.solutions.size(); ++stop) {
            space_type space(tree);
            std::vector<int> seen;
            frontier<int> left;
            {
                auto range = solutions(space);
                for (const auto& node : range) {
                    seen.push_back(node.here);
                    if (seen.size() == stop) break;
                }
                left = range.frontier();
                EXPECT_EQ(range.status(), status::satisfied);
            }
            EXPECT_EQ(space, space_type(tree));
            const auto rest = solve(space, all_solutions<space_type>{}, {}, left);
            seen.insert(seen.end(), rest.value.begin(), rest.value.end());
            ASSERT_EQ(seen, told.solutions);
        }
    });
}

} // namespace
} // namespace espalier::test
