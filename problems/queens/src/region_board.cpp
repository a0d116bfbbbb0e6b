#include "queens/region_board.hpp"

#include <algorithm>

#include "queens/region_rules.hpp"

namespace queens {
std::shared_ptr<const region_board::rules>
region_board::rules_of(const region_map& map, const std::vector<square>& placed) {
    check_placed(map, placed);
    auto made = std::make_shared<rules>();
    const auto is_left = [&](const square& candidate) {
        return std::ranges::all_of(placed, [&](const square& queen) {
            return queen == candidate || !obstacle_between(map, queen, candidate);
        });
    };
    std::uint32_t begun = 0;
    for (int row = map.n - 1; row >= 0; --row)
        for (int column = 0; column < map.n; ++column)
            if (is_left({row, column})) {
                const auto at = static_cast<std::size_t>(row);
                const std::uint32_t region = std::uint32_t{1} << map.region_of({row, column});
                made->left[at] |= std::uint32_t{1} << column;
                made->ends[at] |= region & ~begun;
                begun |= region;
            }
    for (const int region : map.regions)
        made->regions.push_back(std::uint32_t{1} << region);
    return made;
}

region_board::region_board(const region_map& map, const std::vector<square>& placed)
    : size_(map.n), rules_(rules_of(map, placed)) {}

} // namespace queens
