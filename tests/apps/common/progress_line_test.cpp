#include "cli/progress_line.hpp"

#include <algorithm>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace std::chrono_literals;
using cli::progress_mode;

espalier::reading half_done(std::chrono::nanoseconds elapsed = 10s) {
    espalier::reading now{.share = 0.5, .counts = {}, .elapsed = elapsed};
    now.counts.promising = 4'000'000;
    now.counts.solutions = 3;
    return now;
}

std::string shown(progress_mode mode, bool quiet = false) {
    std::ostringstream err;
    cli::progress_line line(err, mode, quiet);
    line.show(half_done());
    line.clear();
    return err.str();
}

TEST(ProgressLine, IsPlainWhereThatIsAskedFor) {
    EXPECT_EQ(shown(progress_mode::plain), "50.0 % \u00b7 4.0 M nodes \u00b7 400 k nodes/s \u00b7 "
                                           "3 solutions \u00b7 0:10 \u00b7 about "
                                           "0:10 to go\n");
}

TEST(ProgressLine, IsSilentOnSolutionsThatNobodyMeets) {
    std::ostringstream err;
    cli::progress_line line(err, progress_mode::plain, false);
    line.leave_out_solutions();
    line.show(half_done());
    EXPECT_EQ(err.str(), "50.0 % \u00b7 4.0 M nodes \u00b7 400 k nodes/s \u00b7 0:10 \u00b7 "
                         "about 0:10 to go\n");
}

TEST(ProgressLine, IsNotShownWhereNobodyLooks) {
    EXPECT_EQ(shown(progress_mode::automatic), "") << "no terminal";
    EXPECT_EQ(shown(progress_mode::never), "");
    EXPECT_EQ(shown(progress_mode::plain, true), "") << "quiet";
}

TEST(ProgressLine, ComesEachTenSecondsHoweverOftenItIsTold) {
    std::ostringstream err;
    cli::progress_line line(err, progress_mode::plain, false);
    const auto lines = [&] { return std::ranges::count(err.str(), '\n'); };
    for (auto elapsed = 0ms; elapsed < 10s; elapsed += 40ms)
        line.show(half_done(elapsed));
    EXPECT_EQ(lines(), 0);
    for (auto elapsed = 10s; elapsed < 61s; elapsed += 1s)
        line.show(half_done(elapsed));
    EXPECT_EQ(lines(), 6);
}

} // namespace
