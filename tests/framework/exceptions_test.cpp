/// Hooks and callbacks that throw, at every one of their calls: the exception arrives, the space
/// comes back, and nothing is lost.
#include <cstdint>
#include <random>
#include <stdexcept>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "framework/goal_cases.hpp"
#include "framework/kinds.hpp"
#include "framework/watching.hpp"
#include "support/seeds.hpp"

namespace espalier::test {
namespace {

constexpr call every_call[] = {
    call::expand, call::promising,   call::apply,          call::is_solution,
    call::prune,  call::weight,      call::solution,       call::objective,
    call::bound,  call::count_below, call::step,           call::enter,
    call::reject, call::prune_event, call::solution_event, call::leave,
};

/// Arms a fuse in a tree for as long as it lives.
class armed {
  public:
    armed(const toy_tree& tree, fuse& f) : tree_(tree) { tree.armed = &f; }
    armed(const armed&) = delete;
    armed& operator=(const armed&) = delete;
    ~armed() { tree_.armed = nullptr; }

  private:
    const toy_tree& tree_;
};

template <class Kind>
class Exceptions : public ::testing::Test {
  protected:
    /// Lets the k-th call of each hook throw, for every k there is. `recover` walks on.
    template <class Space, class Recover>
    void check_every_call(const toy_tree& tree, const auto& wanted, Recover recover) {
        SCOPED_TRACE(wanted.name);
        const prophecy told = foretell(tree, wanted.hooks);
        const bool stops = wanted.name == "first" && !told.solutions.empty();
        for (const call c : every_call) {
            for (std::uint64_t k = 1;; ++k) {
                SCOPED_TRACE("call " + std::to_string(k) + " of hook " +
                             std::to_string(static_cast<int>(c)));
                fuse f{c, k};
                const armed now(tree, f);
                Space space(tree);
                std::vector<int> log;
                auto goal = wanted.make(log);
                statistics total = recover(tree, space, goal);
                EXPECT_EQ(space, Space(tree));
                // The event comes after the report: that node is reported twice.
                if (f.blown() && c == call::solution_event) continue;
                EXPECT_EQ(wanted.read(std::move(goal).value(), log), wanted.expected(told));
                // A childless node whose leaving threw is looked at again by the next search.
                if (f.blown() && c == call::leave && total.dead_ends > told.statistics.dead_ends)
                    --total.dead_ends;
                if (!stops) {
                    EXPECT_EQ(total, told.statistics);
                }
                if (this->HasFailure() || !f.blown()) break;
            }
        }
    }

    template <class Check>
    void on_random_trees(int rounds, Check check) {
        const unsigned seed = new_seed();
        SCOPED_TRACE(seed_line(seed));
        std::mt19937 random(seed);
        for (int round = 0; round < rounds && !this->HasFailure(); ++round)
            check(grow(random, 1 + round / 2));
    }

    /// Goes on with the search that threw.
    static constexpr auto same_search = [](const toy_tree&, auto& space, auto& goal) {
        recorder seen;
        using space_type = std::remove_reference_t<decltype(space)>;
        depth_first_search<space_type, recorder&> search(space, {}, seen);
        for (;;) {
            try {
                search.advance(goal);
                return search.statistics();
            } catch (const injected&) {
            }
        }
    };

    /// Gives up the search that threw and walks what it left with another one.
    static constexpr auto new_search = [](const toy_tree& tree, auto& space, auto& goal) {
        recorder seen;
        using space_type = std::remove_reference_t<decltype(space)>;
        statistics total;
        auto left = whole_tree<int>();
        while (!left.empty()) {
            const space_type before = space;
            {
                depth_first_search<space_type, recorder&> search(space, left.front(), seen);
                bool threw = false;
                try {
                    search.advance(goal);
                } catch (const injected&) {
                    threw = true;
                }
                fuse* const fused = std::exchange(tree.armed, nullptr);
                left = search.frontier();
                tree.armed = fused;
                total += search.statistics();
                if (!threw) left.clear();
            }
            EXPECT_EQ(space, before);
        }
        return total;
    };

    /// As the last, without a visitor: nodes may count below.
    static constexpr auto unwatched = [](const toy_tree& tree, auto& space, auto& goal) {
        statistics total;
        auto left = whole_tree<int>();
        while (!left.empty()) {
            depth_first_search search(space, left.front());
            try {
                search.advance(goal);
            } catch (const injected&) {
            }
            fuse* const fused = std::exchange(tree.armed, nullptr);
            left = search.frontier();
            tree.armed = fused;
            total += search.statistics();
        }
        return total;
    };
};
TYPED_TEST_SUITE(Exceptions, main_kinds, kind_names);

TYPED_TEST(Exceptions, ThenTheSameSearchGoesOn) {
    using space = typename TypeParam::rich;
    this->on_random_trees(24, [this](const toy_tree& tree) {
        for_every_goal<space>(rich_hooks, [&](const auto& wanted) {
            this->template check_every_call<space>(tree, wanted, this->same_search);
        });
    });
}

TYPED_TEST(Exceptions, ThenANewSearchWalksWhatWasLeft) {
    using space = typename TypeParam::rich;
    this->on_random_trees(24, [this](const toy_tree& tree) {
        for_every_goal<space>(rich_hooks, [&](const auto& wanted) {
            this->template check_every_call<space>(tree, wanted, this->new_search);
        });
    });
}

TYPED_TEST(Exceptions, InASpaceThatCountsBelow) {
    using space = typename TypeParam::counting_below;
    this->on_random_trees(40, [this](const toy_tree& tree) {
        constexpr obeyed hooks{
            .judging = true, .pruning = true, .weighing = true, .short_cuts = true};
        this->template check_every_call<space>(tree, count_case<space>(hooks), this->unwatched);
    });
}

TYPED_TEST(Exceptions, InASpaceThatHeedsTheGoal) {
    using space = typename TypeParam::heeding;
    this->on_random_trees(40, [this](const toy_tree& tree) {
        const auto wanted = fold_case<space>({.judging = true});
        this->template check_every_call<space>(tree, wanted, this->same_search);
        this->template check_every_call<space>(tree, wanted, this->unwatched);
    });
}

/// `next()` rests at every solution; the exception comes when it goes on from there.
TYPED_TEST(Exceptions, BetweenTwoSolutions) {
    using space_type = typename TypeParam::rich;
    this->on_random_trees(60, [](const toy_tree& tree) {
        const prophecy told = foretell(tree, rich_hooks);
        for (const call c : every_call) {
            for (std::uint64_t k = 1;; ++k) {
                fuse f{c, k};
                const armed now(tree, f);
                space_type space(tree);
                std::vector<int> seen;
                {
                    depth_first_search search(space);
                    for (;;) {
                        try {
                            if (!search.next()) break;
                            seen.push_back(search.node().here);
                            ASSERT_EQ(search.path(), told.paths[seen.size() - 1]);
                        } catch (const injected&) {
                        }
                    }
                    ASSERT_EQ(search.statistics(), told.statistics)
                        << "call " << k << " of hook " << static_cast<int>(c);
                }
                ASSERT_EQ(seen, told.solutions);
                ASSERT_EQ(space, space_type(tree));
                if (!f.blown()) break;
            }
        }
    });
}

/// An exception on the way to the part leaves no search behind, and the space where it was.
TYPED_TEST(Exceptions, OnTheWayToAPart) {
    using space_type = typename TypeParam::rich;
    this->on_random_trees(60, [](const toy_tree& tree) {
        const prophecy told = foretell(tree, rich_hooks);
        for (std::uint64_t budget = 1; budget < told.statistics.checked; ++budget) {
            space_type space(tree);
            std::vector<subtree<int>> parts;
            {
                counting<space_type> goal;
                depth_first_search search(space);
                search.advance(goal, budget);
                parts = search.frontier();
                parts.push_back(below_path(search.path()));
            }
            for (const auto& part : parts) {
                for (const call c : every_call) {
                    for (std::uint64_t k = 1;; ++k) {
                        fuse f{c, k};
                        const armed now(tree, f);
                        try {
                            const depth_first_search search(space, part);
                            ASSERT_FALSE(f.blown());
                        } catch (const injected&) {
                            ASSERT_TRUE(f.blown());
                        }
                        ASSERT_EQ(space, space_type(tree));
                        if (!f.blown()) break;
                    }
                }
            }
        }
    });
}

/// Out of the entry points, from the caller's own function, in any of its calls.
TYPED_TEST(Exceptions, OfTheCallersFunctionComeOutOfForEach) {
    using space_type = typename TypeParam::rich;
    const toy_tree tree = draw("r(a*(b* c) d*)");
    for (int good = 0; good < 3; ++good) {
        space_type space(tree);
        int calls = 0;
        EXPECT_THROW(for_each(space,
                              [&](int) {
                                  if (calls++ == good) throw std::domain_error("mine");
                              }),
                     std::domain_error);
        EXPECT_EQ(calls, good + 1);
        EXPECT_EQ(space, space_type(tree));
    }
}

TYPED_TEST(Exceptions, OutOfALazyRangeLeaveTheSpaceAtTheRoot) {
    using space_type = typename TypeParam::rich;
    const toy_tree tree = draw("r(a*(b* c) d*)");
    for (const call c : {call::expand, call::apply, call::is_solution}) {
        space_type space(tree);
        fuse f{c, 3};
        const armed now(tree, f);
        const auto walk_all = [&] {
            auto range = solutions(space);
            for (const auto& node : range)
                EXPECT_TRUE(node.is_solution());
        };
        EXPECT_THROW(walk_all(), injected);
        EXPECT_EQ(space, space_type(tree));
    }
}

} // namespace
} // namespace espalier::test
