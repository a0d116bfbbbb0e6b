#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "puzzles.hpp"
#include "sudoku/render.hpp"

namespace {

using namespace sudoku;
using namespace sudoku::test;
using testing::HasSubstr;

const std::string line =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string error_of(const std::string& text, std::optional<shape> board = {}) {
    try {
        std::istringstream in(text);
        puzzle_reader list(in, "puzzle.txt", board);
        while (const auto one = list.next())
            list.refuse_conflict(*one);
    } catch (const reading::input_error& error) {
        return std::string(error.what()) + "; " + error.remedy();
    }
    return "none";
}

std::vector<std::string> all_of(const std::string& text) {
    std::istringstream in(text);
    puzzle_reader list(in, "list");
    std::vector<std::string> lines;
    while (const auto one = list.next())
        lines.push_back(line_text(one->puzzle.cells));
    return lines;
}

TEST(SudokuReader, ReadsLinesAndGrids) {
    const puzzle given = of(line);
    EXPECT_EQ(given.shape, (shape{3, 3}));
    EXPECT_EQ(line_text(given.cells), line);
    EXPECT_EQ(of(draw(given.cells, given.shape)).cells, given.cells);

    std::string zeros = line, rows;
    std::ranges::replace(zeros, '.', '0');
    for (int r = 0; r < 9; ++r) {
        for (int c = 0; c < 9; ++c)
            rows += std::string(1, zeros[static_cast<std::size_t>(9 * r + c)]) + (c < 8 ? " " : "");
        rows += "\r\n";
    }
    EXPECT_EQ(of("\xef\xbb\xbf" + zeros + "\r\n").cells, given.cells);
    EXPECT_EQ(of(rows).cells, given.cells) << "nine numbers in nine lines, as judges give them";
}

TEST(SudokuReader, ReadsOtherSizes) {
    EXPECT_EQ(of("12..\n..12\n\n21..\n..21\n").shape, (shape{2, 2}));
    EXPECT_EQ(of(std::string(36, '.')).shape, (shape{2, 3}));
    EXPECT_EQ(of(std::string(36, '.'), shape{3, 2}).shape, (shape{3, 2}));
    EXPECT_EQ(of("1..........4....", shape{2, 2}).cells[11], 4);
    EXPECT_EQ(of("G" + std::string(255, '.')).cells[0], 16);
    std::string numbers;
    for (int r = 0; r < 16; ++r)
        numbers += "16 0 0 0 | 1 2 . . | . . . . | . . . .\n";
    EXPECT_EQ(of(numbers).cells[0], 16);
    EXPECT_EQ(of(numbers).cells[5], 2);
}

TEST(SudokuReader, ReadsLists) {
    const std::string other = std::string(80, '.') + "1";
    EXPECT_THAT(
        all_of("# a comment\n" + line + ":1\n\n" + other + " # hard\n" + line + "," + other),
        testing::ElementsAre(line, other, line));
    EXPECT_THAT(all_of("49151 puzzles of 17 clues\n" + line + "\n" + other),
                testing::ElementsAre(line, other));
    EXPECT_THAT(all_of("quizzes,solutions\n" + line + "," + other + "\n"),
                testing::ElementsAre(line));
    const std::string grid = draw(of(line).cells, shape{3, 3});
    EXPECT_THAT(all_of("Grid 01\n" + grid + "Grid 02\n" + grid), testing::ElementsAre(line, line));
    EXPECT_THAT(all_of("\n# nothing\n"), testing::IsEmpty());
}

TEST(SudokuReader, NamesPlaceAndRemedy) {
    EXPECT_EQ(error_of(line.substr(1)),
              "puzzle.txt:1:80: 80 cells in a line do not make a square board; write 81 cells for "
              "9 x 9, 256 for 16 x 16");
    EXPECT_EQ(error_of(line.substr(0, 40) + "!" + line.substr(41)),
              "puzzle.txt:1:41: '!' is no symbol; write 1 to 9 and A to W, or . for an empty cell");
    EXPECT_EQ(error_of("12..\n..52\n21..\n..21\n"),
              "puzzle.txt:2:3: symbol 5 is beyond the 4 of the board; write 1 to 4, or . for an "
              "empty cell");
    EXPECT_THAT(error_of("12..\n..12\n21.\n"),
                HasSubstr("puzzle.txt:3:3: the row has 3 cells, not 4"));
    EXPECT_THAT(error_of("12..\n..12\n"), HasSubstr("the grid ends after 2 of 4 rows"));
    EXPECT_THAT(error_of(std::string(33, '.')), HasSubstr("33 cells in a line are no row"));
    EXPECT_THAT(error_of(line + '\0'), HasSubstr("puzzle.txt:1:82: file has a NUL byte"));
    EXPECT_EQ(error_of("1..1\n....\n....\n....\n"),
              "puzzle.txt:1:4: row 1 has 1 twice: r1c1 and r1c4; change one of the two givens");
    EXPECT_EQ(error_of("1...\n....\n....\n1...\n"),
              "puzzle.txt:4:1: column 1 has 1 twice: r1c1 and r4c1; change one of the two givens");
}

TEST(SudokuReader, ReadsClues) {
    std::istringstream in("263 288\n899\n");
    const puzzle given = read_clues(in, "clues.txt");
    EXPECT_EQ(line_text(given.cells),
              "..............3.8." + std::string(53, '.') + "9" + std::string(9, '.'));
    const auto error = [](const std::string& text) {
        std::istringstream wrong(text);
        try {
            read_clues(wrong, "clues.txt");
        } catch (const reading::input_error& e) {
            return std::string(e.what());
        }
        return std::string("none");
    };
    EXPECT_EQ(error("263\n851 854"), "clues.txt:2:5: cell (8,5) is given both 1 and 4");
    EXPECT_EQ(error("263 26"), "clues.txt:1:5: a clue is row, column and symbol");
    EXPECT_EQ(error("203"), "clues.txt:1:1: a clue is row, column and symbol");
    EXPECT_EQ(error("2A3"), "clues.txt:1:1: a clue is row, column and symbol");
}

} // namespace
