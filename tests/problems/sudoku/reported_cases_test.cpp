// Puzzles from reports of faults in other programs, and lists with known answers.
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <espalier/espalier.hpp>

#include "puzzles.hpp"
#include "sudoku/conflict.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/render.hpp"
#include "sudoku_oracle.hpp"
#include "support/cases.hpp"

namespace {

using namespace sudoku;
using namespace sudoku::test;

constexpr std::size_t many = 1000;

std::vector<symbols> solutions(const puzzle& given) {
    return espalier::all(grid(given), {.max_solutions = many}).value;
}

void check(const std::string& line, const nlohmann::json& expected) {
    const puzzle given = of(line);
    if (expected.at("count") == "conflicting givens") {
        EXPECT_TRUE(find_conflict(given));
        return;
    }
    EXPECT_FALSE(find_conflict(given));
    const auto found = solutions(given);
    ASSERT_EQ(found.size(), expected.at("count") == ">=1000" ? many : 1u);
    if (!expected.contains("solution")) return;
    EXPECT_EQ(line_text(found.front()), expected.at("solution").get<std::string>());
}

TEST(SudokuCases, SingleOnes) {
    const auto folder = espalier::test::cases_folder();
    ESPALIER_NEEDS_CASE(folder / "cases.json");
    std::ifstream file(folder / "cases.json");
    int seen = 0;
    for (const auto& one : nlohmann::json::parse(file)) {
        if (one.at("domain") != "sudoku" || !one.at("expected").is_object()) continue;
        SCOPED_TRACE(one.at("id"));
        check(one.at("input"), one.at("expected"));
        ++seen;
    }
    EXPECT_GE(seen, 10);
}

TEST(SudokuCases, AMistypedListOfClues) {
    std::istringstream in("263 288 295 331 352 445 467 534 571 629 715 787 793 832 851 854 899");
    try {
        read_clues(in, "clues");
        FAIL() << "it was read";
    } catch (const reading::input_error& error) {
        EXPECT_STREQ(error.what(), "clues:1:61: cell (8,5) is given both 1 and 4");
    }
}

/// Each puzzle with the number of its solutions behind a colon.
TEST(SudokuCases, CountsOfAList) {
    const auto path = espalier::test::cases_folder() / "sudoku/tdoku-counts.txt";
    ESPALIER_NEEDS_CASE(path);
    std::ifstream file(path);
    puzzle_reader list(file, "list");
    int seen = 0;
    while (const auto one = list.next()) {
        const std::string& text = one->lines.front().text;
        EXPECT_EQ(solutions(one->puzzle).size(), std::stoul(text.substr(text.find(':') + 1)))
            << text;
        ++seen;
    }
    EXPECT_EQ(seen, 12);
}

/// Each puzzle with its one solution behind a tab.
TEST(SudokuCases, SeventeenGivens) {
    const auto path = espalier::test::cases_folder() / "sudoku/17clue-royle-sample.tsv";
    ESPALIER_NEEDS_CASE(path);
    std::ifstream file(path);
    std::ostringstream text;
    text << "a heading, which such a list has in places\n" << file.rdbuf();
    std::istringstream in(text.str());
    puzzle_reader list(in, "list");
    int seen = 0;
    while (const auto one = list.next()) {
        const std::string& line = one->lines.front().text;
        const auto found = solutions(one->puzzle);
        ASSERT_EQ(found.size(), 1u) << line;
        EXPECT_TRUE(is_solved(3, 3, found.front()));
        EXPECT_EQ(line_text(found.front()), line.substr(line.find('\t') + 1));
        ++seen;
    }
    EXPECT_EQ(seen, 19);
}

} // namespace
