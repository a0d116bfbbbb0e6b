#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "run_nqueens.hpp"

namespace {

using namespace nqueens::test;
using testing::MatchesRegex;
using testing::StartsWith;

void expect_end(const words& line, int status, const std::string& out, const std::string& err) {
    const ended end = run(line);
    EXPECT_EQ(end.status, status) << testing::PrintToString(line);
    EXPECT_EQ(end.out, out);
    EXPECT_EQ(end.err, err);
}

TEST(NqueensLimits, AStoppedCountIsALowerBoundAndSaysSo) {
    expect_end({"--node-limit=1000", "8"}, 3, "at least 44\n",
               "nqueens: stopped by the node limit; there may be more solutions\n");
    expect_end({"--node-limit=10", "--method=textbook", "8"}, 3, "at least 0\n",
               "nqueens: stopped by the node limit; there may be more solutions\n");
    expect_end({"--max-solutions=3", "8"}, 3, "at least 3\n",
               "nqueens: stopped by the solution limit; there may be more solutions\n");
    expect_end({"--max-solutions=3", "--fundamental", "8"}, 3, "at least 3\n",
               "nqueens: stopped by the solution limit; there may be more solutions\n");
    expect_end({"--max-solutions=3", "--quiet", "8"}, 3, "at least 3\n", "");
}

TEST(NqueensLimits, ThatWereNotReachedChangeNothing) {
    expect_end({"--node-limit=2058", "--max-solutions=93", "--time-limit=1h", "8"}, 0, "92\n", "");
}

TEST(NqueensLimits, TimeIsWallClock) {
    const ended end = run({"--time-limit=20ms", "27"});
    EXPECT_EQ(end.status, 3);
    EXPECT_THAT(end.out, MatchesRegex("at least [0-9]+\n"));
    EXPECT_EQ(end.err, "nqueens: stopped by the time limit; there may be more solutions\n");
}

TEST(NqueensLimits, AListingOfAsManyAsWereAskedForIsComplete) {
    expect_end({"--all", "--max-solutions=2", "8"}, 0, "1 5 8 6 3 7 2 4\n1 6 8 3 7 4 2 5\n", "");
    expect_end({"--all", "--max-solutions=2", "4"}, 0, "2 4 1 3\n3 1 4 2\n", "");
    expect_end({"--first", "--max-solutions=1", "4"}, 0, "2 4 1 3\n", "");
    expect_end({"--first", "--max-solutions=7", "4"}, 0, "2 4 1 3\n", "");
}

TEST(NqueensLimits, AMaximumCountsClassesWhereOnlyTheyArePrinted) {
    expect_end({"--all", "--fundamental", "--max-solutions=3", "8"}, 0,
               "1 5 8 6 3 7 2 4\n1 6 8 3 7 4 2 5\n2 4 6 8 3 1 7 5\n", "");
}

TEST(NqueensLimits, AStoppedListingPrintsWhatItHas) {
    expect_end({"--all", "--node-limit=116", "8"}, 3, "1 5 8 6 3 7 2 4\n",
               "nqueens: stopped by the node limit; there may be more solutions\n");
    expect_end({"--first", "--node-limit=100", "8"}, 3, "",
               "nqueens: stopped by the node limit; no solution was found so far\n");
    expect_end({"--first", "--time-limit=5ms", "32"}, 3, "",
               "nqueens: stopped by the time limit; no solution was found so far\n");
}

TEST(NqueensLimits, OfNoUseAreRefused) {
    for (const words& line :
         {words{"--node-limit=0", "8"}, words{"--node-limit=-1", "8"}, words{"--node-limit=x", "8"},
          words{"--max-solutions=0", "8"}, words{"--time-limit=nan", "8"},
          words{"--time-limit=-5", "8"}, words{"--time-limit=0", "8"}}) {
        const ended end = run(line);
        EXPECT_EQ(end.status, 2) << line[0];
        EXPECT_EQ(end.out, "");
        EXPECT_THAT(end.err, StartsWith("nqueens: " + line[0].substr(0, line[0].find('='))));
    }
}

} // namespace
