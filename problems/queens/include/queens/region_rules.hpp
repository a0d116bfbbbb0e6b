/// Why a square of a regions puzzle takes no queen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queens/region_map.hpp"
#include "queens/square.hpp"

namespace queens {

/// What a queen rules out of the squares around it.
enum class obstacle {
    same_square,
    same_row,
    same_column,
    same_region,
    touching, ///< a neighbour along a diagonal: other neighbours share a row or column
};

/// Why no queen may stand on a square together with one that is there; nothing if both may.
std::optional<obstacle> obstacle_between(const region_map& map, const square& there,
                                         const square& candidate);

/// The same in words: "its column has the queen on c1", "it touches the queen on b2".
std::string text_of(const region_map& map, obstacle why, const square& there);

/// @throws std::invalid_argument for a map that is not n by n squares in n regions with letters,
/// for
///         queens beyond its board, and for two that are in each other's way: it names both
void check_placed(const region_map& map, const std::vector<square>& placed);

} // namespace queens
