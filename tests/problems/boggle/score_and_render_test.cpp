#include "boggle/render.hpp"
#include "boggle/scoring.hpp"
#include "boggle/svg.hpp"

#include <cstdint>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

using namespace boggle;

TEST(Scoring, FollowsTheStandardTable) {
    const auto table = score_table::standard();
    const std::vector<unsigned> expected{0, 0, 0, 1, 1, 2, 3, 5, 11, 11, 11};
    for (std::size_t length = 0; length < expected.size(); ++length)
        EXPECT_EQ(score(table, length), expected[length]) << length;
    EXPECT_EQ(score(table, 1000000), 11u);
}

TEST(Scoring, TakesOtherTables) {
    const score_table one_each{{0, 1}};
    EXPECT_EQ(score(one_each, 0), 0u);
    EXPECT_EQ(score(one_each, 9), 1u);
    EXPECT_EQ(score(score_table{}, 9), 0u);
}

TEST(Scoring, NamesTheTablesOfTheGames) {
    EXPECT_EQ(parse_scores("4x4"), score_table::standard());
    const auto five = parse_scores("5x5"), six = parse_scores("6x6");
    const std::vector<unsigned> of_five{0, 0, 0, 0, 1, 2, 3, 5, 11, 11, 11};
    const std::vector<unsigned> of_six{0, 0, 0, 0, 1, 2, 3, 5, 11, 18, 20};
    for (std::size_t length = 0; length <= 10; ++length) {
        EXPECT_EQ(score(five, length), of_five[length]) << length;
        EXPECT_EQ(score(six, length), of_six[length]) << length;
    }
    EXPECT_EQ(score(six, std::size_t{1} << 33), std::uint64_t{1} << 34);
}

TEST(Scoring, ReadsWhatItWrites) {
    for (const std::string text :
         {"3:1,5:2,6:3,7:5,8:11", "4:1,5:2,6:3,7:5,8:11,9:2n", "1:0", "1:1", "1:1n", "2:0,9:7",
          "3:100,4:400,5:800,6:1400,7:1800,8:2200", "1:1,3:0,5:1000n"}) {
        const auto table = parse_scores(text);
        EXPECT_EQ(parse_scores(scores_text(table)), table) << text;
    }
    EXPECT_EQ(scores_text(parse_scores("4x4")), "3:1,5:2,6:3,7:5,8:11");
    EXPECT_EQ(scores_text(parse_scores("6x6")), "4:1,5:2,6:3,7:5,8:11,9:2n");
    const auto letter_each = parse_scores("3:2n,5:1");
    EXPECT_EQ(score(letter_each, 4), 8u);
    EXPECT_EQ(score(letter_each, 5), 1u);
}

TEST(Scoring, KnowsWhereATableBegins) {
    EXPECT_EQ(shortest_scored(parse_scores("4x4")), 3u);
    EXPECT_EQ(shortest_scored(parse_scores("6x6")), 4u);
    EXPECT_EQ(shortest_scored(parse_scores("2:0,7:1")), 7u);
    EXPECT_EQ(shortest_scored(parse_scores("9:1n")), 9u);
    EXPECT_EQ(shortest_scored(parse_scores("5:0")), 1u);
}

TEST(Scoring, RefusesWhatIsNoTable) {
    for (const std::string text :
         {"",        "3",    "3:",    ":1",   "3:1,",   "3:1,,4:1",  "3:1,3:2",
          "5:1,4:2", "0:1",  "-3:1",  "3:-1", "1001:1", "3:1000001", "3:1001n",
          "3:n",     "3:1x", "3.5:1", " 3:1", "7x7",    "3:1;5:2"})
        EXPECT_THROW((void)parse_scores(text), std::invalid_argument) << text;
}

const tile_grid grid{2, 3, {"a", "Qu", "c", "é", "한", "f"}};

TEST(Render, DrawsTheBareBoard) {
    EXPECT_EQ(draw(grid), " a   Qu  c\n"
                          " é   한  f\n");
    EXPECT_EQ(draw({1, 1, {"x"}}), " x\n");
    EXPECT_EQ(draw({}), "");
}

TEST(Render, MarksAPathWithItsSteps) {
    const std::vector<cell_id> path{1, 0, 4};
    EXPECT_EQ(draw(grid, path), "[a2] [Qu1] c\n"
                                " é   [한3] f\n");
}

TEST(Render, DrawsItsOwnExample) {
    const tile_grid board{3, 4, {"I", "N", "C", "O", "L", "A", "I", "N", "L", "N", "T", "S"}};
    const std::vector<cell_id> tin{10, 6, 7};
    EXPECT_EQ(draw(board, tin), " I   N   C   O\n"
                                " L   A  [I2][N3]\n"
                                " L   N  [T1] S\n");
}

TEST(Render, ShowsEveryStepOfACellUsedAgain) {
    const std::vector<cell_id> path{0, 1, 0};
    EXPECT_EQ(draw({1, 2, {"a", "b"}}, path), "[a1,3][b2]\n");
}

TEST(Render, RefusesACellThatIsNotThere) {
    const std::vector<cell_id> path{6};
    EXPECT_THROW((void)draw(grid, path), std::out_of_range);
}

TEST(Render, WritesABoardAsItsFile) {
    EXPECT_EQ(board_text(grid), "a Qu c\né 한 f\n");
    EXPECT_EQ(board_text({}), "");
}

TEST(Render, WritesPathsFromOne) {
    const std::vector<cell_id> path{0, 4, 5};
    EXPECT_EQ(path_text(3, path), "1,1 2,2 2,3");
    EXPECT_EQ(path_text(3, {}), "");
    EXPECT_EQ(path_text(1, path), "1,1 5,1 6,1");
}

TEST(Svg, DrawsTilesAndThePath) {
    std::ostringstream out;
    const std::vector<cell_id> path{1, 0, 5};
    write_svg(out, "a < b & c", {2, 3, {"a", "Qu", ".", "#", "한", "<&>"}}, path);
    const auto text = out.str();
    const auto count = [&](const std::string& what) {
        std::size_t n = 0;
        for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; ++at)
            ++n;
        return n;
    };
    EXPECT_EQ(count("<rect "), 5u) << "none where there is a hole";
    EXPECT_EQ(count("<text "), 4u);
    EXPECT_EQ(count("<path "), 2u);
    EXPECT_EQ(count("stroke-dasharray"), 1u) << "from 1,1 to 2,3 is no step";
    EXPECT_EQ(count("<title>a &lt; b &amp; c</title>"), 1u);
    EXPECT_EQ(count(">&lt;&amp;&gt;</text>"), 1u);
    const std::vector<cell_id> outside{6};
    EXPECT_THROW(write_svg(out, "", grid, outside), std::out_of_range);
    std::ostringstream empty;
    write_svg(empty, "none", {});
    EXPECT_NE(empty.str().find("A board of 0 rows"), std::string::npos);
}

} // namespace
