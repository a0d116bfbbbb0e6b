/// Limits: nodes to the node, solutions to the solution, time and stop requests soon enough.
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <ranges>
#include <ratio>
#include <stop_token>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "support/toy_oracle.hpp"
#include "support/toy_spaces.hpp"

namespace espalier::test {
namespace {

using namespace std::chrono_literals;
using steady = std::chrono::steady_clock;

/// Long enough for a machine that is busy with other things, and far too short for the tree.
constexpr auto soon = 20s;

/// The binary tree of so many levels; with 200 it will not end.
struct endless {
    using choice_type = int;
    int depth = 0;
    int limit = 200;
    auto expand() const { return std::views::iota(0, depth < limit ? 2 : 0); }
    void apply(int) { ++depth; }
    void undo(int) noexcept { --depth; }
    bool is_solution() const { return depth == limit; }
    friend bool operator==(const endless&, const endless&) = default;
};
static_assert(ReversibleStateSpace<endless>);

TEST(Limits, OfNodesAreExact) {
    for (const std::uint64_t limit : {0U, 1U, 2U, 3U, 1000U, 1023U, 1024U, 1025U, 1'000'003U}) {
        endless space;
        const auto found = count(space, {.node_limit = limit});
        EXPECT_EQ(found.statistics.promising, limit);
        EXPECT_EQ(found.status, status::node_limit);
        EXPECT_EQ(space, endless{});
    }
}

/// Also with a clock running, which deals out the nodes in slices.
TEST(Limits, OfNodesAreExactBesideATimeLimit) {
    for (const std::uint64_t limit : {1U, 63U, 64U, 65U, 1000U, 1'000'003U}) {
        endless space;
        const auto found = count(space, {.node_limit = limit, .time_limit = 1h});
        EXPECT_EQ(found.statistics.promising, limit);
        EXPECT_EQ(found.status, status::node_limit);
    }
}

TEST(Limits, OfNodesDoNotCountRejectedChildren) {
    const toy_tree tree = draw("r(a! b! c! d! e! f*(g! h! i) j)");
    toy_space<reversible, lent, judges> space(tree);
    const auto found = count(space, {.node_limit = 2});
    EXPECT_EQ(found.statistics.promising, 2U);
    EXPECT_EQ(found.value, checked_count(1));
}

TEST(Limits, ThatAreNotReachedAreNotTheReason) {
    const toy_tree tree = draw("r(a* b(c*))");
    toy_space<small, lent> space(tree);
    const auto found = count(space, {.node_limit = 4, .max_solutions = 3, .time_limit = 1h});
    EXPECT_EQ(found.status, status::exhausted);
    EXPECT_TRUE(found.complete());
    EXPECT_EQ(found.value, checked_count(2));
}

TEST(Limits, OfTimeEndAnEndlessSearch) {
    endless space;
    const auto start = steady::now();
    const auto found = count(space, {.time_limit = 20ms});
    const auto took = steady::now() - start;
    EXPECT_EQ(found.status, status::time_limit);
    EXPECT_GE(took, 20ms);
    EXPECT_LT(took, soon);
    EXPECT_GT(found.statistics.promising, 200U);
    EXPECT_FALSE(found.frontier.empty());
    EXPECT_EQ(space, endless{});
}

/// time-clock: the time reported is that of a steady clock, finer than a microsecond, and no more
/// than what passed outside.
TEST(Limits, ComeWithTheTimeThatPassed) {
    static_assert(steady::is_steady);
    static_assert(std::ratio_less_equal_v<decltype(effort::wall)::period, std::micro>);
    endless space;
    const auto start = steady::now();
    const auto found = count(space, {.time_limit = 5ms});
    EXPECT_GE(found.effort.wall, 5ms);
    EXPECT_LE(found.effort.wall, steady::now() - start);
    EXPECT_GE(count(endless{.depth = 200}).effort.wall, 0ns);
}

TEST(Limits, OfTimeInThePastStopBeforeTheRoot) {
    endless space;
    EXPECT_EQ(count(space, {.time_limit = -1s}).status, status::time_limit);
    EXPECT_EQ(count(space, {.time_limit = -1s}).statistics.promising, 0U);
}

TEST(Limits, OfTimeTooLongToBeReachedDoNotOverflow) {
    endless space{.depth = 0, .limit = 3};
    for (const auto limit :
         {std::chrono::nanoseconds::max(), std::chrono::nanoseconds::max() - 1ns})
        EXPECT_EQ(count(space, {.time_limit = limit}).status, status::exhausted);
}

/// Nodes that take a millisecond each: the clock is looked at often enough all the same.
struct slow : endless {
    bool promising(int) const {
        std::this_thread::sleep_for(1ms);
        return true;
    }
};

TEST(Limits, OfTimeAreKeptOnSlowNodes) {
    slow space;
    const auto start = steady::now();
    const auto found = count(space, {.time_limit = 5ms});
    EXPECT_EQ(found.status, status::time_limit);
    EXPECT_LT(steady::now() - start, soon);
    EXPECT_LT(found.statistics.checked, 2000U);
}

TEST(Limits, TokenStopsFromAnotherThread) {
    endless space;
    std::stop_source source;
    std::jthread other([&] {
        std::this_thread::sleep_for(20ms);
        source.request_stop();
    });
    const auto start = steady::now();
    const auto found = count(space, {.stop = source.get_token()});
    EXPECT_EQ(found.status, status::stop_requested);
    EXPECT_LT(steady::now() - start, soon);
    EXPECT_FALSE(found.frontier.empty());
    EXPECT_EQ(space, endless{});
}

TEST(Limits, TokenThatIsNeverUsedChangesNothing) {
    endless space{.depth = 0, .limit = 10};
    const std::stop_source source;
    const auto found = count(space, {.stop = source.get_token()});
    EXPECT_EQ(found.status, status::exhausted);
    EXPECT_EQ(found.value, checked_count(1024));
}

/// A kernel that takes long looks at the token it is handed, and gives up.
struct patient : endless {
    std::atomic<bool>* entered = nullptr;
    below count_below(const std::stop_token& stop) const {
        if (depth < 3) return below::walk();
        entered->store(true);
        while (!stop.stop_requested())
            std::this_thread::yield();
        return below::given_up();
    }
};

TEST(Limits, TokenReachesTheKernel) {
    std::atomic<bool> entered = false;
    patient space;
    space.entered = &entered;
    std::stop_source source;
    std::jthread other([&] {
        while (!entered.load())
            std::this_thread::yield();
        source.request_stop();
    });
    const auto found = count(space, {.stop = source.get_token()});
    EXPECT_EQ(found.status, status::stop_requested);
    ASSERT_EQ(found.frontier.size(), 1U);
    EXPECT_THAT(found.frontier.front().path, ::testing::ElementsAre(0, 0, 0));
    EXPECT_TRUE(found.frontier.front().entered);
    EXPECT_EQ(found.frontier.front().first, 0U);
    EXPECT_EQ(found.statistics.promising, 4U);
}

TEST(Limits, OfALazyRange) {
    const toy_tree tree = draw("r*(a* b*(c* d*) e*)");
    using space_type = toy_space<reversible, lent>;
    for (std::size_t limit = 0; limit <= 7; ++limit) {
        space_type space(tree);
        {
            auto range = solutions(space, {.max_solutions = limit});
            std::size_t seen = 0;
            for (const auto& node : range) {
                EXPECT_TRUE(node.is_solution());
                ++seen;
            }
            EXPECT_EQ(seen, std::min<std::size_t>(limit, 6));
            EXPECT_EQ(range.status(), limit <= 6 ? status::solution_limit : status::exhausted);
        }
        {
            auto range = solutions(space, {.node_limit = limit});
            std::size_t seen = 0;
            for (const auto& node : range) {
                EXPECT_TRUE(node.is_solution());
                ++seen;
            }
            EXPECT_EQ(seen, std::min<std::size_t>(limit, 6));
            EXPECT_EQ(range.statistics().promising, seen);
        }
        EXPECT_EQ(space, space_type(tree));
    }
}

TEST(Limits, AreStatedInWords) {
    EXPECT_EQ(to_string(status::exhausted), "exhausted");
    EXPECT_EQ(to_string(status::satisfied), "satisfied");
    EXPECT_EQ(to_string(status::solution_limit), "solution limit");
    EXPECT_EQ(to_string(status::node_limit), "node limit");
    EXPECT_EQ(to_string(status::time_limit), "time limit");
    EXPECT_EQ(to_string(status::stop_requested), "stop requested");
}

/// stop-interrupt: whatever ends a search, what it found is there and marked as partial.
TEST(Limits, LeaveWhatWasFound) {
    const toy_tree tree = draw("r(a*=1 b*=9 c*=5 d*=9)");
    toy_space<reversible, lent, names, values> space(tree);
    EXPECT_THAT(all(space, {.node_limit = 3}).value, ::testing::ElementsAre(1, 2));
    const auto found = best(space, {.node_limit = 3});
    ASSERT_TRUE(found.value);
    EXPECT_EQ(found.value->objective, 9);
    EXPECT_EQ(found.value->solution, 2);
    EXPECT_FALSE(found.complete());
}

/// par-order: twenty runs, the same answer in the same order.
TEST(Limits, AreNotNeededForTheSameOrderEachTime) {
    const toy_tree tree = draw("r(a*(b c*) d(e* f(g* h)) i*)");
    toy_space<reversible, given, names> space(tree);
    const auto once = all(space);
    EXPECT_THAT(once.value, ::testing::ElementsAreArray(foretell(tree, {}).solutions));
    for (int run = 0; run < 20; ++run) {
        const auto again = all(space);
        EXPECT_EQ(again.value, once.value);
        EXPECT_EQ(again.statistics, once.statistics);
    }
}

} // namespace
} // namespace espalier::test
