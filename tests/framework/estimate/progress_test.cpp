// Progress: what is computed from readings.
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <random>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/estimated.hpp>
#include <espalier/progress.hpp>

#include "framework/estimate/walked.hpp"
#include "support/seeds.hpp"
#include "support/toy_spaces.hpp"
#include "support/toy_trees.hpp"

namespace espalier::test {
namespace {

using namespace std::chrono_literals;
constexpr double infinity = std::numeric_limits<double>::infinity();

reading at(double share, std::uint64_t nodes, std::chrono::nanoseconds elapsed) {
    return {share, {.promising = nodes, .solutions = nodes / 10}, elapsed};
}

TEST(Progress, TellsWhatWasReadAndTheRate) {
    const progress p = make_progress(at(0.25, 1000, 2s));
    EXPECT_EQ(p.share, 0.25);
    EXPECT_EQ(p.nodes, 1000U);
    EXPECT_EQ(p.solutions, 100U);
    EXPECT_EQ(p.elapsed, 2s);
    EXPECT_EQ(p.nodes_per_second, 500);
    EXPECT_EQ(p.nodes_in_all, 4000);
    ASSERT_TRUE(p.to_go);
    EXPECT_EQ(*p.to_go, (time_to_go{6, 0, infinity})) << "one reading is no interval";
}

TEST(Progress, SaysNothingOfTheTimeWithNothingToGoBy) {
    const progress p = make_progress(reading{});
    EXPECT_EQ(p.nodes_per_second, 0);
    EXPECT_FALSE(p.nodes_in_all);
    EXPECT_FALSE(p.to_go);
}

TEST(Progress, IsExactAtTheEnd) {
    const progress p =
        make_progress(at(1, 1234, 5s), walk_record(), estimated{9999, 1, 9990, 10010});
    EXPECT_EQ(p.nodes_in_all, 1234);
    ASSERT_TRUE(p.to_go);
    EXPECT_EQ(*p.to_go, (time_to_go{0, 0, 0}));
}

TEST(Progress, OfAnEvenWalkIsCertain) {
    walk_record record;
    for (int k = 1; k <= 40; ++k)
        record.add(at(k / 100.0, static_cast<std::uint64_t>(k) * 10, k * 1s));
    const progress p = make_progress(at(0.4, 400, 40s), record);
    ASSERT_TRUE(p.to_go);
    EXPECT_NEAR(p.to_go->expected, 60, 1e-9);
    EXPECT_NEAR(p.to_go->low, 60, 1e-6);
    EXPECT_NEAR(p.to_go->high, 60, 1e-6);
}

/// Six stretches of a tenth each, and the progress after them.
progress after(const std::vector<double>& seconds) {
    walk_record record;
    reading now;
    for (const double s : seconds) {
        now.share += 0.1;
        now.elapsed += std::chrono::milliseconds(std::llround(s * 1000));
        record.add(now);
    }
    return make_progress(now, record);
}

TEST(Progress, HasThePredictionIntervalOfTheRatioEstimator) {
    // Pace 30 a share; deviations of 2 that cancel in pairs, squares 24, Student 2.5706 at 5.
    const auto p = after({1, 5, 1, 5, 1, 5});
    const double error = 2.5706 * std::sqrt(24 * (6.0 / 5) / 0.6 * 0.4 * (1 + 0.4 / 0.6));
    ASSERT_TRUE(p.to_go);
    EXPECT_NEAR(p.to_go->expected, 12, 1e-9);
    EXPECT_NEAR(p.to_go->high, 12 + error, 0.01 * error);
    EXPECT_EQ(p.to_go->low, 0);
}

TEST(Progress, SeesThatNeighboursAreAlike) {
    // In pairs the deviations are -1, -0.5 and 1.5, squares 3.5, Student 4.3027 at 2: wider than
    // the six are, with squares 1.83 and 2.5706.
    const auto p = after({2.5, 2.5, 2.7, 2.8, 3.6, 3.9});
    const double error = 4.3027 * std::sqrt(3.5 * (3.0 / 2) / 0.6 * 0.4 * (1 + 0.4 / 0.6));
    ASSERT_TRUE(p.to_go);
    EXPECT_NEAR(p.to_go->high, 12 + error, 0.04 * error);
}

TEST(Progress, StudentIsThatOfTheTables) {
    EXPECT_NEAR(detail::student(2), 4.3027, 0.14);
    EXPECT_NEAR(detail::student(4), 2.7764, 0.008);
    EXPECT_NEAR(detail::student(10), 2.2281, 0.0005);
    EXPECT_NEAR(detail::student(31), 2.0395, 0.0001);
}

TEST(Progress, GoesByAPriorEstimateUntilTheWalkKnowsBetter) {
    const estimated prior{10'000, 500, 9'000, 11'000};
    const progress early = make_progress(at(1e-9, 1000, 1s), walk_record(), prior);
    ASSERT_TRUE(early.to_go);
    EXPECT_EQ(*early.to_go, (time_to_go{9, 8, 10}));

    walk_record record;
    for (int k = 1; k <= 50; ++k)
        record.add(at(k / 100.0, static_cast<std::uint64_t>(k) * 100, k * 100ms));
    const progress later = make_progress(at(0.5, 5000, 5s), record, prior);
    ASSERT_TRUE(later.to_go);
    EXPECT_NEAR(later.to_go->high, 5, 1e-6) << "this walk is even";

    const progress refuted = make_progress(at(0.5, 12'000, 5s), walk_record(), prior);
    ASSERT_TRUE(refuted.to_go);
    EXPECT_EQ(*refuted.to_go, (time_to_go{5, 0, infinity}));
}

TEST(Progress, OfAResumedSearchCountsTheTimeOfThisSittingOnly) {
    const reading start = at(0.5, 10'000, 0s);
    const walk_record record(start);
    const progress none = make_progress(start, record);
    EXPECT_FALSE(none.to_go);
    EXPECT_EQ(none.nodes_in_all, 20'000);
    const progress p = make_progress(at(0.6, 13'000, 10s), record);
    EXPECT_EQ(p.nodes_per_second, 300);
    ASSERT_TRUE(p.to_go);
    EXPECT_NEAR(p.to_go->expected, 40, 1e-9);
}

TEST(WalkRecord, KeepsAFewStretchesThatAddUp) {
    std::mt19937 random(1);
    for (const double step : {1e-5, 1e-3, 0.07, 0.9}) {
        walk_record record;
        reading now;
        while (now.share < 1) {
            now.share = std::min(1.0, now.share + step * static_cast<double>(random() % 3));
            now.elapsed += 1ms;
            record.add(now);
            ASSERT_LE(record.up_to(now).size(), 33U);
        }
        double share = 0, seconds = 0;
        for (const auto& s : record.up_to(now)) {
            share += s.share;
            seconds += s.seconds;
        }
        EXPECT_NEAR(share, 1, 1e-9);
        EXPECT_NEAR(seconds, std::chrono::duration<double>(now.elapsed).count(), 1e-9);
        if (step <= 1e-3) {
            EXPECT_GE(record.up_to(now).size(), 16U);
            for (const auto& s : record.up_to(now))
                EXPECT_LT(s.share, 0.13);
        }
    }
}

/// The estimate by its definition: leaf by leaf, weights and weighted estimates added up.
class by_definition {
  public:
    explicit by_definition(const toy_tree& tree) : tree_(tree) { visit(0, 1, 0); }
    /// Sum of the weights of the leaves so far, to the sum of the weighted estimates.
    const std::map<double, double>& sums() const { return sums_; }

  private:
    void visit(int n, double stands_for, double above) {
        const toy_node& node = tree_[n];
        const double estimate = above + stands_for;
        if (node.pruned || node.children.empty()) return leaf(1 / stands_for, estimate);
        const double below = stands_for * static_cast<double>(node.children.size());
        for (const int child : node.children)
            if (tree_[child].rejected)
                leaf(1 / below, estimate);
            else
                visit(child, below, estimate);
    }
    void leaf(double weight, double estimate) {
        weights_ += weight;
        sum_ += weight * estimate;
        sums_[weights_] = sum_;
    }
    const toy_tree& tree_;
    double weights_ = 0, sum_ = 0;
    std::map<double, double> sums_{{0, 0}};
};

TEST(NodesInAll, IsTheWeightedBacktrackEstimateUpToOnePath) {
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    for (int k = 0; k < 200; ++k) {
        const toy_tree tree = grow(random, 1 + k % 40);
        const auto sums = by_definition(tree).sums();
        const auto readings = walk(kind<reversible, lent>::rich(tree), 1);
        for (const reading& r : readings) {
            const auto sum = sums.upper_bound(r.share - 1e-12);
            ASSERT_NE(sum, sums.end());
            ASSERT_NEAR(sum->first, r.share, 1e-11);
            const auto nodes = static_cast<double>(r.counts.promising);
            const auto path = static_cast<double>(r.counts.deepest + 1);
            EXPECT_GE(nodes, sum->second - 1e-9);
            EXPECT_LE(nodes, sum->second + path + 1e-9);
            if (r.share > 0) {
                EXPECT_DOUBLE_EQ(make_progress(r).nodes_in_all.value(), nodes / r.share);
            }
        }
        EXPECT_EQ(readings.back().share, 1);
        EXPECT_NEAR(sums.rbegin()->second, static_cast<double>(readings.back().counts.promising),
                    1e-9);
    }
}

} // namespace
} // namespace espalier::test
