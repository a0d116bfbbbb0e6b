#include "queens/region_rules.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <stdexcept>

#include "queens/board_size.hpp"
#include "queens/square_name.hpp"

namespace queens {
namespace {

void check(const region_map& map) {
    const auto squares = static_cast<std::size_t>(board_size(map.n) * map.n);
    const auto is_region = [&](int region) { return region >= 0 && region < map.n; };
    if (map.regions.size() != squares || !std::ranges::all_of(map.regions, is_region) ||
        map.letters.size() != static_cast<std::size_t>(map.n))
        throw std::invalid_argument("queens: each square of a map is in one of " +
                                    std::to_string(map.n) + " regions with a letter each");
}

} // namespace

std::optional<obstacle> obstacle_between(const region_map& map, const square& there,
                                         const square& candidate) {
    if (there == candidate) return obstacle::same_square;
    if (there.row == candidate.row) return obstacle::same_row;
    if (there.column == candidate.column) return obstacle::same_column;
    if (map.region_of(there) == map.region_of(candidate)) return obstacle::same_region;
    if (std::abs(there.row - candidate.row) == 1 && std::abs(there.column - candidate.column) == 1)
        return obstacle::touching;
    return std::nullopt;
}

std::string text_of(const region_map& map, obstacle why, const square& there) {
    const std::string queen = "the queen on " + square_name(there);
    switch (why) {
    case obstacle::same_square:
        return queen + " is there";
    case obstacle::same_row:
        return "its row has " + queen;
    case obstacle::same_column:
        return "its column has " + queen;
    case obstacle::same_region:
        return std::string("its region ") + map.letter_of(there) + " has " + queen;
    case obstacle::touching:
        return "it touches " + queen;
    }
    return {};
}

void check_placed(const region_map& map, const std::vector<square>& placed) {
    check(map);
    const auto is_beyond = [&](int at) { return at < 0 || at >= map.n; };
    for (std::size_t a = 0; a < placed.size(); ++a) {
        if (is_beyond(placed[a].row) || is_beyond(placed[a].column))
            throw std::invalid_argument("queens: no square in row " +
                                        std::to_string(placed[a].row + 1) + ", column " +
                                        std::to_string(placed[a].column + 1) +
                                        " of a board of size " + std::to_string(map.n));
        for (std::size_t b = 0; b < a; ++b) {
            const auto why = obstacle_between(map, placed[b], placed[a]);
            if (why && *why != obstacle::same_square)
                throw std::invalid_argument("the queen on " + square_name(placed[a]) +
                                            " is in the way: " + text_of(map, *why, placed[b]));
        }
    }
}

} // namespace queens
