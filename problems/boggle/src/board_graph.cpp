#include "boggle/board_graph.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <utility>
#include <vector>

namespace boggle {

namespace {

using arcs = std::vector<std::pair<cell_id, cell_id>>;

/// Appends the arcs from one cell, ascending.
void add_arcs(const tile_grid& grid, std::size_t row, std::size_t column, bool corners, arcs& out) {
    const auto vertex = [&](std::size_t r, std::size_t c) {
        return static_cast<cell_id>(r * grid.columns + c);
    };
    const auto last_row = std::min(row + 1, grid.rows - 1);
    const auto last_column = std::min(column + 1, grid.columns - 1);
    for (auto r = row - std::min<std::size_t>(row, 1); r <= last_row; ++r)
        for (auto c = column - std::min<std::size_t>(column, 1); c <= last_column; ++c) {
            const bool same = r == row && c == column;
            const bool corner = r != row && c != column;
            if (same || (corner && !corners)) continue;
            out.emplace_back(vertex(row, column), vertex(r, c));
        }
}

/// The same on a board without edges, where on a narrow one several ways lead to one cell.
void add_wrapped_arcs(const tile_grid& grid, std::size_t row, std::size_t column, bool corners,
                      arcs& out) {
    const auto cell = static_cast<cell_id>(row * grid.columns + column);
    const auto first = static_cast<std::ptrdiff_t>(out.size());
    for (const std::size_t r : {row + grid.rows - 1, row, row + 1})
        for (const std::size_t c : {column + grid.columns - 1, column, column + 1}) {
            if (!corners && r != row && c != column) continue;
            const auto next = static_cast<cell_id>(r % grid.rows * grid.columns + c % grid.columns);
            if (next != cell) out.emplace_back(cell, next);
        }
    std::sort(out.begin() + first, out.end());
    out.erase(std::unique(out.begin() + first, out.end()), out.end());
}

} // namespace

board_graph grid_graph(const tile_grid& grid, neighbourhood neighbours, boggle::edges edges) {
    const auto cells = grid.tiles.size();
    if (grid.rows * grid.columns != cells)
        throw std::invalid_argument("a grid needs rows * columns tiles");
    if (cells >= std::size_t{1} << 29)
        throw std::length_error("a grid may have at most 2^29 - 1 cells");
    arcs list;
    list.reserve(cells * static_cast<std::size_t>(neighbours));
    for (std::size_t row = 0; row < grid.rows; ++row)
        for (std::size_t column = 0; column < grid.columns; ++column)
            (edges == edges::wrap ? add_wrapped_arcs : add_arcs)(
                grid, row, column, neighbours == neighbourhood::eight, list);
    board_graph graph(boost::edges_are_sorted, list.begin(), list.end(),
                      static_cast<cell_id>(cells), static_cast<std::uint32_t>(list.size()));
    for (std::size_t i = 0; i < cells; ++i)
        graph[static_cast<cell_id>(i)].text = grid.tiles[i];
    return graph;
}

} // namespace boggle
