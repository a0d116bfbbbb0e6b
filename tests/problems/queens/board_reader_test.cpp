#include "queens/board_reader.hpp"
#include "queens/contradiction.hpp"
#include "queens/render.hpp"
#include "queens/square_name.hpp"

#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "queens_oracle.hpp"

namespace {

using namespace queens;
using testing::ElementsAre;
using testing::IsEmpty;

written_board read(const std::string& text) {
    std::istringstream in(text);
    return read_board(in, "b");
}

void expect_refused(const std::string& text, const std::string& message,
                    reading::text_place where) {
    try {
        conditions_of(read(text));
        ADD_FAILURE() << "accepted: " << text;
    } catch (const reading::input_error& error) {
        EXPECT_THAT(error.what(), testing::StartsWith(message)) << text;
        EXPECT_EQ(error.where(), where) << error.what();
        EXPECT_FALSE(error.remedy().empty());
    }
}

TEST(SquareName, IsLettersAndTheRowFromOne) {
    EXPECT_EQ(square_name({.row = 0, .column = 0}), "a1");
    EXPECT_EQ(square_name({.row = 4, .column = 2}), "c5");
    EXPECT_EQ(square_name({.row = 31, .column = 25}), "z32");
    EXPECT_EQ(square_name({.row = 0, .column = 26}), "aa1");
    EXPECT_EQ(square_name({.row = 0, .column = 701}), "zz1");
    EXPECT_EQ(square_name({.row = 0, .column = 702}), "aaa1");
}

TEST(SquareName, IsReadBack) {
    for (int row : {0, 8, 9, 31, 99})
        for (int column = 0; column < 1500; ++column) {
            const square where{.row = row, .column = column};
            EXPECT_EQ(parse_square(square_name(where)), where);
        }
    EXPECT_EQ(parse_square("C5"), (square{.row = 4, .column = 2}));
    EXPECT_EQ(parse_square("5:12"), (square{.row = 4, .column = 11}));
}

TEST(SquareName, OtherTextIsNoSquare) {
    for (const char* bad :
         {"", "a", "1", "a0", "a-1", "0:1", "1:0", "1:", ":1", "a1b", "1a", "a 1", "é1", "1:2:3",
          "a1000001", "zzzzzzzzzzzzzzzzzzzzzzzzz1", "a1 ", "1:99999999999999999999", "+1:1"})
        EXPECT_EQ(parse_square(bad), std::nullopt) << bad;
}

TEST(BoardReader, ReadsEveryKindOfSquareInEveryLayout) {
    for (const std::string text :
         {"Q..\n..x\n#..\n", "q . .\n. . X\n# . .", "♛·· \r\n\t··x\r\n#··\r\n",
          "\n\n♕..\r..x\r#..\r\r", "\xef\xbb\xbfQ..\n..x\n#..\n\n \n"}) {
        const written_board board = read(text);
        EXPECT_EQ(board.rows, 3) << text;
        EXPECT_EQ(board.columns, 3);
        EXPECT_THAT(board.queens, ElementsAre(square{0, 0}));
        EXPECT_THAT(board.blocked, ElementsAre(square{1, 2}));
        EXPECT_THAT(board.walls, ElementsAre(square{2, 0}));
    }
    EXPECT_EQ(read("\n. .\n. Q").place_of({1, 1}), (reading::text_place{3, 3}));
    EXPECT_EQ(read("....\n").columns, 4);
}

TEST(BoardReader, ReadsWhatWasDrawn) {
    for (const auto& queens : queens::test::brute_force(6)) {
        const auto expected = queens::test::squares_of(queens);
        for (const bool ascii : {false, true}) {
            queens::test::square_set found;
            for (const square& each : conditions_of(read(draw(queens, {.ascii = ascii}))).placed)
                found.emplace(each.row, each.column);
            EXPECT_EQ(found, expected);
        }
    }
}

TEST(BoardReader, ReadsDrawnHolesAndWalls) {
    picture drawn(1, 3);
    drawn.at(0, 0) = mark::hole;
    drawn.at(0, 2) = mark::wall;
    for (const bool ascii : {false, true}) {
        const auto board = read(draw(drawn, {.ascii = ascii}));
        EXPECT_THAT(board.blocked, ElementsAre(square{0, 0}));
        EXPECT_THAT(board.walls, ElementsAre(square{0, 2}));
    }
}

TEST(BoardReader, NamesThePlaceOfWhatIsNoBoard) {
    expect_refused("", "b: the board is empty", {});
    expect_refused("\n \n", "b: the board is empty", {});
    expect_refused("..\n.7\n", "b:2:2: '7' is no square", {2, 2});
    expect_refused("♛ é\n", "b:1:3: 'é' is no square", {1, 3});
    expect_refused("..\n\x01.\n", "b:2:1: byte 0x01 is no square", {2, 1});
    expect_refused(".\xff\n", "b:1:2: byte 0xFF is no square", {1, 2});
    expect_refused("..\n...\n", "b:2:1: the row has 3 squares, the first one 2", {2, 1});
    expect_refused("..\n\n..\n", "b:2:1: the line between two rows is blank", {2, 1});
    expect_refused("...\n...\n", "b: the board has 2 rows and 3 columns", {});
    expect_refused("..\n.#\n", "b:2:2: there is a wall", {2, 2});
    expect_refused(std::string(33, '.'), "b:1:33: the board is too large", {1, 33});
    std::string tall;
    for (int row = 0; row < 33; ++row)
        tall += ".\n";
    expect_refused(tall, "b:33:1: the board is too large", {33, 1});
    expect_refused(std::string(1'000'000, ' '), "b: the text is larger", {});
}

TEST(BoardReader, NamesTwoQueensThatAttackEachOther) {
    expect_refused("Q . .\n. Q .\n. . .\n",
                   "b:2:3: the queens on a1 and b2 attack each other along a diagonal", {2, 3});
    expect_refused("Q..\n...\nQ..\n", "b:3:1: the queens on a1 and a3", {3, 1});
    expect_refused("QQ\n..\n", "b:1:2: the queens on a1 and b1", {1, 2});
}

/// By plain chess: two queens at a time, and each queen against what is closed.
TEST(Contradiction, IsFoundExactlyWhereThereIsOne) {
    constexpr int n = 4;
    for (int a = 0; a < n * n; ++a)
        for (int b = 0; b < n * n; ++b) {
            const square one{a / n, a % n};
            const square two{b / n, b % n};
            const bool peaceful =
                a == b || (one.row != two.row && one.column != two.column &&
                           std::abs(one.row - two.row) != std::abs(one.column - two.column));
            const auto found = contradiction_in({.n = n, .placed = {one, two}});
            EXPECT_EQ(!found, peaceful) << a << ' ' << b;
            if (found) {
                EXPECT_THAT(found->text, testing::HasSubstr("queens on " + square_name(one) +
                                                            " and " + square_name(two)));
                EXPECT_EQ(found->queen, two);
            }
            const conditions blocked{.n = n,
                                     .allowed = std::vector<std::uint32_t>(4, 15U & ~(1U << b % n)),
                                     .placed = {one}};
            EXPECT_EQ(contradiction_in(blocked).has_value(), one.column == two.column);
        }
}

TEST(Contradiction, OfAnExcludedDiagonalIsFound) {
    const conditions sum{
        .n = 4, .excluded = {.sums = 1U << 3, .differences = 0}, .placed = {{1, 2}}};
    EXPECT_EQ(contradiction_in(sum)->text, "the queen on c2 stands on an excluded diagonal");
    const conditions other{
        .n = 4, .excluded = {.sums = 0, .differences = 1U << 2}, .placed = {{1, 2}}};
    EXPECT_TRUE(contradiction_in(other).has_value());
    const conditions free{
        .n = 4, .excluded = {.sums = 1U << 2, .differences = 1U << 3}, .placed = {{1, 2}}};
    EXPECT_FALSE(contradiction_in(free).has_value());
}

} // namespace
