#include "drawing.hpp"

#include <fmt/format.h>

#include <boggle/render.hpp>

namespace boggle_app {
namespace {

std::string drawn_path(const puzzle& given, std::span<const boggle::cell_id> path) {
    std::string text;
    for (std::size_t step = 0; step < path.size(); ++step)
        text += fmt::format("  {} [{}{}]", given.names.at(path[step]),
                            given.grid.tiles.at(path[step]), step + 1);
    return text + '\n';
}

std::string drawn_vertices(const puzzle& given) {
    std::vector<std::string> beside(given.names.size());
    for (const auto& [a, b] : given.lines) {
        beside.at(a) += ' ' + given.names.at(b);
        if (a != b) beside.at(b) += ' ' + given.names.at(a);
    }
    std::string text;
    for (std::size_t v = 0; v < beside.size(); ++v)
        text += fmt::format("{} {}:{}\n", given.names[v], given.grid.tiles[v], beside[v]);
    return text;
}

} // namespace

std::string drawing(const puzzle& given, std::span<const boggle::cell_id> path) {
    if (given.names.empty()) return boggle::draw(given.grid, path);
    return path.empty() ? drawn_vertices(given) : drawn_path(given, path);
}

} // namespace boggle_app
