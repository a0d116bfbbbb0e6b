#include "boggle/render.hpp"
#include "boggle/scoring.hpp"

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

TEST(Render, WritesPathsFromOne) {
    const std::vector<cell_id> path{0, 4, 5};
    EXPECT_EQ(path_text(3, path), "1,1 2,2 2,3");
    EXPECT_EQ(path_text(3, {}), "");
    EXPECT_EQ(path_text(1, path), "1,1 5,1 6,1");
}

} // namespace
