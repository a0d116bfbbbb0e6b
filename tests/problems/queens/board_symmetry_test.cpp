#include "queens/board_symmetry.hpp"

#include <cstddef>
#include <random>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "letter_boards.hpp"

namespace {

using namespace queens;
using queens::test::after;
using queens::test::text;

TEST(BoardSymmetry, MovesSquaresAsItMovesLetters) {
    const text board{"abcd", "efgh", "ijkl"};
    for (const symmetry each : all_symmetries) {
        const text moved = after(board, each);
        EXPECT_EQ(moved.size(), turns_sides(each) ? 4U : 3U);
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 4; ++column) {
                const square to = image({row, column}, each, 3, 4);
                EXPECT_EQ(moved.at(static_cast<std::size_t>(to.row))
                              .at(static_cast<std::size_t>(to.column)),
                          board[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]);
            }
    }
}

TEST(BoardSymmetry, IsWhatLeavesTheBoardAsItIs) {
    std::mt19937 random(1);
    for (int round = 0; round < 400; ++round) {
        const std::size_t rows = 1 + random() % 4;
        text board = queens::test::random_board(
            random, rows, round % 3 == 0 ? 1 + random() % 4 : rows, ".....o#Q");
        const symmetry other = all_symmetries.at(random() % all_symmetries.size());
        if (after(board, other).size() == rows) board = queens::test::symmetric(board, other);
        const board_symmetry kept = symmetries_of(queens::test::picture_of(board));
        int size = 0;
        for (const symmetry each : all_symmetries) {
            EXPECT_EQ(kept.has(each), after(board, each) == board);
            size += kept.has(each);
        }
        EXPECT_EQ(kept.size(), size);
    }
    EXPECT_EQ(symmetries_of(picture(8, 8)), board_symmetry::of_square(8));
    EXPECT_EQ(symmetries_of(picture(3, 5)).size(), 4);
    EXPECT_TRUE(board_symmetry().is_trivial());
}

/// Regions may be mapped to other ones, but not torn apart nor joined.
TEST(BoardSymmetry, KeepsRegionsTogether) {
    const auto size_of = [](std::vector<int> regions) {
        picture board(2, 2);
        board.divide(std::move(regions));
        return symmetries_of(board).size();
    };
    EXPECT_EQ(size_of({0, 0, 0, 0}), 8);
    EXPECT_EQ(size_of({0, 1, 2, 3}), 8);
    EXPECT_EQ(size_of({0, 0, 1, 1}), 4);
    EXPECT_EQ(size_of({0, 1, 1, 0}), 8);
    EXPECT_EQ(size_of({0, 1, 1, 1}), 2);
    EXPECT_EQ(size_of({1, 0, 1, 1}), 2);
}

} // namespace
