/// The board as a graph, and what the search gets of it.
#include "boggle/compact.hpp"

#include <chrono>
#include <iostream>
#include <set>
#include <stdexcept>
#include <string>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace boggle;
using testing::ElementsAre;

tile_grid grid_of(std::size_t rows, std::size_t columns, const std::string& letters) {
    tile_grid grid{rows, columns, {}};
    for (const char c : letters)
        grid.tiles.emplace_back(1, c);
    return grid;
}

std::string spelled(const compact_board& board, cell_id cell) {
    std::string text;
    for (const auto which : board.letters(cell))
        text += board.alphabet().text(which);
    return text;
}

TEST(GridGraph, JoinsCellsThatTouch) {
    const auto grid = grid_of(3, 3, "abcdefghi");
    const auto eight = compact(grid_graph(grid));
    EXPECT_THAT(eight.neighbours(0), ElementsAre(1, 3, 4));
    EXPECT_THAT(eight.neighbours(4), ElementsAre(0, 1, 2, 3, 5, 6, 7, 8));
    EXPECT_THAT(eight.neighbours(5), ElementsAre(1, 2, 4, 7, 8));
    const auto four = compact(grid_graph(grid, neighbourhood::four));
    EXPECT_THAT(four.neighbours(0), ElementsAre(1, 3));
    EXPECT_THAT(four.neighbours(4), ElementsAre(1, 3, 5, 7));
    EXPECT_THAT(four.neighbours(8), ElementsAre(5, 7));
}

TEST(GridGraph, HandlesOneRowOneColumnOneCell) {
    EXPECT_THAT(compact(grid_graph(grid_of(1, 3, "abc"))).neighbours(1), ElementsAre(0, 2));
    EXPECT_THAT(compact(grid_graph(grid_of(3, 1, "abc"))).neighbours(1), ElementsAre(0, 2));
    EXPECT_THAT(compact(grid_graph(grid_of(1, 1, "a"))).neighbours(0), ElementsAre());
    EXPECT_EQ(compact(grid_graph(tile_grid{})).cell_count(), 0u);
}

TEST(GridGraph, EdgesAreMutualAndDistancesOne) {
    constexpr std::size_t rows = 7, columns = 5;
    const auto board = compact(grid_graph(grid_of(rows, columns, std::string(35, 'a'))));
    std::size_t arcs = 0;
    for (cell_id a = 0; a < board.cell_count(); ++a)
        for (const auto b : board.neighbours(a)) {
            ++arcs;
            const auto apart = [](std::size_t x, std::size_t y) { return x > y ? x - y : y - x; };
            const auto far =
                std::max(apart(a / columns, b / columns), apart(a % columns, b % columns));
            EXPECT_EQ(far, 1u) << a << ' ' << b;
            EXPECT_THAT(board.neighbours(b), testing::Contains(a));
        }
    EXPECT_EQ(arcs,
              2 * (rows * (columns - 1) + (rows - 1) * columns + 2 * (rows - 1) * (columns - 1)));
}

TEST(GridGraph, RefusesAWrongNumberOfTiles) {
    EXPECT_THROW(grid_graph(grid_of(2, 2, "abc")), std::invalid_argument);
}

TEST(CompactBoard, ReadsTilesAsLetters) {
    const tile_grid grid{2, 3, {"Qu", "Q", "É", "th", "T", "ß"}};
    const auto board = compact(grid_graph(grid));
    EXPECT_EQ(spelled(board, 0), "qu");
    EXPECT_EQ(spelled(board, 1), "q");
    EXPECT_EQ(spelled(board, 2), "é");
    EXPECT_EQ(spelled(board, 3), "th");
    EXPECT_EQ(spelled(board, 4), "t");
    EXPECT_EQ(spelled(board, 5), "ss");
    EXPECT_EQ(board.first_letter(3), board.first_letter(4)) << "case means nothing";
    EXPECT_EQ(board.alphabet().size(), 6u) << "h q s t u é";
    EXPECT_FALSE(board.one_letter_cells());
    EXPECT_THAT(board.place_begin(), ElementsAre(0, 2, 3, 4, 6, 7, 9));
}

TEST(CompactBoard, ReadsALoneQAsQuWhenAsked) {
    const tile_grid grid{1, 3, {"Q", "q", "A"}};
    const auto plain = compact(grid_graph(grid));
    EXPECT_TRUE(plain.one_letter_cells());
    EXPECT_EQ(plain.alphabet().size(), 2u);
    const auto qu = compact(grid_graph(grid), {.lone_q_is_qu = true});
    EXPECT_EQ(spelled(qu, 0), "qu");
    EXPECT_EQ(spelled(qu, 1), "qu");
    EXPECT_EQ(spelled(qu, 2), "a");
    EXPECT_EQ(qu.alphabet().size(), 3u);
}

/// An undirected graph of another type, with parallel edges and its own label property.
TEST(CompactBoard, TakesAnyLabelledGraph) {
    using named = boost::property<boost::vertex_name_t, std::string>;
    boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, named> ring(4);
    const auto names = get(boost::vertex_name, ring);
    for (std::size_t v = 0; v < 4; ++v)
        put(names, v, std::string(1, static_cast<char>('A' + v)));
    for (std::size_t v = 0; v < 4; ++v)
        add_edge(v, (v + 1) % 4, ring);
    add_edge(1, 0, ring);
    const auto board = compact(ring, get(boost::vertex_name, ring));
    EXPECT_EQ(board.cell_count(), 4u);
    EXPECT_THAT(board.neighbours(0), ElementsAre(1, 3));
    EXPECT_THAT(board.neighbours(1), ElementsAre(0, 2));
    EXPECT_EQ(spelled(board, 3), "d");
}

TEST(CompactBoard, FollowsArcsOneWayAndOtherStorage) {
    const std::vector<std::pair<int, int>> arcs{{0, 1}, {1, 2}, {0, 2}};
    const boost::compressed_sparse_row_graph<boost::directedS, cell> graph(
        boost::edges_are_unsorted, arcs.begin(), arcs.end(), 3);
    const std::vector<std::string> labels{"x", "y", "z"};
    const auto board = compact(
        graph, boost::make_iterator_property_map(labels.begin(), get(boost::vertex_index, graph)));
    EXPECT_THAT(board.neighbours(0), ElementsAre(1, 2));
    EXPECT_THAT(board.neighbours(2), ElementsAre());
}

TEST(CompactBoard, NamesTheCellWhoseLabelIsNoText) {
    for (const auto* label : {"", "7", "a b", "\xff", "a-"}) {
        boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, cell> graph(2);
        graph[0].text = "a";
        graph[1].text = label;
        try {
            compact(graph, get(&cell::text, graph));
            FAIL() << label;
        } catch (const std::invalid_argument& e) {
            EXPECT_THAT(e.what(), testing::HasSubstr("cell 1")) << e.what();
        }
    }
}

TEST(CompactBoard, RefusesNeighboursThatAreNoCells) {
    compact_board_builder builder;
    builder.add_cell("a");
    builder.add_neighbour(1);
    EXPECT_THROW(builder.finish(), std::invalid_argument);
}

TEST(CompactBoard, ConvertsAMillionCellsQuickly) {
    std::string letters;
    for (int i = 0; i < 1000000; ++i)
        letters += static_cast<char>('a' + i * 7 % 26);
    const auto grid = grid_of(1000, 1000, letters);
    const auto begin = std::chrono::steady_clock::now();
    const auto graph = grid_graph(grid);
    const auto built = std::chrono::steady_clock::now();
    const auto board = compact(graph);
    const auto end = std::chrono::steady_clock::now();
    EXPECT_EQ(board.cell_count(), 1000000u);
    EXPECT_EQ(board.neighbours(500500).size(), 8u);
    using seconds = std::chrono::duration<double>;
    std::cout << "graph " << seconds(built - begin).count() << " s, compact "
              << seconds(end - built).count() << " s\n";
    EXPECT_LT(seconds(end - begin).count(), 20) << "ten times what a slow machine needs";
}

} // namespace
