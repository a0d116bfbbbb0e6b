/// Words with cells used again, against the oracle's plain walk.
#include "boggle/reach.hpp"

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "boggle/compact.hpp"
#include "support/boggle_oracle.hpp"

namespace {

using namespace boggle;
namespace oracle = espalier::test::oracle;

/// Pushes what the reach allows of a word and comes back; whether the word is there.
bool holds(reach_stack& reach, const compact_board& board, const std::string& word) {
    std::vector<letter> letters;
    if (!board.alphabet().spell(word, letters)) return false;
    const reach_stack before = reach;
    for (const auto l : letters)
        reach.push(l);
    const bool there = reach.spelled();
    for (std::size_t i = 0; i < letters.size(); ++i)
        reach.pop();
    EXPECT_EQ(reach, before);
    return there;
}

TEST(Reach, StepsFromSetToSet) {
    const auto board = compact(grid_graph({2, 3, {"a", "b", "a", "a", "a", "c"}}));
    reach_stack reach(board);
    EXPECT_EQ(reach.depth(), 0u);
    EXPECT_FALSE(reach.empty());
    EXPECT_FALSE(reach.spelled());
    reach.push(0);
    EXPECT_THAT(reach.places(), testing::ElementsAre(0, 2, 3, 4));
    reach.push(0);
    EXPECT_THAT(reach.places(), testing::ElementsAre(3, 4, 0, 2));
    reach.push(2);
    EXPECT_THAT(reach.places(), testing::UnorderedElementsAre(5));
    reach.push(2);
    EXPECT_TRUE(reach.empty()) << "a cell is not its own neighbour";
    EXPECT_FALSE(reach.spelled());
    reach.pop();
    EXPECT_THAT(reach.places(), testing::UnorderedElementsAre(5));
    EXPECT_EQ(reach.depth(), 3u);
}

TEST(Reach, KeepsInsideTiles) {
    const auto board = compact(grid_graph({1, 3, {"Qu", "a", "u"}}));
    reach_stack reach(board);
    EXPECT_TRUE(holds(reach, board, "qua"));
    EXPECT_TRUE(holds(reach, board, "quau"));
    EXPECT_TRUE(holds(reach, board, "aqua"));
    EXPECT_FALSE(holds(reach, board, "q")) << "half a tile";
    EXPECT_FALSE(holds(reach, board, "aq"));
    EXPECT_FALSE(holds(reach, board, "ququ"));
    EXPECT_TRUE(holds(reach, board, "ua"));

    const auto tile = compact(grid_graph({1, 2, {"Qu", "a"}}));
    reach_stack within(tile);
    EXPECT_FALSE(holds(within, tile, "ua")) << "begins within a tile";
}

TEST(Reach, AgreesWithPlainWalks) {
    const auto seed = std::random_device{}();
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    for (int round = 0; round < 300; ++round) {
        const auto rows = 1 + random() % 4, columns = 1 + random() % 4;
        const auto letters = 1 + random() % 4;
        tile_grid grid{rows, columns, {}};
        oracle::tiles plain(rows);
        for (std::size_t i = 0; i < rows * columns; ++i) {
            std::string tile(1, static_cast<char>('A' + random() % letters));
            if (random() % 4 == 0) tile += static_cast<char>('A' + random() % letters);
            grid.tiles.push_back(tile);
            plain[i / columns].push_back(tile);
        }
        std::set<std::string> words;
        for (int i = 0; i < 50; ++i) {
            std::string word;
            for (auto n = 1 + random() % 6; n > 0; --n)
                word += static_cast<char>('A' + random() % letters);
            words.insert(word);
        }
        oracle::rules rules;
        rules.reuse = true;
        rules.min_length = 1;
        rules.corners = random() % 2 == 0;
        const auto found = oracle::solve(plain, words, rules);
        const auto board =
            compact(grid_graph(grid, rules.corners ? neighbourhood::eight : neighbourhood::four));
        reach_stack reach(board);
        for (const auto& word : words) {
            std::string small = word;
            for (char& c : small)
                c = static_cast<char>(c | 0x20);
            ASSERT_EQ(holds(reach, board, small), found.paths.count(word) == 1) << word;
        }
    }
}

TEST(Reach, AnswersWhatPlainWalksCannot) {
    const auto board = compact(grid_graph({5, 5, std::vector<std::string>(25, "A")}));
    reach_stack reach(board);
    EXPECT_TRUE(holds(reach, board, std::string(1000, 'a')));
    EXPECT_FALSE(holds(reach, board, "aaaaaaaaab"));
    const auto rare = [] {
        tile_grid grid{300, 300, std::vector<std::string>(90000, "A")};
        grid.tiles[45150] = "B";
        return compact(grid_graph(grid));
    }();
    reach_stack far(rare);
    EXPECT_TRUE(holds(far, rare, std::string(60, 'a') + "b"));
    EXPECT_FALSE(holds(far, rare, "abb"));
}

TEST(Reach, CopiesGoTheirOwnWay) {
    const auto board = compact(grid_graph({1, 3, {"a", "b", "c"}}));
    reach_stack one(board);
    one.push(0);
    auto two = one;
    two.push(1);
    EXPECT_EQ(one.depth(), 1u);
    EXPECT_THAT(two.places(), testing::ElementsAre(1));
    EXPECT_THAT(one.places(), testing::ElementsAre(0));
}

} // namespace
