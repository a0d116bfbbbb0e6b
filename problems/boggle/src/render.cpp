#include "boggle/render.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "boggle/text.hpp"

namespace boggle {

std::string draw(const tile_grid& grid, std::span<const cell_id> path) {
    std::vector<std::string> marks(grid.tiles.size());
    for (std::size_t step = 0; step < path.size(); ++step) {
        auto& mark = marks.at(path[step]);
        mark += fmt::format("{}{}", mark.empty() ? "" : ",", step + 1);
    }
    std::vector<std::string> shown;
    std::size_t width = 0;
    for (std::size_t cell = 0; cell < marks.size(); ++cell) {
        const auto& tile = grid.tiles[cell];
        shown.push_back(marks[cell].empty() ? fmt::format(" {} ", tile)
                                            : fmt::format("[{}{}]", tile, marks[cell]));
        width = std::max(width, display_width(shown.back()));
    }
    std::string out;
    for (std::size_t cell = 0; cell < shown.size(); ++cell) {
        out += shown[cell];
        if ((cell + 1) % grid.columns != 0) {
            out.append(width - display_width(shown[cell]), ' ');
            continue;
        }
        out.erase(out.find_last_not_of(' ') + 1);
        out += '\n';
    }
    return out;
}

std::string board_text(const tile_grid& grid) {
    std::string out;
    for (std::size_t cell = 0; cell < grid.tiles.size(); ++cell)
        out.append(grid.tiles[cell]) += (cell + 1) % grid.columns == 0 ? '\n' : ' ';
    return out;
}

std::string path_text(std::size_t columns, std::span<const cell_id> path) {
    std::string out;
    for (const auto cell : path)
        out +=
            fmt::format("{}{},{}", out.empty() ? "" : " ", cell / columns + 1, cell % columns + 1);
    return out;
}

} // namespace boggle
