#include "boggle/line_board.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <vector>

namespace boggle {

namespace {

struct direction {
    int down, right;
    friend bool operator==(const direction&, const direction&) = default;
};

/// Where a step from `at` leads on one axis, or nothing.
std::optional<std::size_t> stepped(std::size_t at, int step, std::size_t size, bool wraps) {
    if (step < 0 && at == 0) return wraps ? std::optional(size - 1) : std::nullopt;
    if (step > 0 && at + 1 == size) return wraps ? std::optional(std::size_t{0}) : std::nullopt;
    return at + static_cast<std::size_t>(step + 1) - 1;
}

/// On a board that wraps and is one or two wide, several directions are the same, or none.
std::vector<direction> directions_of(const tile_grid& grid, bool wraps) {
    const auto reduced = [&](int step, std::size_t size) {
        if (!wraps || size > 2) return step;
        return size == 1 ? 0 : std::abs(step);
    };
    std::vector<direction> all;
    for (const int down : {-1, 0, 1})
        for (const int right : {-1, 0, 1}) {
            const direction each{reduced(down, grid.rows), reduced(right, grid.columns)};
            const bool moves = each != direction{0, 0};
            if (moves && std::ranges::find(all, each) == all.end()) all.push_back(each);
        }
    return all;
}

} // namespace

compact_board line_board(const tile_grid& grid, const tile_rules& rules, bool wraps) {
    const auto tiles = grid.tiles.size();
    if (grid.rows * grid.columns != tiles)
        throw std::invalid_argument("a grid needs rows * columns tiles");
    const auto directions = directions_of(grid, wraps);
    const auto cells_of_tile = directions.size() + 1;
    compact_board_builder builder(rules);
    builder.reserve(tiles * cells_of_tile, 2 * tiles * directions.size());
    const auto add_next = [&](std::size_t tile, std::size_t which) {
        const auto [down, right] = directions[which];
        const auto row = stepped(tile / grid.columns, down, grid.rows, wraps);
        const auto column = stepped(tile % grid.columns, right, grid.columns, wraps);
        if (!row || !column) return;
        const auto next = (*row * grid.columns + *column) * cells_of_tile + which + 1;
        builder.add_neighbour(static_cast<cell_id>(next));
    };
    for (std::size_t tile = 0; tile < tiles; ++tile) {
        const auto spot = static_cast<cell_id>(tile);
        builder.add_cell(grid.tiles[tile], {.spot = spot, .begins = true});
        for (std::size_t which = 0; which < directions.size(); ++which)
            add_next(tile, which);
        for (std::size_t which = 0; which < directions.size(); ++which) {
            builder.add_cell(grid.tiles[tile], {.spot = spot, .begins = false});
            add_next(tile, which);
        }
    }
    return builder.finish();
}

} // namespace boggle
