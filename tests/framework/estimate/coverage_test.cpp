// How often the interval holds the truth, over many seeds. Printed; asserted only loosely.
#include <chrono>
#include <cstdint>
#include <cstdio>

#include <gtest/gtest.h>

#include <espalier/estimate.hpp>
#include <espalier/solve.hpp>

#include "framework/estimate/large_trees.hpp"

namespace espalier::test {
namespace {

using namespace std::chrono_literals;

struct coverage {
    double holds = 0, above = 0, below = 0; ///< the interval, or lies above or below the truth
    double open = 0;                        ///< intervals that end at infinity
    double mean = 0;                        ///< of the estimates, as a part of the truth
};

template <class Space>
coverage cover(const char* name, const Space& space, std::uint64_t probes) {
    constexpr int seeds = 400;
    const auto truth = static_cast<double>(count(space).statistics.promising);
    coverage sum;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const estimated nodes =
            estimate(space, {.probes = probes, .seed = seed * 0x1f3a5, .trial = 0ns}).nodes;
        sum.mean += nodes.mean / truth / seeds;
        sum.open += (nodes.high > 1e300) * 1.0 / seeds;
        sum.above += (nodes.low > truth) * 1.0 / seeds;
        sum.below += (nodes.high < truth) * 1.0 / seeds;
    }
    sum.holds = 1 - sum.above - sum.below;
    std::printf("%-15s %10.0f nodes, %5d probes: mean %5.3f of the truth, interval holds it "
                "%5.1f %%, too high %4.1f %%, too low %4.1f %%, open %5.1f %%\n",
                name, truth, static_cast<int>(probes), sum.mean, 100 * sum.holds, 100 * sum.above,
                100 * sum.below, 100 * sum.open);
    return sum;
}

TEST(Coverage, OfTreesThatProbesCanSee) {
    for (const std::uint64_t probes : {100U, 1000U}) {
        for (const auto& c :
             {cover("queens 8", queens(8), probes), cover("queens 12", queens(12), probes),
              cover("subset sums", subset_sum(), probes)}) {
            EXPECT_NEAR(c.mean, 1, 0.05);
            EXPECT_GT(c.holds, 0.90);
        }
    }
    EXPECT_EQ(count(queens(12)).statistics.promising, 856'189U);
}

TEST(Coverage, OfATreeThatProbesCannotSee) {
    const auto c = cover("dying branches", dying_branches(), 1000);
    EXPECT_GT(c.open, 0.5) << "it should say that it does not know";
    EXPECT_GT(c.holds, 0.75);
}

} // namespace
} // namespace espalier::test
