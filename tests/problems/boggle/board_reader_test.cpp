#include "boggle/board_reader.hpp"

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/boggle_oracle.hpp"
#include "support/cases.hpp"
#include <reading/input_error.hpp>

namespace {

using boggle::read_board;
using boggle::tile_grid;
using testing::HasSubstr;

tile_grid read(const std::string& text) {
    std::istringstream in(text);
    return read_board(in, "board.txt");
}

/// The message of the error that reading the text gives, and its remedy behind a bar.
std::string error_of(const std::string& text) {
    try {
        read(text);
    } catch (const reading::input_error& e) {
        EXPECT_FALSE(e.remedy().empty());
        return e.what();
    }
    return "no error";
}

const tile_grid three_by_two{2, 3, {"A", "B", "C", "D", "E", "F"}};

TEST(BoardReader, ReadsEveryUsualForm) {
    for (const auto* text : {
             "ABC\nDEF\n",
             "ABC\nDEF",
             "ABC\r\nDEF\r\n",
             "ABC\rDEF\r",
             "\xef\xbb\xbf"
             "ABC\nDEF\n",
             "\n\nABC\nDEF\n\n \n\n",
             "A B C\nD E F\n",
             "A  B  C  \nD  E  F  \n",
             "  A\tB\tC\nD \t E F\n",
             "A \tB \tC \t\r\nD \tE \tF",
             "A,B,C\nD,E,F\n",
             "A, B ,C\nD , E,F\n",
             "A B,C\nD E,F\n",
             "A\u00a0B\u00a0C\nD E F\n",
             "2 3\nABC\nDEF\n",
             "2  3 \r\nA B C\r\nD E F\r\n\r\n",
             "2,3\nA,B,C\nD,E,F\n",
             "\n2 3\n\nABC\nDEF\n",
             "\xef\xbb\xbf"
             "2 3\nABC\nDEF\n",
             "02 003\nABC\nDEF\n",
         })
        EXPECT_EQ(read(text), three_by_two) << text;
}

TEST(BoardReader, KeepsTheSpellingAndComposesIt) {
    EXPECT_EQ(read("aB\ncD").tiles, (std::vector<std::string>{"a", "B", "c", "D"}));
    EXPECT_EQ(read("E\u0301ä\nöü").tiles, (std::vector<std::string>{"É", "ä", "ö", "ü"}));
    EXPECT_EQ(read("한국\n어말").tiles, (std::vector<std::string>{"한", "국", "어", "말"}));
    EXPECT_EQ(read("\u1112\u1161\u11ab 국\n어 말").tiles[0], "한");
}

TEST(BoardReader, TakesSeparatedTilesOfSeveralLetters) {
    EXPECT_EQ(read("Qu I T\nTh e E"), (tile_grid{2, 3, {"Qu", "I", "T", "Th", "e", "E"}}));
    EXPECT_EQ(read("Qu I T"), (tile_grid{1, 3, {"Qu", "I", "T"}}));
    EXPECT_EQ(read("qu,u\nIN,er"), (tile_grid{2, 2, {"qu", "u", "IN", "er"}}));
}

TEST(BoardReader, JoinsQuAmongCapitalsOnly) {
    EXPECT_EQ(error_of("QuIT\nEASY"), "board.txt:2:4: row has 4 cells, the first row has 3");
    EXPECT_EQ(read("QuIT\nEAS"), (tile_grid{2, 3, {"Qu", "I", "T", "E", "A", "S"}}));
    EXPECT_EQ(read("1 3\nQuIT"), (tile_grid{1, 3, {"Qu", "I", "T"}}));
    EXPECT_EQ(read("1 4\nQuit").tiles.size(), 4u) << "small letters: Q and u are two";
    EXPECT_EQ(read("1 4\nQUIT").tiles.size(), 4u);
    EXPECT_EQ(read("AuQu\nABCD").tiles.size(), 8u) << "a small u elsewhere";
    EXPECT_EQ(read("1 4\nquit").tiles.size(), 4u);
    EXPECT_EQ(read("Qu"), (tile_grid{1, 1, {"Qu"}}));
    EXPECT_EQ(read("Qu\nA\nB"), (tile_grid{3, 1, {"Qu", "A", "B"}}));
}

TEST(BoardReader, TakesRowsColumnsAndSquares) {
    EXPECT_EQ(read("A"), (tile_grid{1, 1, {"A"}}));
    EXPECT_EQ(read("A\nB\nC"), (tile_grid{3, 1, {"A", "B", "C"}}));
    EXPECT_EQ(read("3 1\nA\nB\nC"), (tile_grid{3, 1, {"A", "B", "C"}}));
    EXPECT_EQ(read("CAT"), (tile_grid{1, 3, {"C", "A", "T"}}));
    EXPECT_EQ(read("A B C D"), (tile_grid{1, 4, {"A", "B", "C", "D"}}));
    EXPECT_EQ(read("ABCD\n"), (tile_grid{2, 2, {"A", "B", "C", "D"}}));
    EXPECT_EQ(read("1 4\nABCD"), (tile_grid{1, 4, {"A", "B", "C", "D"}}));
    const auto square = read("wodp djik asop saqs");
    EXPECT_EQ(square.rows, 4u);
    EXPECT_EQ(square.columns, 4u);
    EXPECT_EQ(square.at(1, 2), "i");
    EXPECT_EQ(read("Qu Th"), (tile_grid{1, 2, {"Qu", "Th"}})) << "too few to be a square of words";
}

TEST(BoardReader, NamesThePlaceOfAnEmptyCell) {
    EXPECT_EQ(error_of("A,B,C\nD,E,F\nG,H,,I\n"), "board.txt:3:5: cell is empty");
    EXPECT_EQ(error_of("A,B\n,D"), "board.txt:2:1: cell is empty");
    EXPECT_EQ(error_of("A,B,\nC,D,"), "board.txt:1:5: cell is empty");
    EXPECT_EQ(error_of("é,ö\nE\u0301, ,d"), "board.txt:2:4: cell is empty")
        << "characters, not bytes";
    EXPECT_EQ(error_of(",\n"), "board.txt:1:1: cell is empty");
}

TEST(BoardReader, NamesThePlaceOfWhatIsNoLetter) {
    EXPECT_EQ(error_of("AB\nC7"), "board.txt:2:2: '7' is no letter");
    EXPECT_EQ(error_of("A B\nC -"), "board.txt:2:3: '-' is no letter");
    EXPECT_EQ(error_of("é\u00a0ö\nö\u00a0&"), "board.txt:2:3: '&' is no letter");
    EXPECT_EQ(error_of("4x4\nABCD"), "board.txt:1:1: '4' is no letter");
    EXPECT_EQ(error_of("-4 4\nABCD"), "board.txt:1:1: '-' is no letter");
    EXPECT_EQ(error_of("A\x07\nBC"), "board.txt:1:2: U+0007 is no letter");
    EXPECT_EQ(error_of("A B\nC# D"), "board.txt:2:1: '#' is no letter") << "no marker alone";
    EXPECT_EQ(error_of("A B\nC ##"), "board.txt:2:3: '#' is no letter");
    EXPECT_EQ(error_of("AB\r\nC\u0301\r\n😀"), "board.txt:2:2: row has 1 cell, the first row has 2")
        << "the first fault is named";
}

TEST(BoardReader, NamesThePlaceOfARaggedRow) {
    EXPECT_EQ(error_of("ABCD\nEFG\nHIJK"), "board.txt:2:4: row has 3 cells, the first row has 4");
    EXPECT_EQ(error_of("A B\r\nC D E\r\n"), "board.txt:2:5: row has 3 cells, the first row has 2");
    EXPECT_EQ(error_of("A B C\nDEF\nG H I"), "board.txt:2:4: row has 1 cell, the first row has 3");
    EXPECT_EQ(error_of("Th\nA\nB"), "board.txt:2:2: row has 1 cell, the first row has 2");
    EXPECT_EQ(error_of("AB\n\nCD\n"), "board.txt:2:1: line between two rows is blank");
    EXPECT_EQ(error_of("AB\n \t\n\nCD\n"), "board.txt:2:1: line between two rows is blank");
}

TEST(BoardReader, HoldsTheRowsToTheSize) {
    EXPECT_EQ(error_of("3 2\nAB\nCD"), "board.txt:1:1: size says 3 rows, the file has 2");
    EXPECT_EQ(error_of("1 2\nAB\nCD"), "board.txt:1:1: size says 1 row, the file has 2");
    EXPECT_EQ(error_of("2 3\nAB\nCD"), "board.txt:2:3: row has 2 cells, the size says 3");
    EXPECT_EQ(error_of("1 1\nAB"), "board.txt:2:2: row has 2 cells, the size says 1");
    EXPECT_EQ(error_of("4 4\nABCDEFGHIJKLMNO"), "board.txt:2:5: row has 15 cells, the size says 4");
    EXPECT_EQ(error_of("4\nABCD"), "board.txt:1:1: size says 4 rows, the file has 1");
    EXPECT_EQ(error_of("1\nABCD"), "board.txt:2:2: row has 4 cells, the size says 1");
    EXPECT_EQ(error_of(" 4 4 4\nABCD"), "board.txt:1:2: size has 3 numbers");
    EXPECT_EQ(error_of("0 4\nABCD"), "board.txt:1:1: '0' is no size for a board");
    EXPECT_EQ(error_of("1 99999999999\nABCD"),
              "board.txt:1:3: '99999999999' is no size for a board");
}

TEST(BoardReader, TakesAllCellsOnOneLineWithASize) {
    const tile_grid expected = three_by_two;
    EXPECT_EQ(read("2 3\nABCDEF\n"), expected);
    EXPECT_EQ(read("2 3\nA B C D E F\n"), expected);
    EXPECT_EQ(read("2 3\nA,B,C,D,E,F"), expected);
    EXPECT_EQ(read("2\nAB\nCD\n"), (tile_grid{2, 2, {"A", "B", "C", "D"}}));
    EXPECT_EQ(read("2\nABCD"), (tile_grid{2, 2, {"A", "B", "C", "D"}}));
    const auto told = [](const std::string& text, std::size_t rows, std::size_t columns) {
        std::istringstream in(text);
        return read_board(in, "board.txt", boggle::board_size{rows, columns});
    };
    EXPECT_EQ(told("ABCDEF", 2, 3), expected);
    EXPECT_EQ(told("ABC\nDEF", 2, 3), expected);
    EXPECT_EQ(told("2 3\nABCDEF", 2, 3), expected);
    EXPECT_EQ(told("ABCD", 1, 4).columns, 4u) << "no square";
    EXPECT_EQ(told("QuIT", 3, 1).tiles[0], "Qu");
    EXPECT_EQ(told(R"(["ABC","DEF"])", 2, 3), expected);
    for (const auto* text : {"ABCDE", "AB\nCD\nEF", "2 2\nABCD", R"(["AB","CD"])"})
        EXPECT_THROW((void)told(text, 2, 3), reading::input_error) << text;
}

TEST(BoardReader, TakesMarkersInThePlaceOfLetters) {
    EXPECT_EQ(read("A#.\n*?b"), (tile_grid{2, 3, {"A", "#", ".", "*", "?", "b"}}));
    EXPECT_EQ(read("A # Qu\n. * In"), (tile_grid{2, 3, {"A", "#", "Qu", ".", "*", "In"}}));
    EXPECT_EQ(read("A.B#"), (tile_grid{2, 2, {"A", ".", "B", "#"}}));
    EXPECT_EQ(read("Qu#\nAB"), (tile_grid{2, 2, {"Qu", "#", "A", "B"}}));
    EXPECT_TRUE(boggle::is_blocked("#") && boggle::is_blocked(".") && !boggle::is_blocked("*"));
    EXPECT_TRUE(boggle::is_wildcard("*") && boggle::is_wildcard("?") && !boggle::is_wildcard("a"));
}

TEST(BoardReader, TakesJson) {
    const tile_grid expected{2, 2, {"Qu", "i", "t", "É"}};
    EXPECT_EQ(read(R"([["Qu","i"],["t","E\u0301"]])"), expected);
    EXPECT_EQ(read("\xef\xbb\xbf \n{\"board\": [[\"Qu\", \"i\"], [\"t\", \"\u00c9\"]], \"id\": 7}"),
              expected);
    EXPECT_EQ(read(R"(["CAT","DOG"])"), (tile_grid{2, 3, {"C", "A", "T", "D", "O", "G"}}));
    EXPECT_EQ(read(R"(["QuA","BC"])"), (tile_grid{2, 2, {"Qu", "A", "B", "C"}}));
    EXPECT_EQ(read(R"([["o",".","#"]])").columns, 3u);
    const auto error = [](const std::string& text) { return error_of(text).substr(9); };
    EXPECT_EQ(error(R"([["a","b"],["c"]])"), ": row 2 has 1 cells, the first row has 2");
    EXPECT_EQ(error(R"([["a",1]])"), ": row 1, cell 2 is no text of letters");
    EXPECT_EQ(error(R"([["a",""]])"), ": row 1, cell 2 is no text of letters");
    EXPECT_EQ(error(R"([["a","\u0000"]])"), ": row 1: U+0000 is no letter");
    EXPECT_EQ(error(R"([[]])"), ": row 1 is empty");
    EXPECT_EQ(error(R"([])"), ": document is no array of rows");
    EXPECT_EQ(error(R"({"boards":[]})"), ": document is no array of rows");
    EXPECT_EQ(error(R"([8E999])"), ": document has a number that is too large");
    EXPECT_EQ(error(R"([7])"), ": row 1 is neither an array nor a text");
    EXPECT_EQ(error("[[\"a\"]]\n[\"word\"]"), ":2:1: text is no JSON document from here on");
    EXPECT_EQ(error("[[\"a\""), ":1:6: text is no JSON document from here on");
    EXPECT_EQ(error("[[\"\xff\"]]"), ":1:4: text is no JSON document from here on");
}

/// Layouts met in public files, each as its owner means it, or refused with what to change.
TEST(BoardReader, KnowsTheLayoutsPeopleHave) {
    const tile_grid catdog{2, 3, {"C", "A", "T", "D", "O", "G"}};
    EXPECT_EQ(read("2 3\nC  A  T  \nD  O  G  \n\n"), catdog) << "a size, two blanks";
    EXPECT_EQ(read("\xef\xbb\xbf"
                   "c \tqu \t\na \tt \t")
                  .tiles[1],
              "qu")
        << "blank and tab";
    EXPECT_EQ(read("CATDOGSUN").rows, 3u) << "one line, the size its root";
    EXPECT_EQ(read("CATDOGSUN\n").rows, 3u);
    EXPECT_EQ(read("cat dog sun").rows, 3u) << "rows with blanks between";
    EXPECT_EQ(read("c.t\nd#g\n").tiles[1], ".") << "holes";
    EXPECT_EQ(read("[[\"c\",\"a\"],[\"d\",\"o\"]]").rows, 2u) << "JSON";
    const auto remedy = [](const std::string& text) {
        try {
            read(text);
        } catch (const reading::input_error& e) {
            return e.remedy();
        }
        return std::string("no error");
    };
    EXPECT_THAT(remedy("CAT\n\nDOG\n"), HasSubstr("a file of its own")) << "blank rows";
    EXPECT_THAT(remedy("1\nURLPM\nXPRET\n"), HasSubstr("not a count of boards"));
    EXPECT_THAT(remedy("URLPM\nXPRET\n6\nGIRL\n"), HasSubstr("words belong in a file"));
    EXPECT_THAT(remedy("C1T\nDOG\n"), HasSubstr("write what a figure on a tile means"));
    EXPECT_THAT(remedy("CAT DOG\nC A T\n"), HasSubstr("same number of cells"))
        << "words on the first line";
}

TEST(BoardReader, RefusesWhatIsNoBoard) {
    EXPECT_EQ(error_of(""), "board.txt:1:1: board is empty");
    EXPECT_EQ(error_of("\n \r\n\t\n"), "board.txt:1:1: board is empty");
    EXPECT_EQ(error_of("4 4\n"), "board.txt:1:1: board is empty");
    EXPECT_EQ(error_of("\xef\xbb\xbf"), "board.txt:1:1: board is empty");
    EXPECT_EQ(error_of(std::string("AB\nC\0", 5)), "board.txt:2:2: file has a NUL byte");
    EXPECT_EQ(error_of(std::string("A\0B\0", 4)), "board.txt:1:2: file has a NUL byte");
    EXPECT_EQ(error_of("\xff\xfe"), "board.txt:1:1: file is in UTF-16");
    EXPECT_EQ(error_of("\xfe\xff"), "board.txt:1:1: file is in UTF-16");
    EXPECT_EQ(error_of("ab\nc\xe9"), "board.txt:2:2: text is not UTF-8");
    EXPECT_EQ(error_of("\u00e9\xc3"), "board.txt:1:2: text is not UTF-8");
}

TEST(BoardReader, SaysWhenTheInputCannotBeRead) {
    std::ifstream missing("no/such/file");
    EXPECT_THROW(read_board(missing, "x"), reading::input_error);
    std::ifstream folder("/");
    try {
        read_board(folder, "board.txt");
        FAIL() << "a folder is no board";
    } catch (const reading::input_error& e) {
        EXPECT_STREQ(e.what(), "board.txt: cannot be read");
        EXPECT_EQ(e.where(), reading::text_place{});
    }
}

TEST(BoardReader, GivesTheRemedyApart) {
    try {
        read("A,,B");
        FAIL() << "an empty cell";
    } catch (const reading::input_error& e) {
        EXPECT_EQ(e.where(), (reading::text_place{1, 3}));
        EXPECT_THAT(e.remedy(), HasSubstr("take one of them out"));
    }
}

TEST(BoardReader, AgreesWithTheOracleOnTheAlgs4Boards) {
    const auto folder = espalier::test::cases_folder() / "boggle/boards";
    ESPALIER_NEEDS_CASE(folder);
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream one(entry.path()), two(entry.path());
        const auto grid = read_board(one, entry.path().filename().string());
        const auto expected = espalier::test::oracle::parse_sized_board(two);
        ASSERT_EQ(grid.rows, expected.size()) << entry.path();
        for (std::size_t r = 0; r < grid.rows; ++r)
            for (std::size_t c = 0; c < grid.columns; ++c)
                EXPECT_EQ(espalier::test::oracle::in_capitals(grid.at(r, c)), expected.at(r).at(c));
        ++files;
    }
    EXPECT_EQ(files, 26);
}

TEST(BoardReader, ReadsAMillionCells) {
    std::string line, square;
    for (int i = 0; i < 1000; ++i)
        line += static_cast<char>('a' + i % 26);
    for (int i = 0; i < 1000; ++i)
        square += line;
    EXPECT_EQ(read(square).rows, 1000u) << "on one line";
    std::string rows;
    for (int i = 0; i < 1000; ++i)
        rows += line + '\n';
    const auto grid = read(rows);
    EXPECT_EQ(grid.rows, 1000u);
    EXPECT_EQ(grid.columns, 1000u);
    EXPECT_EQ(grid.at(999, 27), "b");
}

} // namespace
