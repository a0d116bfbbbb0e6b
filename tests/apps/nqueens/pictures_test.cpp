#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <queens/latex.hpp>
#include <queens/svg.hpp>

#include "run_nqueens.hpp"

namespace {

using namespace nqueens::test;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::string answer(const words& line) {
    const ended end = run(line);
    EXPECT_EQ(end.err, "") << testing::PrintToString(line);
    EXPECT_EQ(end.status, 0) << testing::PrintToString(line);
    return end.out;
}

void expect_refused(const words& line, const std::string& beginning) {
    const ended end = run(line);
    EXPECT_EQ(end.status, 2) << testing::PrintToString(line);
    EXPECT_EQ(end.out, "");
    EXPECT_THAT(end.err, StartsWith("nqueens: " + beginning)) << testing::PrintToString(line);
}

TEST(NqueensBoards, AreDrawnInTheStyleAskedFor) {
    EXPECT_EQ(answer({"--style=plain", "1"}), "♛\n");
    EXPECT_EQ(answer({"--style=boxes", "1"}), "┌───┐\n│ ♛ │\n└───┘\n");
    EXPECT_EQ(answer({"--style=boxes", "--ascii", "1"}), "+---+\n| Q |\n+---+\n");
    EXPECT_EQ(answer({"--board", "--style=chequered", "4"}), "┌────────┐\n"
                                                             "│  ♛   ░░│\n"
                                                             "│░░  ░░♛ │\n"
                                                             "│♛ ░░  ░░│\n"
                                                             "│░░  ♛   │\n"
                                                             "└────────┘\n");
    EXPECT_EQ(answer({"--coordinates", "--ascii", "--all", "4"}), "  a b c d\n"
                                                                  "1 . Q . .\n"
                                                                  "2 . . . Q\n"
                                                                  "3 Q . . .\n"
                                                                  "4 . . Q .\n"
                                                                  "\n"
                                                                  "  a b c d\n"
                                                                  "1 . . Q .\n"
                                                                  "2 Q . . .\n"
                                                                  "3 . . . Q\n"
                                                                  "4 . Q . .\n");
    EXPECT_EQ(answer({"--style=chequered", "--color=always", "1"}),
              "\x1b[38;5;16;48;5;223m♛ \x1b[0m\n");
}

TEST(NqueensBoards, ShowWhatIsBlocked) {
    EXPECT_EQ(answer({"--ascii", "--blocked=a1,c2", "4"}), "x Q . .\n. . x Q\nQ . . .\n. . Q .\n");
}

TEST(NqueensBoards, RefuseWhatContradictsThem) {
    expect_refused({"--style=boxes", "--json", "8"}, "--style: not together with --json\n");
    expect_refused({"--coordinates", "--json", "8"}, "--coordinates: not together with --json\n");
    expect_refused({"--style=round", "8"}, "--style: 'round' is not one of its values\n");
}

std::string image_of(const std::string& title, const queens::placement& queens,
                     const queens::svg_style& style) {
    std::ostringstream out;
    queens::write_svg(out, title, queens::picture_of(queens), style);
    return out.str();
}

std::string sheet_of(const std::string& heading, const std::vector<queens::placement>& boards,
                     const std::optional<queens::picture>& ground = {}) {
    std::ostringstream out;
    queens::write_svg_sheet(out, heading, boards, ground);
    return out.str();
}

TEST(NqueensSvg, ShowsTheFirstSolution) {
    const queens::placement four{1, 3, 0, 2};
    EXPECT_EQ(answer({"--svg=-", "4"}), image_of("4 queens: 2 4 1 3", four, {}));
    EXPECT_EQ(answer({"--first", "--svg=-", "--coordinates", "4"}),
              image_of("4 queens: 2 4 1 3", four, {.coordinates = true}));
    EXPECT_EQ(answer({"--svg=-", "--attacks=3", "4"}),
              image_of("4 queens: 2 4 1 3", four, {.lines_of_row = 2}));
    EXPECT_EQ(answer({"--svg=-", "1"}), image_of("1 queen: 1", {0}, {}));
}

TEST(NqueensSvg, ShowsAllSolutionsOnASheet) {
    EXPECT_EQ(answer({"--all", "--svg=-", "4"}),
              sheet_of("The 2 solutions of 4 queens", {{1, 3, 0, 2}, {2, 0, 3, 1}}));
    EXPECT_EQ(answer({"--all", "--fundamental", "--svg=-", "4"}),
              sheet_of("The only fundamental solution of 4 queens", {{1, 3, 0, 2}}));
    EXPECT_EQ(answer({"--all", "--max-solutions=1", "--svg=-", "4"}),
              sheet_of("The first 1 solutions of 4 queens", {{1, 3, 0, 2}}));
    EXPECT_THAT(answer({"--all", "--fundamental", "--svg=-", "8"}),
                HasSubstr("<title>The 12 fundamental solutions of 8 queens</title>"));
    EXPECT_THAT(answer({"--all", "--svg=-", "11"}),
                AllOf(HasSubstr("<title>The first 1000 solutions of 11 queens</title>"),
                      HasSubstr("<desc>1000 boards of 11 by 11,")));
}

TEST(NqueensSvg, ShowsWhatTheBoardIs) {
    EXPECT_THAT(answer({"--all", "--placed=a1", "--svg=-", "8"}),
                HasSubstr("<title>The 4 solutions of 8 queens, placed a1</title>"));
    EXPECT_THAT(answer({"--all", "--blocked=b2", "--svg=-", "4"}),
                HasSubstr("<path fill=\"#ffffff\" d=\"M20 20h20v20h-20z\"/>"));
}

TEST(NqueensSvg, ShowsAllPlacementsOfPiecesOnASheet) {
    const std::string sheet = answer({"--all", "--svg=-", "--piece=bishop", "--pieces=4", "3x3"});
    EXPECT_THAT(sheet, AllOf(HasSubstr("<title>The 8 solutions of 4 bishops on 3 by 3</title>"),
                             HasSubstr("<desc>8 boards of 3 by 3, each over the squares of its "
                                       "pieces</desc>"),
                             HasSubstr("<path id=\"bishop\""), Not(HasSubstr("id=\"queen\""))));
    EXPECT_THAT(answer({"--all", "--fundamental", "--svg=-", "--piece=rook", "--walls=b2", "3"}),
                HasSubstr("fundamental solutions of 3 rooks on 3 by 3, walls b2</title>"));
}

TEST(NqueensSvg, SaysThatThereIsNone) {
    for (const words& goal : {words{}, words{"--all"}}) {
        const ended end = run(words{"--svg=-", "3"} + goal);
        EXPECT_EQ(end.out, sheet_of("3 queens: no solution", {}, queens::picture(3, 3)));
        EXPECT_EQ(end.err, "nqueens: there is no solution for N = 3\n");
        EXPECT_EQ(end.status, 1);
    }
    const ended stopped = run({"--svg=-", "--node-limit=5", "20"});
    EXPECT_EQ(stopped.out,
              sheet_of("20 queens: no solution found so far", {}, queens::picture(20, 20)));
    EXPECT_EQ(stopped.status, 3);
}

TEST(NqueensSvg, IsWrittenToAFile) {
    const std::string file = testing::TempDir() + "nqueens_svg_test.svg";
    EXPECT_EQ(answer({"--svg", file, "4"}), "");
    std::ifstream in(file);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), answer({"--svg=-", "4"}));
    expect_refused({"--svg", "/no/such/folder/board.svg", "4"},
                   "/no/such/folder/board.svg: the file cannot be written\n"
                   "  name a file that can be written after --svg\n");
}

TEST(NqueensSvg, RefusesWhatContradictsIt) {
    expect_refused({"--svg=-", "--json", "8"}, "--svg: not together with --json\n");
    expect_refused({"--svg=-", "--ascii", "8"}, "--svg: not together with --ascii\n");
    expect_refused({"--svg=-", "--all", "--output=x", "8"}, "--svg: not together with --output\n");
    expect_refused({"--svg=-", "--trace=x", "8"}, "--svg: not together with --trace\n");
    expect_refused({"--svg=-", "--first", "--checkpoint=x", "8"}, "--");
    expect_refused({"--attacks=1", "8"}, "--attacks: it is drawn into the image");
    expect_refused({"--attacks=1", "--all", "--svg=-", "8"}, "--attacks: it is drawn into the");
    expect_refused({"--attacks=9", "--svg=-", "8"}, "--attacks: '9' is out of range\n");
}

TEST(NqueensLatex, WritesAPictureOfEachSolution) {
    const auto one = [](const queens::placement& queens, const queens::latex_style& style) {
        return queens::latex(queens::picture_of(queens), style);
    };
    EXPECT_EQ(answer({"--latex", "4"}), one({1, 3, 0, 2}, {}));
    EXPECT_EQ(answer({"--latex", "--all", "--coordinates", "4"}),
              one({1, 3, 0, 2}, {.coordinates = true}) + "\n" +
                  one({2, 0, 3, 1}, {.coordinates = true}));
    expect_refused({"--latex", "--json", "8"}, "--latex: not together with --json\n");
    expect_refused({"--latex", "--style=boxes", "8"}, "--latex: not together with --style\n");
    expect_refused({"--latex", "--svg=-", "8"}, "--latex: not together with --svg\n");
}

} // namespace
