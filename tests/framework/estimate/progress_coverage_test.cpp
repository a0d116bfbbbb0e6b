// How often the interval of the time to go holds the truth, on real walks. Printed; asserted
// loosely.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/progress.hpp>

#include "framework/estimate/large_trees.hpp"
#include "framework/estimate/walked.hpp"

namespace espalier::test {
namespace {

struct outcome {
    int readings = 0, with_interval = 0, held = 0;
    double width = 0; ///< of the intervals, as a part of the whole walk; the sum
    double worst = 0; ///< of the expected time, likewise
};

/// Looks at a walk about 1000 times, and each time compares with what came.
template <class Space>
outcome look_at(const Space& space) {
    const auto steps = walk(space, 1'000'000'000).back().counts.checked / 1000 + 1;
    const auto readings = walk(space, steps);
    const double end = std::chrono::duration<double>(readings.back().elapsed).count();
    outcome sum;
    walk_record record;
    for (const reading& now : readings) {
        record.add(now);
        const progress p = make_progress(now, record);
        if (!p.to_go || now.share >= 1) continue;
        const double truth = end - std::chrono::duration<double>(now.elapsed).count();
        ++sum.readings;
        if (now.share > 0.1)
            sum.worst = std::max(sum.worst, std::abs(p.to_go->expected - truth) / end);
        if (!p.to_go->has_interval()) continue;
        ++sum.with_interval;
        sum.held += p.to_go->low <= truth && truth <= p.to_go->high;
        sum.width += (p.to_go->high - p.to_go->low) / end;
    }
    return sum;
}

void print(const char* name, const outcome& o) {
    std::printf(
        "%-15s %6d readings, %6d with an interval, which held the truth %5.1f %%, mean width "
        "%6.3f of the walk; worst guess after a tenth of the share off by %5.3f\n",
        name, o.readings, o.with_interval, 100.0 * o.held / o.with_interval,
        o.width / o.with_interval, o.worst);
}

TEST(ProgressCoverage, OfTheQueens) {
    const outcome o = look_at(queens(12));
    print("queens 12", o);
    EXPECT_GT(o.with_interval, 900);
    EXPECT_GT(o.held, 0.85 * o.with_interval);
    EXPECT_LT(o.worst, 0.2);
}

TEST(ProgressCoverage, OfRandomTrees) {
    outcome sum;
    for (std::uint64_t name = 1; sum.readings < 50'000; ++name) {
        const outcome o = look_at(dying_branches{.name = name});
        sum.readings += o.readings;
        sum.with_interval += o.with_interval;
        sum.held += o.held;
        sum.width += o.width;
        sum.worst = std::max(sum.worst, o.worst);
    }
    print("dying branches", sum);
    EXPECT_GT(sum.with_interval, 10'000);
    EXPECT_GT(sum.held, 0.8 * sum.with_interval);
}

TEST(ProgressCoverage, OfATreeThatThinsOutFromLeftToRight) {
    const outcome o = look_at(subset_sum());
    print("subset sums", o);
    EXPECT_GT(o.held, 0.5 * o.with_interval);
}

} // namespace
} // namespace espalier::test
