#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "problems/queens/known_values.hpp"
#include "run_nqueens.hpp"

namespace {

using namespace nqueens::test;
using testing::AllOf;
using testing::ContainsRegex;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

void expect_answer(const words& line, const std::string& out) {
    const ended end = run(line);
    EXPECT_EQ(end.out, out) << testing::PrintToString(line);
    EXPECT_EQ(end.err, "");
    EXPECT_EQ(end.status, 0);
}

TEST(Nqueens, PrintsTheNumberOfSolutionsAlone) {
    expect_answer({"8"}, "92\n");
    expect_answer({"1"}, "1\n");
    expect_answer({"12"}, "14200\n");
    expect_answer({"--", "8"}, "92\n");
    expect_answer({"08"}, "92\n");
}

TEST(Nqueens, ACompleteCountOfNoneIsAnAnswer) {
    expect_answer({"2"}, "0\n");
    expect_answer({"3"}, "0\n");
    expect_answer({"--fundamental", "3"}, "0\n");
}

TEST(Nqueens, TheEmptyBoardHasOnePlacement) {
    expect_answer({"0"}, "1\n");
    expect_answer({"--fundamental", "0"}, "1\n");
    expect_answer({"--first", "0"}, "\n");
    expect_answer({"--all", "0"}, "\n");
    expect_answer({"--board", "0"}, "");
}

TEST(Nqueens, ReadsTheSizeFromStandardInput) {
    for (const std::string input : {"8", "8\n", "  8\r\n\n", "\n\n8",
                                    "\xef\xbb\xbf"
                                    "8\n"}) {
        const ended end = run({"-"}, input);
        EXPECT_EQ(end.out, "92\n");
        EXPECT_EQ(end.err, "");
        EXPECT_EQ(end.status, 0);
    }
}

TEST(Nqueens, PrintsTheFirstSolution) {
    expect_answer({"--first", "8"}, "1 5 8 6 3 7 2 4\n");
    expect_answer({"-f", "4"}, "2 4 1 3\n");
    expect_answer({"--first", "--method=bits", "8"}, "1 5 8 6 3 7 2 4\n");
    expect_answer({"--first", "--fundamental", "8"}, "1 5 8 6 3 7 2 4\n");
    expect_answer({"--first", "20"}, "1 3 5 2 4 13 15 12 18 20 17 9 16 19 8 10 7 14 6 11\n");
}

TEST(Nqueens, PrintsAllSolutionsInOrder) {
    expect_answer({"--all", "4"}, "2 4 1 3\n3 1 4 2\n");
    expect_answer({"-a", "1"}, "1\n");
    for (const words& by : {words{}, words{"--method=textbook"}, words{"--method=bits"}}) {
        const auto lines = lines_of(run(by + words{"--all", "8"}).out);
        EXPECT_EQ(lines.size(), 92U);
        EXPECT_EQ(std::set<std::string>(lines.begin(), lines.end()).size(), 92U);
        EXPECT_TRUE(std::is_sorted(lines.begin(), lines.end()));
        EXPECT_EQ(lines.front(), "1 5 8 6 3 7 2 4");
        EXPECT_EQ(lines.back(), "8 4 1 3 6 2 7 5");
    }
}

TEST(Nqueens, BitsCountTheSameAsTheTextbook) {
    for (int n = 0; n <= 9; ++n)
        EXPECT_EQ(run({"--method=bits", std::to_string(n)}).out,
                  run({"--method=textbook", std::to_string(n)}).out);
}

TEST(Nqueens, NoSolutionIsSaidSoAndEndsWithOne) {
    for (const words& goal :
         {words{"--first"}, words{"--all"}, words{"--board"}, words{"--all", "--fundamental"},
          words{"--all", "--method=bits"}, words{"--all", "--max-solutions=5"}}) {
        const ended end = run(goal + words{"3"});
        EXPECT_EQ(end.out, "");
        EXPECT_EQ(end.err, "nqueens: there is no solution for N = 3\n");
        EXPECT_EQ(end.status, 1);
        EXPECT_EQ(run(goal + words{"--quiet", "2"}).err, "");
        EXPECT_EQ(run(goal + words{"--quiet", "2"}).status, 1);
    }
}

TEST(Nqueens, CountsUpToSymmetry) {
    expect_answer({"--fundamental", "8"}, "12\n");
    expect_answer({"--fundamental", "4"}, "1\n");
    expect_answer({"--fundamental", "--method=bits", "10"}, "92\n");
}

/// Some programs print 45771 for 14 queens.
TEST(Nqueens, CountsClassesByBurnside) {
    const std::vector<std::string> known{"1", "1",  "0",  "0",  "1",   "2",    "1",
                                         "6", "12", "46", "92", "341", "1787", "9233"};
    constexpr std::size_t largest = queens::test::up_to(13, 10);
    for (std::size_t n = 0; n <= largest; ++n) {
        expect_answer({"--fundamental", std::to_string(n)}, known[n] + "\n");
        if (n > 10) continue;
        expect_answer({"--fundamental", "--method=textbook", std::to_string(n)}, known[n] + "\n");
    }
    if (largest == 13) expect_answer({"--fundamental", "14"}, "45752\n");
}

/// A count that was stopped is a lower bound of the classes too.
TEST(Nqueens, AStoppedCountOfClassesIsALowerBound) {
    const ended end = run({"--fundamental", "--time-limit=20ms", "20"});
    EXPECT_EQ(end.status, 3);
    EXPECT_THAT(end.out, MatchesRegex("at least [0-9]+\n"));
}

TEST(Nqueens, PrintsOneOfEachClass) {
    expect_answer({"--fundamental", "--all", "5"}, "1 3 5 2 4\n2 5 3 1 4\n");
    EXPECT_EQ(lines_of(run({"--fundamental", "--all", "8"}).out).size(), 12U);
    EXPECT_EQ(run({"--fundamental", "--all", "8", "--method=bits"}).out,
              run({"--fundamental", "--all", "8", "--method=textbook"}).out);
}

TEST(Nqueens, DrawsBoards) {
    expect_answer({"--board", "4"}, "· ♛ · ·\n· · · ♛\n♛ · · ·\n· · ♛ ·\n");
    expect_answer({"--first", "-b", "4"}, "· ♛ · ·\n· · · ♛\n♛ · · ·\n· · ♛ ·\n");
    expect_answer({"--ascii", "4"}, ". Q . .\n. . . Q\nQ . . .\n. . Q .\n");
    expect_answer({"--all", "--board", "--ascii", "4"}, ". Q . .\n. . . Q\nQ . . .\n. . Q .\n\n"
                                                        ". . Q .\nQ . . .\n. . . Q\n. Q . .\n");
    expect_answer({"--ascii", "--color=always", "1"}, "\x1b[1;33mQ\x1b[0m\n");
    expect_answer({"--ascii", "--color=never", "1"}, "Q\n");
}

TEST(Nqueens, StatisticsGoToStandardError) {
    const ended end = run({"--stats", "8"});
    EXPECT_EQ(end.out, "92\n");
    EXPECT_EQ(end.status, 0);
    EXPECT_THAT(end.err, StartsWith("method     textbook\n"
                                    "status     exhausted\n"
                                    "checked    15721\n"
                                    "promising  2057\n"
                                    "pruned     0\n"
                                    "dead ends  644\n"
                                    "solutions  92\n"
                                    "deepest    8\n"));
    const auto lines = lines_of(end.err);
    ASSERT_EQ(lines.size(), 13U);
    EXPECT_THAT(std::vector(lines.begin() + 8, lines.end()),
                ElementsAre(MatchesRegex("wall time  [0-9]+\\.[0-9]{6} s"),
                            MatchesRegex("CPU time   [0-9]+\\.[0-9]{6} s"),
                            MatchesRegex("threads    [0-9]+"), MatchesRegex("handed on  [0-9]+"),
                            MatchesRegex("idle       [0-9]+\\.[0-9] %")));
}

TEST(Nqueens, StatisticsAreThoseOfTheMethodAskedFor) {
    EXPECT_THAT(run({"--stats", "--method=bits", "8"}).err,
                AllOf(HasSubstr("method     bits\n"), HasSubstr("checked    2057\n")));
    EXPECT_THAT(run({"--stats", "--first", "4"}).err,
                AllOf(HasSubstr("status     satisfied\n"), HasSubstr("checked    27\n")));
    EXPECT_THAT(run({"--stats", "--first", "8"}).err, HasSubstr("checked    877\n"));
    EXPECT_THAT(run({"--stats", "--fundamental", "8"}).err,
                AllOf(HasSubstr("checked    15721\n"), HasSubstr("solutions  12\n")));
}

} // namespace
