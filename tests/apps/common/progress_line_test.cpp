#include "cli/progress_line.hpp"

#include <iostream>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace std::chrono_literals;
using cli::progress_mode;

espalier::reading half_done() {
    espalier::reading now{.share = 0.5, .counts = {}, .elapsed = 2s};
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
    EXPECT_EQ(shown(progress_mode::plain), "50.0 % \u00b7 4.0 M nodes \u00b7 2.0 M nodes/s \u00b7 "
                                           "3 solutions \u00b7 0:02 \u00b7 about "
                                           "0:02 to go\n");
}

TEST(ProgressLine, IsNotShownWhereNobodyLooks) {
    EXPECT_EQ(shown(progress_mode::automatic), "") << "no terminal";
    EXPECT_EQ(shown(progress_mode::never), "");
    EXPECT_EQ(shown(progress_mode::plain, true), "") << "quiet";
}

TEST(ProgressLine, ComesEachTenSecondsOrTenTimesASecond) {
    EXPECT_EQ(cli::progress_line(std::cerr, progress_mode::plain, false).interval(), 10s);
    EXPECT_EQ(cli::progress_line(std::cerr, progress_mode::automatic, false).interval(), 100ms);
}

} // namespace
