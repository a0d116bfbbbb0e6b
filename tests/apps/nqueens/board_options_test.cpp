#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "problems/queens/queens_oracle.hpp"
#include "run_nqueens.hpp"
#include "support/cases.hpp"

namespace {

using namespace nqueens::test;
using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

/// The lines that the program prints for the placements that meet the test, in order.
template <class Test>
std::string listing_of(int n, Test meets) {
    std::string lines;
    for (const auto& columns : queens::test::brute_force(n)) {
        if (!meets(columns)) continue;
        for (const char* between = ""; const int column : columns) {
            lines += between + std::to_string(column + 1);
            between = " ";
        }
        lines += '\n';
    }
    return lines;
}

/// Every goal, and several threads, must agree with the brute-force listing.
void expect_listing(const words& board, const std::string& listing, const std::string& input = {}) {
    const auto count = std::count(listing.begin(), listing.end(), '\n');
    EXPECT_EQ(run(board, input).out, std::to_string(count) + "\n");
    EXPECT_EQ(run(board + words{"--all"}, input).out, listing);
    EXPECT_EQ(run(board + words{"--all", "--threads=3"}, input).out, listing);
    EXPECT_EQ(run(board + words{"--first"}, input).out, listing.substr(0, listing.find('\n') + 1));
    EXPECT_EQ(run(board + words{"--stats"}, input).out, std::to_string(count) + "\n");
    const auto document = json::parse(run(board + words{"--all", "--json"}, input).out);
    EXPECT_EQ(document.at("count"), count);
    EXPECT_EQ(document.at("solutions").size(), static_cast<std::size_t>(count));
}

TEST(NqueensBoard, PlacedQueensAreInEverySolution) {
    for (int row = 0; row < 7; ++row)
        for (int column = 0; column < 7; ++column) {
            const std::string square =
                std::string(1, static_cast<char>('a' + column)) + std::to_string(row + 1);
            expect_listing({"--placed=" + square, "7"}, listing_of(7, [&](const auto& columns) {
                               return columns[static_cast<std::size_t>(row)] == column;
                           }));
        }
    EXPECT_EQ(run({"--placed", "4:1 g2", "8"}).out, run({"--placed=a4", "--placed=G2", "8"}).out);
}

TEST(NqueensBoard, BlockedSquaresAndExcludedDiagonalsAreInNoSolution) {
    expect_listing({"--blocked=b1,3:3", "--excluded-sums=0,9", "--excluded-differences", "2", "7"},
                   listing_of(7, [](const auto& columns) {
                       for (int row = 0; row < 7; ++row) {
                           const int column = columns[static_cast<std::size_t>(row)];
                           if ((row == 0 && column == 1) || (row == 2 && column == 2)) return false;
                           if (row + column == 0 || row + column == 9) return false;
                           if (row - column + 6 == 2) return false;
                       }
                       return true;
                   }));
}

TEST(NqueensBoard, IsReadFromAFileOrTheStandardInput) {
    const std::string text =
        ". . . . . .\n. . . Q . .\n. . . . . .\nx . . . . .\n. . . . . .\n......\n";
    const auto meets = [](const auto& columns) { return columns[1] == 3 && columns[3] != 0; };
    expect_listing({"--on=-"}, listing_of(6, meets), text);
    expect_listing({"--on", "-", "6"}, listing_of(6, meets), text);
    const std::string file = testing::TempDir() + "nqueens_board.txt";
    std::ofstream(file) << text;
    expect_listing({"--on=" + file}, listing_of(6, meets));
    expect_listing(
        {"--on=" + file, "--blocked=b1", "--placed=f3"},
        listing_of(6, [&](const auto& c) { return meets(c) && c[0] != 1 && c[2] == 5; }));
    EXPECT_EQ(run({"--on=" + file, "7"}).status, 2);
    EXPECT_THAT(run({"--on=" + file, "7"}).err, StartsWith("nqueens: --on: the board has 6 rows"));
    std::remove(file.c_str());
}

void expect_refused(const words& line, const std::string& message, const std::string& input = {}) {
    const ended end = run(line, input);
    EXPECT_EQ(end.status, 2) << testing::PrintToString(line);
    EXPECT_EQ(end.out, "");
    EXPECT_THAT(end.err, StartsWith("nqueens: " + message));
    EXPECT_THAT(end.err, HasSubstr("\n  ")) << "no remedy";
}

TEST(NqueensBoard, ContradictionsAreErrorsThatNameBothQueens) {
    expect_refused({"--placed=a1,c3", "8"},
                   "the queens on a1 and c3 attack each other along a diag");
    expect_refused({"--placed=b4", "--placed=b8", "8"}, "the queens on b4 and b8 attack");
    expect_refused({"--placed=b4", "--blocked=b4", "8"},
                   "the queen on b4 stands on a blocked square");
    expect_refused({"--placed=b4", "--excluded-sums=4", "8"},
                   "the queen on b4 stands on an excluded");
    expect_refused({"--on=-", "--first"}, "standard input:3:2: the queens on c2 and b3 attack",
                   "....\n..Q.\n.Q..\n....\n");
    EXPECT_EQ(run({"--placed=b4,b4", "8"}).out, run({"--placed=b4", "8"}).out);
}

TEST(NqueensBoard, WhatIsNotOnTheBoardIsRefused) {
    expect_refused({"--placed=i1", "8"},
                   "--placed: the board of size 8 has no square 'i1'\n  the last one is h8");
    expect_refused({"--blocked=a9", "8"}, "--blocked: the board of size 8 has no square 'a9'");
    expect_refused({"--placed=8", "8"}, "--placed: '8' is no square");
    expect_refused({"--excluded-sums=15", "8"}, "--excluded-sums: '15' is out of range");
    expect_refused({"--excluded-differences=x", "8"}, "--excluded-differences: 'x' is not");
    expect_refused({"--placed=a1", "0"}, "--placed: the board of size 0 has no square 'a1'");
    expect_refused({"--excluded-sums=0", "0"}, "--excluded-sums: the board of size 0");
    expect_refused({"--placed=a1", "33"}, "N: '33' is out of range");
    expect_refused({"--placed=a1"}, "N is missing");
    expect_refused({"--on=-", "-"}, "N and --on cannot both be standard input", "8\n");
    expect_refused({"--on=-"}, "standard input: the board is empty");
    expect_refused({"--on=nowhere.txt"}, "nowhere.txt: cannot be opened");
}

/// The counts are those of all permutations, sorted into classes by the operations that keep the
/// squares named.
TEST(NqueensBoard, CountsUpToTheSymmetriesThatTheBoardKeeps) {
    const std::vector<std::pair<words, std::string>> known{
        {{"--placed=a1", "8"}, "2"},
        {{"--blocked=a1,f1,a6,f6", "6"}, "1"},
        {{"--blocked=a1,h8", "8"}, "22"},
        {{"--blocked=a1,h1,a8,h8", "8"}, "10"},
        {{"--blocked=b1,h2,g8,a7", "8"}, "17"},
        {{"--excluded-sums=7", "8"}, "8"},
        {{"--excluded-sums=7", "--excluded-differences=7", "8"}, "2"},
        {{"--placed=c3", "5"}, "1"}};
    for (const auto& [board, classes] : known) {
        EXPECT_EQ(run(board + words{"--fundamental"}).out, classes + "\n") << board.front();
        EXPECT_EQ(run(board + words{"--fundamental", "--stats", "--threads=2"}).out,
                  classes + "\n");
        EXPECT_EQ(run(board + words{"--fundamental", "--shard=1/1", "--node-limit=100000"}).out,
                  classes + "\n");
        const ended listed = run(board + words{"--fundamental", "--all"});
        EXPECT_EQ(std::to_string(std::ranges::count(listed.out, '\n')), classes);
    }
    EXPECT_EQ(run({"--fundamental", "--all", "--placed=c3", "5"}).out, "2 5 3 1 4\n");
}

TEST(NqueensBoard, AnyAndRandomCompleteTheBoard) {
    for (const words& how : {words{"--any"}, words{"--random", "--seed=3"}})
        for (const words& board : {words{"--placed=a1,c5", "8"}, words{"--blocked=a1,b1", "6"},
                                   words{"--excluded-sums=7", "8"}, words{"--placed=a1", "32"}}) {
            const ended end = run(how + board);
            EXPECT_EQ(end.status, 0);
            EXPECT_EQ(end.err, "");
            std::string placed; // the solution as a board to be completed has one solution: itself
            std::istringstream columns(end.out);
            for (int row = 1, column = 0; columns >> column; ++row)
                placed +=
                    (row == 1 ? "" : ",") + std::to_string(row) + ":" + std::to_string(column);
            EXPECT_EQ(run(words{"--first", "--placed=" + placed} + board).out, end.out);
        }
    EXPECT_EQ(run({"--random", "--seed=3", "--placed=a1", "20"}).out,
              run({"--random", "--seed=3", "--placed=a1", "--threads=3", "20"}).out);
    for (const words& how : {words{"--any"}, words{"--random", "--seed=3"}}) {
        const ended none = run(how + words{"--placed=a1", "6"});
        EXPECT_EQ(none.out, "");
        EXPECT_EQ(none.err, "nqueens: there is no solution on this board\n");
        EXPECT_EQ(none.status, 1);
    }
    EXPECT_THAT(run({"--random", "--placed=a1", "8"}).err,
                testing::MatchesRegex("nqueens: the same solution again: --seed=[0-9]+\n"));
    EXPECT_THAT(run({"--any", "--placed=a1", "--stats", "8"}).err,
                testing::HasSubstr("smallest domain"));
    EXPECT_THAT(run({"--random", "--seed=1", "--placed=a1", "--stats", "8"}).err,
                testing::HasSubstr("restarts"));
}

TEST(NqueensBoard, OptionsThatKnowNoSuchBoardAreRefused) {
    expect_refused({"--placed=a1", "--method=textbook", "8"}, "--method=textbook: ");
    EXPECT_EQ(run({"--excluded-sums=3", "--method=textbook", "8"}).out,
              run({"--excluded-sums=3", "8"}).out);
}

TEST(NqueensBoard, NoSolutionIsSaidSo) {
    const ended end = run({"--placed=a1", "--first", "4"});
    EXPECT_EQ(end.status, 1);
    EXPECT_EQ(end.err, "nqueens: there is no solution on this board\n");
    EXPECT_EQ(run({"--placed=a1", "4"}).out, "0\n");
}

TEST(NqueensBoard, TheDocumentSaysWhatTheBoardIs) {
    const auto document = json::parse(
        run({"--json", "--placed=c5,a1,a1", "--blocked=h8", "--excluded-sums=9,3", "8"}).out);
    EXPECT_EQ(document.at("n"), 8);
    EXPECT_EQ(document.at("board"), json::parse(R"({"placed": ["a1", "c5"], "blocked": ["h8"],
        "excluded_sums": [3, 9], "excluded_differences": []})"));
    EXPECT_FALSE(json::parse(run({"--json", "8"}).out).contains("board"));
}

/// A saved search goes on with the same board, however it is written, and with no other.
TEST(NqueensBoard, BelongsToTheSavedSearch) {
    const std::string file = testing::TempDir() + "nqueens_board.saved";
    const std::string whole = run({"--placed=c1", "--blocked=b3", "10"}).out;
    run({"--placed=c1", "--blocked=b3", "10", "--node-limit=100", "--checkpoint=" + file});
    for (const words& other : {words{"10"}, words{"--placed=c1", "10"},
                               words{"--placed=c1", "--blocked=b3", "--excluded-sums=0", "10"},
                               words{"--placed=c2", "--blocked=b3", "10"}})
        EXPECT_THAT(run(other + words{"--resume=" + file}).err, HasSubstr("is of another problem"))
            << testing::PrintToString(other);
    EXPECT_EQ(run({"--placed=1:3", "--blocked=3:2", "10", "--resume=" + file}).out, whole);
    std::remove(file.c_str());
}

/// CSPLib 079: an option for each instance, the diagonals excluded one after the other.
TEST(NqueensBoard, CountsTheSharedInstancesOfExcludedDiagonals) {
    const auto folder = espalier::test::cases_folder() / "nqueens/excluded-diagonals";
    ESPALIER_NEEDS_CASE(folder / "expected.json");
    std::ifstream file(folder / "expected.json");
    const json expected = json::parse(file);
    for (const auto& [name, counts] : expected.items()) {
        std::stringstream text;
        text << std::ifstream(folder / name).rdbuf();
        const std::string all = text.str();
        std::smatch size;
        ASSERT_TRUE(std::regex_search(all, size, std::regex(R"(n\s*=\s*(\d+))"))) << name;
        words line{size[1]};
        const std::regex pair(R"(\[(\d+),\s*(\d+)\])");
        std::sregex_iterator diagonal(all.begin(), all.end(), pair);
        for (const auto& count : counts) {
            EXPECT_EQ(run(line).out, count.dump() + "\n")
                << name << ' ' << testing::PrintToString(line);
            if (diagonal == std::sregex_iterator()) continue;
            line.push_back(
                ((*diagonal)[2] == "0" ? "--excluded-sums=" : "--excluded-differences=") +
                (*diagonal)[1].str());
            ++diagonal;
        }
    }
}

} // namespace
