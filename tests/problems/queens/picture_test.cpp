#include "queens/picture.hpp"

#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "queens/render.hpp"

namespace {

using queens::layout;
using queens::mark;
using queens::picture;

const std::vector<int> four{1, 3, 0, 2};

/// Every mark, on a board that is no square.
picture two_by_four() {
    picture board(2, 4);
    board.at(0, 0) = mark::queen;
    board.at(0, 1) = mark::rook;
    board.at(0, 2) = mark::bishop;
    board.at(0, 3) = mark::knight;
    board.at(1, 0) = mark::king;
    board.at(1, 1) = mark::hole;
    board.at(1, 2) = mark::wall;
    return board;
}

TEST(Picture, OfAPlacementHasItsQueensAndNothingElse) {
    const picture board = queens::picture_of(four);
    EXPECT_EQ(board.rows(), 4);
    EXPECT_EQ(board.columns(), 4);
    for (int row = 0; row < 4; ++row)
        for (int column = 0; column < 4; ++column)
            EXPECT_EQ(board.at(row, column) == mark::queen,
                      four[static_cast<std::size_t>(row)] == column);
    EXPECT_EQ(queens::picture_of({}).rows(), 0);
}

TEST(Picture, RefusesWhatIsNotOnTheBoard) {
    EXPECT_THROW(picture(-1, 2), std::invalid_argument);
    EXPECT_THROW(picture(2, 3).at(2, 0), std::invalid_argument);
    EXPECT_THROW(picture(2, 3).at(0, 3), std::invalid_argument);
    EXPECT_THROW(picture(2, 3).at(0, -1), std::invalid_argument);
    EXPECT_THROW(picture(2, 3).divide({1, 2, 3}), std::invalid_argument);
    EXPECT_THROW(picture(1, 2).divide({0, -1}), std::invalid_argument);
    EXPECT_THROW(queens::picture_of(std::vector{2, 0}), std::invalid_argument);
    EXPECT_THROW(queens::picture_of(std::vector{-1}), std::invalid_argument);
}

TEST(Picture, ShowsWhereNoQueenMayStand) {
    picture board = queens::picture_of(four);
    queens::mark_blocked(
        board, {.n = 4, .allowed = {0b1111, 0b1101, 0b1111, 0b1111}, .excluded = {.sums = 0b1}});
    EXPECT_EQ(queens::draw(board, {.ascii = true}), "x Q . .\n"
                                                    ". x . Q\n"
                                                    "Q . . .\n"
                                                    ". . Q .\n");
    picture other(4, 4);
    queens::mark_blocked(other, {.n = 4, .excluded = {.differences = 0b1000001}});
    EXPECT_EQ(queens::draw(other, {.ascii = true}), ". . . x\n. . . .\n. . . .\nx . . .\n");
    EXPECT_THROW(queens::mark_blocked(other, {.n = 5}), std::invalid_argument);
}

TEST(Picture, ColumnsHaveNames) {
    EXPECT_EQ(queens::column_name(0), "a");
    EXPECT_EQ(queens::column_name(25), "z");
    EXPECT_EQ(queens::column_name(26), "aa");
    EXPECT_EQ(queens::column_name(701), "zz");
    EXPECT_EQ(queens::column_name(702), "aaa");
}

TEST(DrawnPicture, HasAnyShapeAndAnyPieces) {
    EXPECT_EQ(queens::draw(two_by_four()), "♛ ♜ ♝ ♞\n"
                                           "♚ × ■ ·\n");
    EXPECT_EQ(queens::draw(two_by_four(), {.ascii = true}), "Q R B N\n"
                                                            "K x # .\n");
    EXPECT_EQ(queens::draw(two_by_four(), {.layout = layout::boxes}), "┌───┬───┬───┬───┐\n"
                                                                      "│ ♛ │ ♜ │ ♝ │ ♞ │\n"
                                                                      "├───┼───┼───┼───┤\n"
                                                                      "│ ♚ │ × │███│   │\n"
                                                                      "└───┴───┴───┴───┘\n");
    EXPECT_EQ(queens::draw(two_by_four(), {.layout = layout::chequered}), "┌────────┐\n"
                                                                          "│♛ ♜ ♝ ♞ │\n"
                                                                          "│♚ × ■   │\n"
                                                                          "└────────┘\n");
}

TEST(DrawnPicture, HasNamesOfColumnsAndRows) {
    EXPECT_EQ(queens::draw(four, {.coordinates = true}), "  a b c d\n"
                                                         "1 · ♛ · ·\n"
                                                         "2 · · · ♛\n"
                                                         "3 ♛ · · ·\n"
                                                         "4 · · ♛ ·\n");
    EXPECT_EQ(queens::draw(four, {.layout = layout::boxes, .ascii = true, .coordinates = true}),
              "    a   b   c   d\n"
              "  +---+---+---+---+\n"
              "1 |   | Q |   |   |\n"
              "  +---+---+---+---+\n"
              "2 |   |   |   | Q |\n"
              "  +---+---+---+---+\n"
              "3 | Q |   |   |   |\n"
              "  +---+---+---+---+\n"
              "4 |   |   | Q |   |\n"
              "  +---+---+---+---+\n");
    EXPECT_EQ(queens::draw(four, {.layout = layout::chequered, .ascii = true, .coordinates = true}),
              "   a b c d\n"
              "  +--------+\n"
              "1 |  Q   ::|\n"
              "2 |::  ::Q |\n"
              "3 |Q ::  ::|\n"
              "4 |::  Q   |\n"
              "  +--------+\n");
}

TEST(DrawnPicture, NamesOfTwoLettersFit) {
    EXPECT_TRUE(queens::draw(picture(10, 27), {.coordinates = true})
                    .starts_with("   a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p  q  r  s  t  u "
                                 " v  w  x  y  z  aa\n"
                                 " 1 ·  ·"));
    const std::string boxes =
        queens::draw(picture(1, 27), {.layout = layout::boxes, .coordinates = true});
    EXPECT_TRUE(boxes.starts_with("    a    b    c ")) << boxes;
    EXPECT_TRUE(boxes.find("z    aa\n") != std::string::npos) << boxes;
}

TEST(DrawnPicture, LinesRunBetweenRegions) {
    picture board(3, 3);
    board.divide({0, 0, 1, //
                  0, 2, 1, //
                  2, 2, 2});
    board.at(1, 1) = mark::queen;
    EXPECT_EQ(queens::draw(board, {.layout = layout::boxes}), "┌───────┬───┐\n"
                                                              "│       │   │\n"
                                                              "│   ┌───┤   │\n"
                                                              "│   │ ♛ │   │\n"
                                                              "├───┘   └───┤\n"
                                                              "│           │\n"
                                                              "└───────────┘\n");
}

TEST(DrawnPicture, ColoursThePieces) {
    EXPECT_EQ(queens::draw(std::vector{0}, {.ascii = true, .colours = true}),
              "\x1b[1;33mQ\x1b[0m\n");
    picture walled(1, 2);
    walled.at(0, 0) = mark::wall;
    EXPECT_EQ(queens::draw(walled, {.colours = true}), "■ ·\n");
    EXPECT_EQ(queens::draw(walled, {.layout = layout::chequered, .colours = true}),
              "\x1b[38;5;16;48;5;223m■ \x1b[0m\x1b[38;5;16;48;5;137m  \x1b[0m\n");
}

TEST(DrawnPicture, OfNoSquaresIsNothing) {
    for (const layout each : {layout::plain, layout::boxes, layout::chequered}) {
        EXPECT_EQ(queens::draw(picture(0, 0), {.layout = each, .coordinates = true}), "");
        EXPECT_EQ(queens::draw(picture(0, 3), {.layout = each}), "");
        EXPECT_EQ(queens::draw(picture(3, 0), {.layout = each}), "");
    }
}

} // namespace
