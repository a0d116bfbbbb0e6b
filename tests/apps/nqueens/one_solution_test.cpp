#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "problems/queens/queens_oracle.hpp"
#include "run_nqueens.hpp"

namespace {

using namespace nqueens::test;
using nlohmann::json;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

/// The columns from 0 of a printed line.
queens::test::board columns_of(const std::string& line) {
    std::istringstream in(line);
    queens::test::board columns;
    for (int column; in >> column;)
        columns.push_back(column - 1);
    return columns;
}

void expect_solution(const words& line, int n, const std::string& input = {}) {
    const ended end = run(line, input);
    EXPECT_EQ(end.status, 0) << testing::PrintToString(line);
    EXPECT_EQ(end.err, "");
    EXPECT_TRUE(end.out.ends_with('\n'));
    const auto columns = columns_of(end.out);
    EXPECT_EQ(columns.size(), static_cast<std::size_t>(n));
    EXPECT_TRUE(queens::test::attacks_nobody(columns)) << end.out;
}

TEST(NqueensOne, AnyAndRandomPrintASolution) {
    for (const int n : {0, 1, 4, 5, 6, 7, 8, 33, 100, 1001, 1500}) {
        expect_solution({"--any", std::to_string(n)}, n);
        expect_solution({"--random", "--seed=1", std::to_string(n)}, n);
    }
    expect_solution({"--any", "-"}, 40, "40\n");
    expect_solution({"--random", "--seed=18446744073709551615", "-"}, 40, "40\n");
}

TEST(NqueensOne, ThereIsNoneForTwoAndThree) {
    for (const words& how : {words{"--any"}, words{"--random", "--seed=1"}})
        for (const std::string n : {"2", "3"}) {
            const ended end = run(how + words{n});
            EXPECT_EQ(end.status, 1);
            EXPECT_EQ(end.out, "");
            EXPECT_EQ(end.err, "nqueens: there is no solution for N = " + n + "\n");
        }
}

TEST(NqueensOne, ASeedGivesTheSameSolutionAgain) {
    EXPECT_EQ(run({"--random", "--seed=5", "50"}).out, run({"--random", "--seed=5", "50"}).out);
    EXPECT_NE(run({"--random", "--seed=5", "50"}).out, run({"--random", "--seed=6", "50"}).out);
}

TEST(NqueensOne, ASeedThatWasDrawnIsSaid) {
    const ended drawn = run({"--random", "60"});
    const std::string beginning = "nqueens: the same solution again: --random --seed=";
    ASSERT_THAT(drawn.err, StartsWith(beginning));
    const std::string rest = drawn.err.substr(beginning.size());
    ASSERT_THAT(rest, MatchesRegex("[0-9]+ 60\n"));
    EXPECT_EQ(run({"--random", "--seed", rest.substr(0, rest.find(' ')), "60"}).out, drawn.out);
    EXPECT_EQ(run({"--random", "--quiet", "60"}).err, "");
    const auto document = json::parse(run({"--random", "--json", "60"}).out);
    const auto again =
        json::parse(run({"--random", "--json", "--seed=" + document.at("seed").dump(), "60"}).out);
    EXPECT_EQ(again.at("solutions"), document.at("solutions"));
}

TEST(NqueensOne, DocumentsSayHow) {
    const auto any = json::parse(run({"--any", "--json", "100"}).out);
    EXPECT_EQ(any.at("goal"), "any");
    EXPECT_EQ(any.at("method"), "smallest domain");
    EXPECT_EQ(any.at("count"), 1);
    EXPECT_EQ(any.at("status"), "satisfied");
    EXPECT_EQ(any.at("solutions").at(0).size(), 100U);
    EXPECT_GE(any.at("statistics").at("promising"), 101);
    EXPECT_EQ(json::parse(run({"--any", "--json", "1001"}).out).at("method"), "construction");
    const auto random = json::parse(run({"--random", "--json", "--seed=1", "100"}).out);
    EXPECT_EQ(random.at("method"), "clean swaps");
    EXPECT_EQ(random.at("seed"), 1);
    EXPECT_GE(random.at("statistics").at("draws"), 100);
    EXPECT_EQ(json::parse(run({"--any", "--json", "3"}).out).at("solutions"), json::array());
}

TEST(NqueensOne, IsDrawnOrWrittenToAFileLikeAnyOther) {
    EXPECT_THAT(run({"--any", "--ascii", "4"}).out,
                testing::AnyOf(". Q . .\n. . . Q\nQ . . .\n. . Q .\n",
                               ". . Q .\nQ . . .\n. . . Q\n. Q . .\n"));
    const std::string file = testing::TempDir() + "nqueens_one.txt";
    EXPECT_EQ(run({"--any", "--output=" + file, "12"}).out, "");
    std::stringstream text;
    text << std::ifstream(file).rdbuf();
    EXPECT_EQ(text.str(), run({"--any", "12"}).out);
    std::remove(file.c_str());
    EXPECT_THAT(run({"--random", "--seed=9", "--stats", "30"}).err,
                testing::AllOf(HasSubstr("method     clean swaps\n"), HasSubstr("seed       9\n"),
                               HasSubstr("draws ")));
}

TEST(NqueensOne, LimitsStopIt) {
    const ended any = run({"--any", "--node-limit=10", "100"});
    EXPECT_EQ(any.status, 3);
    EXPECT_EQ(any.err, "nqueens: stopped by the node limit; no solution was found so far\n");
    const ended random = run({"--random", "--seed=1", "--time-limit=0.001ms", "1000000"});
    EXPECT_EQ(random.status, 3);
    EXPECT_EQ(random.out, "");
    EXPECT_EQ(random.err, "nqueens: stopped by the time limit; no solution was found so far\n");
}

TEST(NqueensOne, WritesAMillionColumns) {
    const ended end = run({"--any", "1000000"});
    EXPECT_EQ(end.status, 0);
    EXPECT_EQ(columns_of(end.out).size(), 1'000'000U);
    EXPECT_THAT(end.out.substr(0, 8), "2 4 6 8 ");
}

void expect_refused(const words& line, const std::string& message) {
    const ended end = run(line);
    EXPECT_EQ(end.status, 2) << testing::PrintToString(line);
    EXPECT_EQ(end.out, "");
    EXPECT_THAT(end.err, StartsWith("nqueens: " + message));
}

TEST(NqueensOne, AFirstSolutionTooFarAwayPointsToTheOthers) {
    for (const words& line : {words{"--first", "33"}, words{"--first", "1000000"}}) {
        expect_refused(line, "--first: the search for the first solution ends at N = 32");
        EXPECT_THAT(run(line).err, testing::AllOf(HasSubstr("--any"), HasSubstr("--random")));
    }
}

TEST(NqueensOne, RefusesWhatMakesNoSense) {
    expect_refused({"--any", "10000001"}, "N: '10000001' is out of range");
    expect_refused({"--any", "--random", "8"}, "--random: not together with --any");
    expect_refused({"--any", "--first", "8"}, "--first: not together with --any");
    expect_refused({"--any", "--all", "8"}, "--any: not together with --all");
    expect_refused({"--random", "--method=bits", "8"}, "--random: not together with --method");
    expect_refused({"--random", "--node-limit=3", "8"}, "--random: not together with --node-limit");
    expect_refused({"--any", "--checkpoint=x", "8"}, "--any: not together with --checkpoint");
    expect_refused({"--seed=1", "8"}, "--seed: nothing is drawn\n  add --random");
    expect_refused({"--random", "--seed=-1", "8"}, "--seed: '-1'");
    expect_refused({"--random", "--seed=18446744073709551616", "8"}, "--seed: ");
    expect_refused({"--any", "--board", "1001"}, "a board of size 1001 is not drawn");
    expect_refused({"--seed=soon", "--random", "-"}, "--seed: ");
}

} // namespace
