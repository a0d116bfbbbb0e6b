/// Every shape of tree, kind of space, goal and limit, against the oracle.
#include <chrono>
#include <cstdint>
#include <random>
#include <stop_token>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "framework/goal_cases.hpp"
#include "framework/kinds.hpp"
#include "support/seeds.hpp"

namespace espalier::test {
namespace {

/// {fails at the root, the root is a solution, none, one, many} × {0, 1, 2, n children}.
const std::vector<std::string> shapes{
    "r",
    "r*",
    "r#",
    "r*#",
    "r#(a*)",
    "r*#(a* b*)",
    "r(a!)",
    "r(a! b! c! d!)",
    "r*(a!)",
    "r(a)",
    "r(a*)",
    "r*(a*)",
    "r(a b)",
    "r(a* b)",
    "r(a b*)",
    "r(a*=3~2 b*=5~3)",
    "r(a*=5~2 b*=5~0)",
    "r*=9~4(a* b*)",
    "r(a b c d e)",
    "r(a b c*=1 d e)",
    "r(a*=1 b*=2 c*=3 d*=2 e*=3)",
    "r(a! b*=4 c! d#(e*) f*=4)",
    "r(a(b(c(d*))))",
    "r*(a*=1(b*=2(c*=3(d*=4))))",
    "r(a(b! c!) d(e! f!) g(h!))",
    "r(a(b c*=2) d*=7#(e*=8) f(g(h!) i*=7~5))",
    "r(a(b*=1 c*=2 d*=3) e(f*=4 g*=5 h*=6) i(j*=3 k*=2 l*=1))",
};

/// Limits that leave nothing to walk, and what is then said.
std::vector<std::pair<options, status>> stops_before_the_root() {
    static std::stop_source source;
    source.request_stop();
    return {
        {{.node_limit = 0}, status::node_limit},
        {{.max_solutions = 0}, status::solution_limit},
        {{.time_limit = std::chrono::nanoseconds(0)}, status::time_limit},
        {{.stop = source.get_token()}, status::stop_requested},
    };
}

template <class Kind>
class Matrix : public ::testing::Test {
  protected:
    /// Stops after so many nodes: exactly so many, unless there are fewer, and the rest is found
    /// from the frontier.
    template <class Space>
    void check_node_limit(const toy_tree& tree, obeyed hooks) {
        for_every_goal<Space>(hooks, [&](const auto& wanted) {
            SCOPED_TRACE(wanted.name);
            const prophecy told = foretell(tree, wanted.hooks);
            for (std::uint64_t limit = 0; limit <= told.statistics.promising + 1; ++limit) {
                Space space(tree);
                std::vector<int> log;
                auto goal = wanted.make(log);
                const auto begun = solve(space, hand_on<Space>(goal), {.node_limit = limit});
                EXPECT_LE(begun.statistics.promising, limit);
                EXPECT_EQ(space, Space(tree));
                statistics total = begun.statistics;
                if (begun.status != status::node_limit) {
                    EXPECT_EQ(begun.status == status::satisfied,
                              wanted.name == "first" && !told.solutions.empty());
                } else {
                    EXPECT_EQ(begun.statistics.promising, limit);
                    const auto ended = solve(space, hand_on<Space>(goal), {}, begun.frontier);
                    EXPECT_EQ(ended.status == status::satisfied,
                              wanted.name == "first" && !told.solutions.empty());
                    total += ended.statistics;
                }
                EXPECT_EQ(wanted.read(std::move(goal).value(), log), wanted.expected(told));
                if (wanted.name != "first") {
                    EXPECT_EQ(total, told.statistics);
                }
            }
        });
    }

    template <class Space>
    void check_solution_limit(const toy_tree& tree, obeyed hooks) {
        const prophecy told = foretell(tree, hooks);
        for (std::uint64_t limit = 0; limit <= told.solutions.size() + 1; ++limit) {
            Space space(tree);
            const auto found = all(space, {.max_solutions = limit});
            const auto there = std::min<std::uint64_t>(limit, told.solutions.size());
            EXPECT_EQ(detail::numbers_of(found.value),
                      digest(told.solutions.begin(),
                             told.solutions.begin() + static_cast<std::ptrdiff_t>(there)));
            EXPECT_EQ(found.statistics.solutions, there);
            EXPECT_EQ(found.status,
                      limit <= told.solutions.size() ? status::solution_limit : status::exhausted);
            EXPECT_EQ(space, Space(tree));
            const auto rest = solve(space, all_solutions<Space>{}, {}, found.frontier);
            EXPECT_EQ(found.value.size() + rest.value.size(), told.solutions.size());
            EXPECT_EQ(found.statistics + rest.statistics, told.statistics);
        }
    }

    template <class Space>
    void check_stops_before_the_root(const toy_tree& tree) {
        for (const auto& [limits, why] : stops_before_the_root()) {
            SCOPED_TRACE(to_string(why));
            Space space(tree);
            const auto found = count(space, limits);
            EXPECT_EQ(found.status, why);
            EXPECT_FALSE(found.complete());
            EXPECT_EQ(found.value, checked_count(0));
            EXPECT_EQ(found.statistics, statistics{});
            EXPECT_EQ(found.frontier, whole_tree<int>());
        }
    }

    template <class Space>
    void check_range(const toy_tree& tree, obeyed hooks) {
        const prophecy told = foretell(tree, hooks);
        Space space(tree);
        {
            auto range = solutions(space);
            std::vector<int> seen;
            std::vector<std::vector<int>> paths;
            for (const Space& node : range) {
                seen.push_back(node.here);
                paths.push_back(range.path());
                EXPECT_EQ(range.status(), status::satisfied);
            }
            EXPECT_EQ(seen, told.solutions);
            EXPECT_EQ(paths, told.paths);
            EXPECT_EQ(range.status(), status::exhausted);
            EXPECT_EQ(range.statistics(), told.statistics);
            EXPECT_TRUE(range.frontier().empty());
        }
        EXPECT_EQ(space, Space(tree));
    }

    template <class Space>
    void check(const toy_tree& tree, obeyed hooks) {
        check_node_limit<Space>(tree, hooks);
        check_solution_limit<Space>(tree, hooks);
        check_stops_before_the_root<Space>(tree);
        check_range<Space>(tree, hooks);
    }
};
TYPED_TEST_SUITE(Matrix, main_kinds, kind_names);

TYPED_TEST(Matrix, OfDrawnTreesWithAllHooks) {
    for (const auto& shape : shapes) {
        SCOPED_TRACE(shape);
        this->template check<typename TypeParam::rich>(draw(shape), rich_hooks);
    }
}

TYPED_TEST(Matrix, OfDrawnTreesWithoutOptionalHooks) {
    for (const auto& shape : shapes) {
        SCOPED_TRACE(shape);
        this->template check<typename TypeParam::bare>(draw(shape), {});
    }
}

TYPED_TEST(Matrix, OfRandomTrees) {
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    for (int round = 0; round < 60; ++round) {
        const toy_tree tree = grow(random, 1 + round);
        this->template check<typename TypeParam::rich>(tree, rich_hooks);
        this->template check<typename TypeParam::bare>(tree, {});
        if (this->HasFailure()) break;
    }
}

} // namespace
} // namespace espalier::test
