#include "queens/peaceful_pieces.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <map>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>
#include <espalier/testing/laws.hpp>

#include "pieces_oracle.hpp"
#include "queens/board_size.hpp"
#include "signatures.hpp"

namespace {

using namespace queens;
using espalier::testing::check_laws;
using queens::test::picture;

board_plan plan_of(const picture& board) {
    board_plan plan{.rows = static_cast<int>(board.size()),
                    .columns = board.empty() ? 0 : static_cast<int>(board.front().size())};
    for (int row = 0; row < plan.rows; ++row)
        for (int column = 0; column < plan.columns; ++column) {
            const char c = board[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (c == 'o') plan.holes.push_back({row, column});
            if (c == '#') plan.walls.push_back({row, column});
        }
    return plan;
}

board_plan square_board(int n) {
    return {.rows = n, .columns = n};
}

espalier::checked_count counted(const board_plan& board, piece kind, int pieces) {
    return espalier::count(peaceful_pieces(board, kind, pieces)).value;
}

int most(const board_plan& board, piece kind) {
    return espalier::best(most_pieces(board, kind)).value->objective;
}

/// A board of any shape with about a quarter of holes and walls.
picture random_board(std::mt19937& random, int rows, int columns) {
    picture board(static_cast<std::size_t>(rows),
                  std::string(static_cast<std::size_t>(columns), '.'));
    for (std::string& line : board)
        for (char& c : line)
            c = "......o#"[random() % 8];
    return board;
}

/// All numbers of pieces on all kinds of boards, and the greatest number with its witness.
void expect_as_by_brute_force(const picture& board) {
    const board_plan plan = plan_of(board);
    for (const piece kind : all_pieces) {
        const std::map<int, unsigned> expected =
            queens::test::placements_by_pieces(board, std::string(name_of(kind)));
        const int greatest = expected.rbegin()->first;
        for (int pieces = 0; pieces <= greatest + 1; ++pieces) {
            const auto found = espalier::all(peaceful_pieces(plan, kind, pieces)).value;
            const unsigned wanted = expected.contains(pieces) ? expected.at(pieces) : 0;
            const auto where = testing::Message() << testing::PrintToString(board) << ' '
                                                  << name_of(kind) << ' ' << pieces;
            EXPECT_EQ(found.size(), wanted) << where;
            EXPECT_EQ(counted(plan, kind, pieces), wanted) << where;
            EXPECT_TRUE(std::ranges::is_sorted(found)) << where;
            EXPECT_EQ(std::ranges::adjacent_find(found), found.end()) << where;
        }
        const auto best = espalier::best(most_pieces(plan, kind)).value;
        EXPECT_EQ(best->objective, greatest) << testing::PrintToString(board) << name_of(kind);
        EXPECT_EQ(best->solution, espalier::first(peaceful_pieces(plan, kind, greatest)).value);
    }
}

TEST(Pieces, AreThoseOfBruteForceOnWholeBoards) {
    for (const auto& [rows, columns] :
         {std::pair(1, 1), {1, 5}, {4, 1}, {2, 3}, {3, 2}, {3, 3}, {2, 5}, {3, 4}})
        expect_as_by_brute_force(picture(static_cast<std::size_t>(rows),
                                         std::string(static_cast<std::size_t>(columns), '.')));
}

TEST(Pieces, AreThoseOfBruteForceAmongHolesAndWalls) {
    std::mt19937 random(4);
    for (int board = 0; board < 8; ++board)
        expect_as_by_brute_force(random_board(random, 3, 4));
    for (const picture& board : {picture{"#"}, {"o"}, {"o#o", "#o#"}, {".#.", "#.#", ".#."}})
        expect_as_by_brute_force(board);
}

TEST(Pieces, ThatArePlacedAreInEverySolution) {
    std::mt19937 random(5);
    for (const piece kind : all_pieces) {
        board_plan plan = plan_of(random_board(random, 4, 4));
        for (int pieces = 2; pieces <= 4; ++pieces) {
            plan.placed.clear();
            const auto all = espalier::all(peaceful_pieces(plan, kind, pieces)).value;
            if (all.empty()) continue;
            const std::vector<square>& one = all[random() % all.size()];
            plan.placed = {one[1], one[0], one[1]};
            std::vector<std::vector<square>> expected;
            for (const std::vector<square>& each : all)
                if (std::ranges::includes(each, std::vector{one[0], one[1]}))
                    expected.push_back(each);
            EXPECT_EQ(espalier::all(peaceful_pieces(plan, kind, pieces)).value, expected);
            EXPECT_EQ(counted(plan, kind, pieces), expected.size());
            EXPECT_EQ(counted(plan, kind, 1), 0U);
            EXPECT_GE(most(plan, kind), pieces);
        }
    }
}

TEST(Pieces, ThatArePlacedAgainstTheRulesAreRefusedByName) {
    const auto message = [](const std::vector<square>& placed) -> std::string {
        try {
            most_pieces(
                {.rows = 5, .columns = 5, .holes = {{4, 4}}, .walls = {{0, 2}}, .placed = placed},
                piece::queen);
        } catch (const std::invalid_argument& error) {
            return error.what();
        }
        return "nothing";
    };
    EXPECT_EQ(message({{0, 0}, {0, 4}}), "nothing"); // the wall is between them
    EXPECT_EQ(message({{0, 0}, {1, 2}, {3, 3}}),
              "the queen on d4 and the queen on a1 attack each other; take one away");
    EXPECT_EQ(message({{4, 4}}), "the queen on e5 stands where none may; take it away");
    EXPECT_EQ(message({{0, 2}}), "the queen on c1 stands where none may; take it away");
    EXPECT_EQ(message({{5, 0}}), "queens: no square in row 6, column 1 of a board of 5 by 5");
}

TEST(Pieces, AreCountedAsPublished) {
    const std::vector<std::uint64_t> two_queens{0, 0, 8, 44, 140, 340, 700}; // OEIS A036464
    const std::vector<std::uint64_t> three_queens{0, 0, 0, 24, 204, 1024};   // OEIS A047659
    const std::vector<std::uint64_t> as_many_queens{1, 0, 0, 2, 10, 4, 40, 92};
    const std::vector<std::uint64_t> as_many_knights{1, 6, 36, 412, 9386}; // OEIS A201540
    const auto expect = [](const std::vector<std::uint64_t>& counts, piece kind, int pieces) {
        for (int n = 1; const std::uint64_t count : counts) {
            EXPECT_EQ(counted(square_board(n), kind, pieces == 0 ? n : pieces), count)
                << name_of(kind) << ' ' << n << ' ' << pieces;
            ++n;
        }
    };
    expect(two_queens, piece::queen, 2);
    expect(three_queens, piece::queen, 3);
    expect(as_many_queens, piece::queen, 0);
    expect(as_many_knights, piece::knight, 0);
    EXPECT_EQ(counted(square_board(6), piece::bishop, 10), 64U); // 2^n for 2n - 2 bishops
    EXPECT_EQ(counted(square_board(10), piece::superqueen, 10), 4U);
}

/// k rooks: C(n, k)² k!.
TEST(Pieces, RooksAreChoicesOfRowsAndColumns) {
    constexpr int n = 5;
    std::uint64_t expected = 1;
    for (std::uint64_t k = 0; k <= n; ++k) {
        EXPECT_EQ(counted(square_board(n), piece::rook, static_cast<int>(k)), expected) << k;
        expected = expected * (n - k) * (n - k) / (k + 1);
    }
}

TEST(Pieces, GreatestNumbersAreKnown) {
    for (int n = 3; n <= 7; ++n) {
        EXPECT_EQ(most(square_board(n), piece::bishop), 2 * n - 2) << n;
        EXPECT_EQ(most(square_board(n), piece::knight), (n * n + 1) / 2) << n;
        EXPECT_EQ(most(square_board(n), piece::king), (n + 1) / 2 * ((n + 1) / 2)) << n;
        EXPECT_EQ(most(square_board(n), piece::rook), n) << n;
        EXPECT_EQ(most(square_board(n), piece::queen), n == 3 ? 2 : n) << n;
    }
}

/// A wall in the middle of a row lets two queens share it: more than n queens on n by n.
TEST(Pieces, WallsMakeRoomAndHolesDoNot) {
    board_plan board = square_board(6);
    board.holes = {{2, 3}, {3, 1}};
    EXPECT_LE(most(board, piece::queen), 6);
    std::swap(board.holes, board.walls);
    EXPECT_GT(most(board, piece::queen), 6);
}

TEST(Pieces, StandOnTheLargestBoard) {
    const board_plan board{.rows = largest_board, .columns = largest_board, .holes = {{31, 31}}};
    const auto kings = espalier::best(most_pieces(board, piece::king), {.node_limit = 300});
    EXPECT_EQ(kings.value->objective, 256);
    const auto rooks =
        espalier::first(peaceful_pieces(board, piece::rook, 32), {.node_limit = 5'000});
    ASSERT_TRUE(rooks.value);
    EXPECT_EQ(rooks.value->front(), (square{0, 0}));
    EXPECT_EQ(rooks.value->back(), (square{31, 30}));
}

TEST(Pieces, WhatIsNoBoardIsRefused) {
    EXPECT_THROW(peaceful_pieces(square_board(33), piece::king, 1), std::invalid_argument);
    EXPECT_THROW(peaceful_pieces({.rows = -1, .columns = 4}, piece::king, 1),
                 std::invalid_argument);
    EXPECT_THROW(peaceful_pieces(square_board(3), piece::king, -1), std::invalid_argument);
    EXPECT_EQ(counted(square_board(0), piece::queen, 0), 1U);
    EXPECT_EQ(counted(square_board(0), piece::queen, 1), 0U);
    EXPECT_EQ(counted(square_board(2), piece::king, 1'000'000), 0U);
    EXPECT_EQ(most(square_board(0), piece::queen), 0);
    for (const square& outside : {square{3, 0}, {0, 3}, {-1, 0}, {0, -1}}) {
        EXPECT_THROW(most_pieces({.rows = 3, .columns = 3, .walls = {outside}}, piece::king),
                     std::invalid_argument);
        EXPECT_THROW(most_pieces({.rows = 3, .columns = 3, .holes = {outside}}, piece::king),
                     std::invalid_argument);
    }
}

TEST(Pieces, ObeyTheLaws) {
    const picture board{"..#.", ".o..", "#..."};
    for (const piece kind : all_pieces) {
        const auto expected = queens::test::placements_by_pieces(board, std::string(name_of(kind)));
        const auto three =
            check_laws(peaceful_pieces(plan_of(board), kind, 3),
                       {.expected_count = expected.contains(3) ? expected.at(3) : 0});
        EXPECT_TRUE(three.ok && three.complete && three.notes.empty()) << three;
        const auto greatest = check_laws(most_pieces(plan_of(board), kind));
        EXPECT_TRUE(greatest.ok && greatest.complete) << greatest;
    }
}

TEST(Pieces, AnswersDoNotDependOnThreads) {
    const espalier::options threads{.threads = 3, .slice = std::chrono::nanoseconds(0)};
    const peaceful_pieces eight(square_board(6), piece::bishop, 8);
    EXPECT_EQ(espalier::count(eight, threads).value, espalier::count(eight).value);
    const board_plan holed{.rows = 6, .columns = 7, .walls = {{2, 2}, {4, 5}}};
    const most_pieces queens(holed, piece::queen);
    EXPECT_EQ(espalier::best(queens, threads).value, espalier::best(queens).value);
}

/// Walked to the last piece, not counted.
TEST(Pieces, WalkAsManyNodesAsEver) {
    const auto walked = [](const board_plan& board, piece kind, int pieces) {
        return queens::test::signature_of(
            espalier::all(peaceful_pieces(board, kind, pieces)).statistics);
    };
    const auto expected = queens::test::expected_signature;
    EXPECT_EQ(walked(square_board(8), piece::queen, 8), expected("8 queens on 8 by 8"));
    EXPECT_EQ(walked(square_board(6), piece::bishop, 10), expected("10 bishops on 6 by 6"));
    EXPECT_EQ(walked({.rows = 5, .columns = 8, .walls = {{2, 3}}}, piece::queen, 6),
              expected("6 queens on 5 by 8, a wall in row 3 and column 4"));
    const auto kings = espalier::best(most_pieces(square_board(7), piece::king)).statistics;
    EXPECT_EQ(queens::test::signature_of(kings), expected("most kings on 7 by 7"));
}

} // namespace
