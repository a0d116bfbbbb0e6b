/// --at on every kind of board: what the search lists is found along its path, and nothing else.
#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "run_nqueens.hpp"

namespace {

using namespace nqueens::test;
using nlohmann::json;

struct board {
    words line;
    std::string input = {};
    std::vector<std::size_t> skipped = {}; ///< words of a solution that are no choices
};

const std::string regions = "AABB\nABBB\nACCC\nDDDC\n";

const std::vector<board> boards{
    {.line = {"6"}},
    {.line = {"--fundamental", "6"}},
    {.line = {"--method=bits", "6"}},
    {.line = {"--placed=d1", "6"}, .skipped = {0}},
    {.line = {"--placed=b3,e1", "7"}, .skipped = {0, 2}},
    {.line = {"--blocked=b1,d2", "6"}},
    {.line = {"--excluded-sums=3", "--excluded-differences=2", "7"}},
    {.line = {"--excluded-sums=3", "--method=textbook", "8"}},
    {.line = {"--on=-"}, .input = ".Q...\n.....\n..x..\n.....\n.....\n", .skipped = {0}},
    {.line = {"--torus", "7"}},
    {.line = {"--piece=superqueen", "10"}},
    {.line = {"--regions=-"}, .input = regions},
    {.line = {"--regions=-", "--placed=c1"}, .input = regions},
    {.line = {"4x5"}},
    {.line = {"--piece=knight", "--pieces=4", "2x4"}},
    {.line = {"--piece=rook", "--walls=b2", "--pieces=3", "3"}},
    {.line = {"--piece=king", "--placed=a1", "--blocked=c3", "--pieces=3", "3x4"}, .skipped = {0}},
};

std::vector<std::string> choices_in(const std::string& solution, const board& on) {
    std::vector<std::string> choices;
    std::istringstream in(solution);
    std::size_t i = 0;
    for (std::string word; in >> word; ++i)
        if (std::ranges::find(on.skipped, i) == on.skipped.end()) choices.push_back(word);
    return choices;
}

std::string at(const std::vector<std::string>& choices) {
    std::string option = "--at=,";
    for (const std::string& each : choices)
        option += each + ',';
    return option;
}

json path_of(const board& on, const std::vector<std::string>& choices) {
    const ended end = run(on.line + words{at(choices), "--json"}, on.input);
    EXPECT_EQ(end.status, 0) << end.err;
    return json::parse(end.out).at("path");
}

bool is_walked(const json& node) {
    const json& choice = node.at("choice");
    return choice.at("listed") && choice.value("promising", true);
}

TEST(NqueensLook, EverySolutionThatIsListedIsOneAlongItsPath) {
    for (const board& on : boards) {
        SCOPED_TRACE(testing::PrintToString(on.line));
        const auto solutions = lines_of(run(on.line + words{"--all"}, on.input).out);
        ASSERT_FALSE(solutions.empty());
        for (const std::string& solution : {solutions.front(), solutions.back()}) {
            const auto choices = choices_in(solution, on);
            const json path = path_of(on, choices);
            ASSERT_EQ(path.size(), choices.size() + 1);
            EXPECT_EQ(path.back().at("is_solution"), true) << solution;
            for (std::size_t level = 1; level < path.size(); ++level) {
                EXPECT_TRUE(is_walked(path[level])) << solution << ", level " << level;
                EXPECT_EQ(path[level - 1].at("is_solution"), false);
                const json& choice = path[level].at("choice");
                const json& taken =
                    choice.contains("square") ? choice.at("square") : choice.at("column");
                const json& before = path[level - 1];
                const json& kept =
                    before.contains("promising") ? before.at("promising") : before.at("expand");
                EXPECT_NE(std::find(kept.begin(), kept.end(), taken), kept.end());
            }
        }
    }
}

/// The same piece twice is wrong on every board.
TEST(NqueensLook, TheLevelOfAWrongChoiceIsNamed) {
    for (const board& on : boards) {
        SCOPED_TRACE(testing::PrintToString(on.line));
        const auto solutions = lines_of(run(on.line + words{"--first"}, on.input).out);
        ASSERT_FALSE(solutions.empty());
        std::vector<std::string> choices = choices_in(solutions.front(), on);
        choices.resize(2);
        const json right = path_of(on, choices);
        choices[1] = choices[0];
        const json path = path_of(on, choices);
        ASSERT_EQ(path.size(), 3U);
        EXPECT_TRUE(is_walked(path[1]));
        EXPECT_FALSE(is_walked(path[2]));
        const std::string text = run(on.line + words{at(choices)}, on.input).out;
        const json& level = right[2].at("choice");
        const std::string place = level.contains("square")
                                      ? "step 2, square " + choices[1]
                                      : "row " + level.at("row").dump() + ", column " + choices[1];
        const bool listed = path[2].at("choice").at("listed");
        const std::string line =
            '\n' + place + (listed ? ": not promising\n" : ": expand does not list it\n");
        EXPECT_NE(text.find(line), std::string::npos) << line << text;
    }
}

/// Of all 4^4 and 5^3 paths those that are walked to a solution are the solutions.
TEST(NqueensLook, NoOtherPathIsASolution) {
    const std::vector<board> small{
        {.line = {"--regions=-"}, .input = regions},
        {.line = {"--placed=b1,d2", "5"}, .skipped = {0, 1}},
    };
    for (const board& on : small) {
        SCOPED_TRACE(testing::PrintToString(on.line));
        std::set<std::vector<std::string>> listed;
        for (const std::string& each : lines_of(run(on.line + words{"--all"}, on.input).out))
            listed.insert(choices_in(each, on));
        const int n = on.input.empty() ? 5 : 4;
        const std::size_t rows = static_cast<std::size_t>(n) - on.skipped.size();
        std::set<std::vector<std::string>> walked;
        std::vector<int> columns(rows, 1);
        for (bool more = true; more;) {
            std::vector<std::string> choices;
            for (const int column : columns)
                choices.push_back(std::to_string(column));
            const std::string text = run(on.line + words{at(choices)}, on.input).out;
            if (text.find("not promising") == std::string::npos &&
                text.find("does not list") == std::string::npos &&
                text.rfind("is_solution  yes") > text.rfind("row "))
                walked.insert(choices);
            more = false;
            for (int& column : columns) {
                if ((more = ++column <= n)) break;
                column = 1;
            }
        }
        EXPECT_FALSE(listed.empty());
        EXPECT_EQ(walked, listed);
    }
}

TEST(NqueensLook, ThePathIsDrawnWithWhatWasPlacedBefore) {
    EXPECT_EQ(run({"--at=3", "--placed=a1", "--blocked=d4", "--ascii", "4"}).out,
              "  is_solution  no\n  expand       3 4\nrow 2, column 3: listed\n"
              "  is_solution  no\n  expand       none\n"
              "Q . . .\n. . Q .\n. . . .\n. . . x\n");
    const std::string steps = run({"--at=a1,a1", "--piece=king", "2x3"}).out;
    EXPECT_EQ(run({"--at=a1,a1", "--piece=king", "--ascii", "2x3"}).out, steps + "K . .\n. . .\n");
}

TEST(NqueensLook, TheMostPiecesSayWhatIsToBeHadYet) {
    const words kings{"--piece=king", "--most", "3x5"};
    const auto squares = choices_in(run(kings + words{"--first"}).out, {});
    const json path = path_of({.line = kings}, squares);
    EXPECT_EQ(path.back().at("objective").dump() + '\n', run(kings).out);
    EXPECT_EQ(path.back().at("bound"), path.back().at("objective"));
    EXPECT_EQ(path.front().at("objective"), 0);
    EXPECT_GE(path.front().at("bound"), squares.size());
    EXPECT_NE(run(kings + words{"--at=,"}).out.find("\n  objective    0\n  bound        "),
              std::string::npos);
}

void expect_refused(const words& line, const std::string& beginning) {
    const ended end = run(line);
    EXPECT_EQ(end.status, 2);
    EXPECT_EQ(end.out, "");
    EXPECT_TRUE(end.err.starts_with("nqueens: " + beginning)) << end.err;
}

TEST(NqueensLook, WhatIsNoPathIsRefused) {
    expect_refused({"--at=2,9", "--placed=a1", "8"}, "--at, row 3: '9' is out of range\n");
    expect_refused({"--at=1,2,3,4", "--placed=a1", "4"},
                   "--at: more columns than there are rows without a queen\n");
    expect_refused({"--at=7", "4x5"}, "--at: '7' is no square\n");
    expect_refused({"--at=a6", "4x5"}, "--at: the board of 4 by 5 has no square 'a6'\n");
    expect_refused({"--at=1", "--method=halves", "12"}, "--method=halves: ");
    for (const std::string other : {"--unique", "--estimate", "--trace=tree.dot", "--latex"})
        expect_refused({"--at=1", other, "8"}, "--at: not together with ");
    for (const std::string other : {"--any", "--random"})
        expect_refused({"--at=1", other, "8"}, other + ": not together with --at\n");
    expect_refused({"--at=1", "--table", "8"}, "--table: not together with --at\n");
}

} // namespace
