// The entry point `estimate`: options, what it returns, and how a sample is summed up.
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <ctime>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <stop_token>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/estimate.hpp>
#include <espalier/solve.hpp>

#include "framework/estimate/large_trees.hpp"
#include "support/toy_spaces.hpp"
#include "support/toy_trees.hpp"

namespace espalier::test {
namespace {

using namespace std::chrono_literals;
constexpr double infinity = std::numeric_limits<double>::infinity();

TEST(RandomBits, AreThoseOfThePaper) {
    detail::random_bits random(1234567);
    for (const std::uint64_t expected :
         {6457827717110365317U, 3203168211198807973U, 9817491932198370423U, 4593380528125082431U,
          16408922859458223821U})
        EXPECT_EQ(random(), expected);
}

TEST(RandomBits, DrawEachNumberBelowNEquallyOften) {
    detail::random_bits random(1);
    for (const std::uint64_t n : {1U, 2U, 3U, 7U, 8U}) {
        std::vector<double> drawn(n);
        for (int k = 0; k < 80'000; ++k)
            ++drawn.at(random.below(n));
        for (const double often : drawn)
            EXPECT_NEAR(often, 80'000.0 / static_cast<double>(n), 700) << n;
    }
    EXPECT_GT(random.below(std::numeric_limits<std::uint64_t>::max()), 0U);
}

TEST(Estimate, IsTheSameForTheSameSeed) {
    const queens board(10);
    const auto one = estimate(board, {.probes = 100, .seed = 7, .trial = 0ns});
    const auto two = estimate(board, {.probes = 100, .seed = 7, .trial = 1ms});
    const auto other = estimate(board, {.probes = 100, .seed = 8, .trial = 0ns});
    EXPECT_EQ(one.nodes, two.nodes);
    EXPECT_EQ(one.checked, two.checked);
    EXPECT_EQ(one.solutions, two.solutions);
    EXPECT_EQ(one.profile, two.profile);
    EXPECT_NE(one.nodes, other.nodes);
    EXPECT_EQ(estimate(queens(6), {.probes = 3, .seed = 1, .trial = 0ns}).profile,
              (std::vector<double>{1, 6, 18, 30, 42, 48}))
        << "written down, by a program in another language: it is the same on every platform";
}

TEST(Estimate, ComesNearTheTruth) {
    subset_sum sums;
    const auto truth = count(sums);
    const auto tree = estimate(sums, {.probes = 20'000});
    const auto near = [](const estimated& e, double expected) {
        return std::abs(e.mean - expected) < 5 * e.standard_error && e.standard_error > 0 &&
               e.standard_error < 0.1 * expected && e.low < e.mean && e.mean < e.high;
    };
    EXPECT_TRUE(near(tree.nodes, static_cast<double>(truth.statistics.promising)));
    EXPECT_TRUE(near(tree.checked, static_cast<double>(truth.statistics.checked)));
    EXPECT_TRUE(near(tree.solutions, truth.value.to_double())) << tree.solutions.mean;
    EXPECT_EQ(tree.probes, 20'000U);
    EXPECT_EQ(tree.deepest, truth.statistics.deepest);
    EXPECT_NEAR(std::accumulate(tree.profile.begin(), tree.profile.end(), 0.0), tree.nodes.mean,
                1e-6 * tree.nodes.mean);
    EXPECT_EQ(sums.next, 0U) << "the space is back at its root";
}

TEST(Estimate, MeasuresWhatANodeCosts) {
    const auto tree = estimate(queens(14), {.trial = 5ms});
    EXPECT_GT(tree.nanoseconds_per_node, 0.5);
    EXPECT_LT(tree.nanoseconds_per_node, 1e6);
    EXPECT_DOUBLE_EQ(tree.seconds.mean, tree.nodes.mean * tree.nanoseconds_per_node * 1e-9);
    EXPECT_LT(tree.seconds.low, tree.seconds.mean);
    const auto not_measured = estimate(queens(14), {.trial = 0ns});
    EXPECT_EQ(not_measured.nanoseconds_per_node, 0);
    EXPECT_EQ(not_measured.seconds.high, infinity);
}

/// Knows that below depth 3 of a binary tree of 40 levels there are 2^37 solutions a node, in
/// quarters; it takes a millisecond of work to find that out.
struct slow_short_cut : binary {
    static constexpr std::uint64_t count_divisor = 4;
    below count_below(const std::stop_token& stop) const {
        if (stop.stop_requested()) return below::given_up();
        if (left > 37) return below::walk();
        const std::clock_t until = std::clock() + CLOCKS_PER_SEC / 1000;
        while (std::clock() < until) {
        }
        return below::counted(std::uint64_t{1} << 37);
    }
};

TEST(Estimate, AsksForShortCutsAndMeasuresThem) {
    const auto tree = estimate(slow_short_cut{{40}}, {.probes = 20, .short_cuts = true});
    EXPECT_EQ(tree.nodes.mean, 15);
    EXPECT_EQ(tree.solutions.mean, std::ldexp(1.0, 38));
    EXPECT_GE(tree.seconds.mean, 0.0079);
    EXPECT_DOUBLE_EQ(tree.nanoseconds_per_node, tree.seconds.mean / 15 * 1e9);
    EXPECT_EQ(estimate(slow_short_cut{{40}}, {.probes = 20, .trial = 0ns}).nodes.mean,
              std::ldexp(1.0, 41) - 1);
}

/// It waits where the other one works.
struct waiting_short_cut : binary {
    below count_below(const std::stop_token&) const {
        if (left > 37) return below::walk();
        std::this_thread::sleep_for(20ms);
        return below::counted(1);
    }
};

TEST(Estimate, MeasuresProcessorTime) {
    const auto tree = estimate(waiting_short_cut{{40}}, {.probes = 4, .short_cuts = true});
    EXPECT_EQ(tree.solutions.mean, 8);
    EXPECT_LT(tree.seconds.mean, 0.08) << "8 nodes of 20 ms each, of which nothing is work";
}

TEST(Estimate, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    const auto nothing = estimate(queens(8), {.stop = stop.get_token()});
    EXPECT_EQ(nothing.probes, 0U);
    EXPECT_EQ(nothing.nodes, estimated{});
    EXPECT_EQ(nothing.nodes.high, infinity);
    EXPECT_TRUE(nothing.profile.empty());
    EXPECT_EQ(nothing.seconds.high, infinity);

    const auto hasty = estimate(queens(8), {.probes = 1'000'000'000, .time_limit = 2ms});
    EXPECT_GE(hasty.probes, 1U);
    EXPECT_LT(hasty.probes, 1'000'000'000U);
}

/// Asks for a stop at its fifth probe.
struct stopping : binary {
    std::stop_source* stop;
    int* probes;
    below count_below(const std::stop_token& token) const {
        if (left > 0) return below::walk();
        if (++*probes == 5) stop->request_stop();
        return token.stop_requested() ? below::given_up() : below::counted(1);
    }
};

TEST(Estimate, DropsTheProbeThatGaveUp) {
    std::stop_source stop;
    int probes = 0;
    const auto tree =
        estimate(stopping{{3}, &stop, &probes}, {.short_cuts = true, .stop = stop.get_token()});
    EXPECT_EQ(tree.probes, 4U);
    EXPECT_EQ(tree.nodes.mean, 15);
}

TEST(Estimate, RefusesToProbeNotAtAll) {
    EXPECT_THROW(estimate(queens(8), {.probes = 0}), std::invalid_argument);
}

TEST(Estimate, GoesBeyondTheIntegersAndSaysInfinityBeyondTheDoubles) {
    const auto large = estimate(binary{200}, {.probes = 20, .trial = 0ns});
    EXPECT_EQ(large.nodes.mean, std::ldexp(1.0, 201));
    EXPECT_EQ(large.solutions.mean, std::ldexp(1.0, 200));
    EXPECT_EQ(large.nodes.low, large.nodes.mean);
    EXPECT_EQ(large.nodes.high, large.nodes.mean);
    const auto endless = estimate(binary{2000}, {.probes = 20, .trial = 0ns});
    EXPECT_EQ(endless.nodes.mean, infinity);
    EXPECT_EQ(endless.nodes.low, 2001);
    EXPECT_EQ(endless.nodes.high, infinity);
    EXPECT_EQ(endless.deepest, 2000U);
}

/// One object that cannot be copied, and a tree of one branch.
struct lone_branch {
    using choice_type = int;
    explicit lone_branch(int levels) : left(levels) {}
    lone_branch(const lone_branch&) = delete;
    auto expand() const { return std::views::iota(0, left > 0 ? 1 : 0); }
    void apply(int) { --left; }
    void undo(int) noexcept { ++left; }
    bool is_solution() const { return false; }
    int left;
};

TEST(Estimate, TakesASpaceThatCannotBeCopiedAndADeepTree) {
    lone_branch deep(1'000'000);
    const auto tree = estimate(deep, {.probes = 10, .trial = 1ms});
    EXPECT_EQ(tree.nodes.mean, 1'000'001);
    EXPECT_EQ(tree.deepest, 1'000'000U);
    EXPECT_EQ(tree.solutions.mean, 0);
    EXPECT_EQ(tree.solutions.high, infinity) << "that no probe met one says nothing";
    EXPECT_EQ(deep.left, 1'000'000);
}

TEST(MeanOf, IsTheTextbooksForASymmetricSample) {
    std::vector<double> sample;
    for (int k = 0; k < 50; ++k)
        for (const double x : {1.0, 2.0, 3.0})
            sample.push_back(x);
    const estimated e = detail::mean_of(sample);
    const double error = std::sqrt(100.0 / 149 / 150);
    EXPECT_DOUBLE_EQ(e.mean, 2);
    EXPECT_NEAR(e.standard_error, error, 1e-12);
    EXPECT_NEAR(e.low, 2 - 1.96 * error, 1e-4);
    EXPECT_NEAR(e.high, 2 + 1.96 * error, 1e-4);
}

TEST(MeanOf, IsLongOnTheSideToWhichTheSampleLeans) {
    std::vector<double> sample(200, 1.0);
    sample.insert(sample.end(), 12, 20.0);
    const estimated e = detail::mean_of(sample, 1);
    EXPECT_GT(e.high - e.mean, 1.3 * (e.mean - e.low));
    EXPECT_GE(e.low, 1);
    // Hall's formula, written out anew: T + g T^2 / 3 + g^2 T^3 / 27 + g / 6 = z, g = skewness/sqrt
    // n
    const double n = 212, m = 440 / n;
    const double s2 = (200 * std::pow(1 - m, 2) + 12 * std::pow(20 - m, 2)) / n;
    const double m3 = (200 * std::pow(1 - m, 3) + 12 * std::pow(20 - m, 3)) / n;
    const double g = m3 / std::pow(s2, 1.5) / std::sqrt(n);
    const double t = (e.mean - e.high) / e.standard_error;
    EXPECT_NEAR(t + g * t * t / 3 + g * g * t * t * t / 27 + g / 6, -1.959964, 1e-6);
}

TEST(MeanOf, KnowsNothingAboveWhereOneNumberMakesATenth) {
    std::vector<double> sample(90, 1.0);
    sample.push_back(9.9);
    EXPECT_LT(detail::mean_of(sample).high, 2);
    sample.back() = 10.1;
    EXPECT_EQ(detail::mean_of(sample).high, infinity);
    EXPECT_GT(detail::mean_of(sample).low, 0.9);
    EXPECT_EQ(detail::mean_of({5.0}).high, infinity);
    EXPECT_EQ(detail::mean_of({5.0}).mean, 5);
    EXPECT_EQ(detail::mean_of(std::vector<double>(20, 1e300)).mean, 1e300);
}

} // namespace
} // namespace espalier::test
