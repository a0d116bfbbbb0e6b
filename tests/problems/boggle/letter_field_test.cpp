/// Which boards are plain grids, and what their positions are.
#include "boggle/letter_field.hpp"

#include <random>
#include <set>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "boggle/alike.hpp"
#include "boggle/compact.hpp"

namespace {

using namespace boggle;

compact_board board_of(std::size_t rows, std::size_t columns, neighbourhood neighbours,
                       const std::string& tile = "a") {
    tile_grid grid{rows, columns, std::vector<std::string>(rows * columns, "b")};
    grid.tiles.back() = tile;
    return compact(grid_graph(grid, neighbours));
}

TEST(LetterField, KnowsGridsOfEverySize) {
    for (std::size_t rows = 1; rows < 5; ++rows)
        for (std::size_t columns = 1; columns < 5; ++columns)
            for (const auto neighbours : {neighbourhood::four, neighbourhood::eight}) {
                const auto board = board_of(rows, columns, neighbours);
                const auto grid = as_grid(board);
                ASSERT_TRUE(grid) << rows << " x " << columns;
                if (rows > 1 && columns > 1) {
                    EXPECT_EQ(grid->columns, columns);
                    EXPECT_EQ(grid->sides, neighbours == neighbourhood::eight
                                               ? padded_grid::all_eight
                                               : padded_grid::four_sides);
                }
                for (cell_id cell = 0; cell < board.cell_count(); ++cell) {
                    EXPECT_EQ(grid->cell_at(grid->position_of(cell)), cell);
                    EXPECT_EQ(grid->letters[grid->position_of(cell)], board.first_letter(cell));
                }
            }
}

/// A ring, and a grid with one arc more or less: only the lists of neighbours tell.
TEST(LetterField, TakesNothingElseForAGrid) {
    const auto graph_of = [](std::size_t cells, auto neighbours_of) {
        compact_board_builder builder;
        for (cell_id cell = 0; cell < cells; ++cell) {
            builder.add_cell("a");
            for (const cell_id next : neighbours_of(cell))
                builder.add_neighbour(next);
        }
        return builder.finish();
    };
    EXPECT_FALSE(as_grid(
        graph_of(5, [](cell_id c) { return std::vector<cell_id>{(c + 1) % 5, (c + 4) % 5}; })));
    EXPECT_FALSE(as_grid(graph_of(3, [](cell_id) { return std::vector<cell_id>{}; })));
    for (const cell_id wrong : {0u, 3u, 7u, 8u}) {
        const auto whole = board_of(3, 3, neighbourhood::eight);
        EXPECT_FALSE(as_grid(graph_of(9, [&](cell_id c) {
            const auto all = whole.neighbours(c);
            return std::vector<cell_id>(all.begin(), all.end() - (c == wrong));
        }))) << wrong;
        const cell_id far = wrong < 4 ? 8 : 0;
        EXPECT_FALSE(as_grid(graph_of(9, [&](cell_id c) {
            const auto all = whole.neighbours(c);
            std::vector<cell_id> more(all.begin(), all.end());
            if (c == wrong) more.push_back(far);
            return more;
        }))) << wrong;
    }
}

/// The first letter of BA has a position beyond the grid, the second the one of its cell.
TEST(LetterField, CountsLettersWhereTilesHaveSeveral) {
    const letter_field field(
        std::make_shared<const compact_board>(board_of(1, 3, neighbourhood::eight, "ba")));
    ASSERT_TRUE(field.grid());
    const auto at = [&](cell_id cell) { return field.grid()->position_of(cell); };
    const auto size = static_cast<std::uint32_t>(field.grid()->letters.size());
    EXPECT_THAT(field.starts(1), testing::ElementsAre(at(0), at(1), at(2) + size));
    EXPECT_THAT(field.starts(0), testing::IsEmpty());
    EXPECT_FALSE(field.ends_cell(at(2) + size));
    EXPECT_EQ(field.number_in_cell(at(2) + size), 0u);
    EXPECT_EQ(field.position_in(2, 1), at(2));
    EXPECT_EQ(field.cell_at(at(2) + size), 2u);
    EXPECT_TRUE(field.ends_cell(at(2)));
    EXPECT_FALSE(field.always_ends_cell(1));
    EXPECT_TRUE(field.always_ends_cell(0));
}

/// Where the board is no grid, positions are places.
TEST(LetterField, NumbersPlacesOfAnyGraph) {
    compact_board_builder builder;
    for (const char* const tile : {"a", "ba", "b"}) {
        builder.add_cell(tile);
        for (const cell_id next : {0u, 1u, 2u})
            builder.add_neighbour(next);
    }
    const letter_field field(std::make_shared<const compact_board>(builder.finish()));
    ASSERT_FALSE(field.grid());
    EXPECT_THAT(field.starts(1), testing::ElementsAre(1, 3));
    EXPECT_FALSE(field.ends_cell(1));
    EXPECT_EQ(field.number_in_cell(1), 0u);
    EXPECT_EQ(field.cell_at(2), 1u);
    EXPECT_EQ(field.position_in(1, 1), 2u);
}

/// The letters that `steps` in any direction lead over, and where the board ends.
std::string around(const tile_grid& grid, std::size_t cell, int steps) {
    std::string text;
    const auto row = static_cast<int>(cell / grid.columns);
    const auto column = static_cast<int>(cell % grid.columns);
    for (int r = row - steps; r <= row + steps; ++r)
        for (int c = column - steps; c <= column + steps; ++c) {
            const bool inside = r >= 0 && c >= 0 && r < static_cast<int>(grid.rows) &&
                                c < static_cast<int>(grid.columns);
            text += inside ? grid.tiles[static_cast<std::size_t>(r) * grid.columns +
                                        static_cast<std::size_t>(c)]
                           : "|";
        }
    return text;
}

/// On boards made of tiles, of which now and then a letter is another.
TEST(AlikeCells, HaveTheSameLettersAround) {
    std::mt19937 random(1);
    std::size_t left_out = 0;
    for (int round = 0; round < 200; ++round) {
        tile_grid grid{2 + random() % 9, 2 + random() % 9, {}};
        const auto high = 1 + random() % 3, wide = 1 + random() % 3, steps = random() % 4;
        const auto first_letter = random();
        for (std::size_t cell = 0; cell < grid.rows * grid.columns; ++cell) {
            const auto in_tile = cell / grid.columns % high * wide + cell % grid.columns % wide;
            grid.tiles.emplace_back(1, static_cast<char>('a' + (first_letter >> in_tile & 1)));
        }
        if (round % 4 == 0) grid.tiles[random() % grid.tiles.size()] = "c";
        const auto padded = as_grid(compact(grid_graph(grid)));
        ASSERT_TRUE(padded);
        const alike_cells alike(*padded, steps);
        std::set<std::string> of_first_ones;
        std::size_t cell = 0;
        for (; cell < grid.tiles.size(); ++cell) {
            const auto here = around(grid, cell, static_cast<int>(steps));
            if (alike.is_first(cell / padded->columns, cell % padded->columns)) {
                of_first_ones.insert(here);
                continue;
            }
            ++left_out;
            EXPECT_TRUE(of_first_ones.contains(here)) << round << ' ' << cell;
        }
    }
    EXPECT_GT(left_out, 1000u);
}

} // namespace
