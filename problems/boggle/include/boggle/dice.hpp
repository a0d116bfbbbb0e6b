/// The dice of the published games, and boards rolled with them.
///
///     espalier::uniform_draw draw(seed);
///     const boggle::tile_grid board = boggle::roll(boggle::dice_of("4x4"), draw);
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <espalier/uniform_draw.hpp>

#include "boggle/tile_grid.hpp"

namespace boggle {

/// One die for each cell of a square board.
struct dice_set {
    std::string name;  ///< `5x5-2012`
    std::string title; ///< what it is, for people
    std::size_t side = 0;
    std::vector<std::array<std::string, 6>> dice; ///< the faces: `A`, `Qu`, or `#`, a blank one
};

/// All sets, in this order: 4x4 (1987), 4x4-1976, 5x5, 5x5-challenge, 5x5-deluxe, 5x5-2012, 6x6.
/// (The faces as owners of the games counted them: boardgamegeek.com, thread 300883.)
std::span<const dice_set> dice_sets();

/// The set of that name. Throws std::out_of_range for any other.
const dice_set& dice_of(std::string_view name);

/// The dice in a random order, each with a random face up; every outcome is equally likely. The
/// same draws give the same board on every machine: the dice are shuffled first, then the faces are
/// drawn row by row. O(cells)
tile_grid roll(const dice_set& set, espalier::uniform_draw& draw);

} // namespace boggle
