#include "queens/latex.hpp"

#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using queens::mark;
using queens::picture;
using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// The squares, row before column, of the list in the line before a command that begins so.
std::set<std::pair<int, int>> squares(const std::string& text, const std::string& command) {
    std::istringstream lines(text);
    std::string before;
    for (std::string line; std::getline(lines, line); before = line) {
        if (!line.starts_with("  " + command)) continue;
        std::set<std::pair<int, int>> found;
        const std::regex pair("([0-9]+)/([0-9]+)");
        for (std::sregex_iterator each(before.begin(), before.end(), pair), end; each != end;
             ++each)
            found.emplace(std::stoi((*each)[2]), std::stoi((*each)[1]));
        return found;
    }
    return {};
}

const std::string piece = "\\fill[shift={(\\x,\\y)}]";

TEST(Latex, HasEachQueenOnItsSquare) {
    const std::vector<int> eight{0, 4, 7, 5, 2, 6, 1, 3};
    std::set<std::pair<int, int>> expected;
    for (int row = 0; row < 8; ++row)
        expected.emplace(row, eight[static_cast<std::size_t>(row)]);
    const std::string text = queens::latex(queens::picture_of(eight));
    EXPECT_EQ(squares(text, piece), expected);
    EXPECT_EQ(squares(text, "\\fill[black!15]").size(), 32U);
    EXPECT_THAT(text, AllOf(StartsWith("% needs \\usepackage{tikz}\n\\begin{tikzpicture}"),
                            HasSubstr("\n\\draw[thick] (0,0) rectangle (8,8);\n"),
                            EndsWith("\n\\end{tikzpicture}\n")));
}

TEST(Latex, BracesAndCommandsAreWhole) {
    picture board(2, 3);
    board.at(0, 0) = mark::king;
    board.at(1, 1) = mark::bishop;
    board.at(1, 2) = mark::hole;
    board.at(0, 1) = mark::wall;
    const std::string text = queens::latex(board, {.coordinates = true});
    int open = 0;
    for (const char c : text) {
        open += c == '{' ? 1 : c == '}' ? -1 : 0;
        EXPECT_GE(open, 0);
    }
    EXPECT_EQ(open, 0);
    EXPECT_EQ(squares(text, "\\fill[black!60]"), (std::set<std::pair<int, int>>{{0, 1}}));
    EXPECT_EQ(squares(text, "\\draw[fill=white]"), (std::set<std::pair<int, int>>{{1, 2}}));
    EXPECT_THAT(text, AllOf(HasSubstr("{0/a,1/b,2/c}"), HasSubstr("{0/1,1/2}")));
}

TEST(Latex, LinesRunBetweenRegions) {
    picture board(1, 2);
    board.divide({0, 1});
    const std::string text = queens::latex(board);
    EXPECT_THAT(text, Not(HasSubstr("black!15")));
    EXPECT_THAT(text, HasSubstr("\\foreach \\x/\\y in {0/0,1/0}\n"
                                "  \\draw[thick,line cap=round] (\\x,\\y) -- +(0,1);\n"));
}

TEST(Latex, ABoardWithoutSquaresIsAPictureToo) {
    EXPECT_EQ(queens::latex(picture(0, 0), {.coordinates = true}),
              "% needs \\usepackage{tikz}\n\\begin{tikzpicture}[x=6mm, y=-6mm]\n"
              "\\draw[thick] (0,0) rectangle (0,0);\n\\end{tikzpicture}\n");
}

} // namespace
