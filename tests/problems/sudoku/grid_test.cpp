#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>
#include <espalier/testing/laws.hpp>

#include "puzzles.hpp"
#include "sudoku/conflict.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/render.hpp"
#include "sudoku_oracle.hpp"

namespace {

using namespace sudoku;
using namespace sudoku::test;

std::vector<symbols> solutions_of(const puzzle& given) {
    return espalier::all(grid(given)).value;
}

std::vector<symbols> expected(const puzzle& given) {
    brute_force search{given.shape.box_rows, given.shape.box_columns, given.cells};
    search.solve();
    return search.solutions;
}

std::vector<symbols> sorted(std::vector<symbols> all) {
    std::ranges::sort(all);
    return all;
}

/// Takes a solution of the shape and leaves so many givens, some of them changed.
puzzle random_puzzle(const shape& board, std::mt19937& random, int givens, int changed) {
    const auto whole = *espalier::first(grid(empty_puzzle(board))).value;
    puzzle made = empty_puzzle(board);
    const auto pick = [&](int most) {
        return static_cast<int>(random() % static_cast<unsigned>(most));
    };
    for (int i = 0; i < givens; ++i) {
        const auto cell = static_cast<std::size_t>(pick(board.cells()));
        made.cells[cell] = whole[cell];
    }
    for (int i = 0; i < changed; ++i)
        made.cells[static_cast<std::size_t>(pick(board.cells()))] =
            static_cast<std::uint8_t>(1 + pick(board.side()));
    return made;
}

TEST(SudokuGrid, CountsWhatIsPublished) {
    EXPECT_EQ(espalier::count(grid(empty_puzzle({2, 2}))).value, 288u);
    EXPECT_EQ(espalier::count(grid(empty_puzzle({1, 4}))).value, 576u); // Latin squares
    const std::string reduced = "12345\n2....\n3....\n4....\n5....\n";
    EXPECT_EQ(espalier::count(grid(of(reduced))).value, 56u); // OEIS A000315
    EXPECT_EQ(espalier::count(grid(empty_puzzle({1, 1}))).value, 1u);
    EXPECT_EQ(espalier::count(grid(empty_puzzle({1, 2}))).value, 2u);
}

TEST(SudokuGrid, FindsWhatBruteForceFinds) {
    std::mt19937 random(1);
    for (const shape board : {shape{2, 2}, shape{1, 4}, shape{4, 1}, shape{2, 3}, shape{3, 2}})
        for (int round = 0; round < 20; ++round) {
            const int side = board.side();
            const puzzle given =
                random_puzzle(board, random, side < 6 ? side : 3 * side, round % 3);
            const auto found = solutions_of(given);
            ASSERT_EQ(sorted(found), expected(given)) << draw(given.cells, board);
        }
}

TEST(SudokuGrid, ObeysTheLaws) {
    std::mt19937 random(2);
    for (const shape board : {shape{2, 2}, shape{2, 3}, shape{1, 4}})
        for (int round = 0; round < 3; ++round) {
            const puzzle given =
                random_puzzle(board, random, board.side() * board.side() / 4, round);
            const auto valid = [&](const symbols& cells) {
                return is_solved(board.box_rows, board.box_columns, cells);
            };
            const auto report = espalier::testing::check_laws(
                grid(given), {.is_valid = valid, .expected_solutions = expected(given)});
            EXPECT_TRUE(report.ok && report.complete) << draw(given.cells, board) << report;
        }
}

TEST(SudokuGrid, LargeBoards) {
    for (const shape board : {shape{3, 4}, shape{4, 4}, shape{5, 5}, shape{1, 32}}) {
        const auto found = espalier::first(grid(empty_puzzle(board)), {.node_limit = 20'000});
        ASSERT_TRUE(found.value) << board.side();
        EXPECT_TRUE(is_solved(board.box_rows, board.box_columns, *found.value));
    }
}

/// An empty board has 6.7 · 10^21 solutions: who asks whether there is one alone sees two of them.
TEST(SudokuGrid, StopsWhereEnoughIsKnown) {
    const auto found = espalier::count(grid(of(empty)), {.max_solutions = 2});
    EXPECT_EQ(found.value, 2u);
    EXPECT_LT(found.statistics.promising, 200u);
    EXPECT_EQ(espalier::count(grid(of(empty)), {.max_solutions = 1000}).value, 1000u);
}

TEST(SudokuGrid, GivensThatContradictEachOtherHaveNoSolution) {
    EXPECT_EQ(espalier::count(grid(of("11" + std::string(79, '.')))).value, 0u);
}

TEST(SudokuGrid, RefusesWhatIsNoBoard) {
    EXPECT_THROW(layout({0, 3}), std::invalid_argument);
    EXPECT_THROW(layout({6, 6}), std::invalid_argument);
    EXPECT_THROW(grid({.shape = {2, 2}, .cells = symbols(15)}), std::invalid_argument);
    EXPECT_THROW(grid({.shape = {2, 2}, .cells = symbols(16, 5)}), std::invalid_argument);
    const auto other = std::make_shared<const layout>(shape{2, 2});
    EXPECT_THROW(grid(of(empty), other), std::invalid_argument);
}

TEST(SudokuConflict, NamesBothCells) {
    const auto text = [](const std::string& line) {
        const puzzle given = of(line);
        const auto found = find_conflict(given);
        return found ? conflict_text(*found, given.shape) : "none";
    };
    EXPECT_EQ(text("11" + std::string(79, '.')), "row 1 has 1 twice: r1c1 and r1c2");
    EXPECT_EQ(text("7" + std::string(8, '.') + "7" + std::string(71, '.')),
              "column 1 has 7 twice: r1c1 and r2c1");
    EXPECT_EQ(text("7" + std::string(9, '.') + "7" + std::string(70, '.')),
              "box 1 has 7 twice: r1c1 and r2c2");
    EXPECT_EQ(text(empty), "none");
}

} // namespace
