/// A rectangular board as it was written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace boggle {

/// A cell's number; on a grid row by row from 0.
using cell_id = std::uint32_t;

/// Whether a tile is one that no path enters: `#`, a block, or `.`, where the board has a hole.
inline bool is_blocked(std::string_view tile) noexcept {
    return tile == "#" || tile == ".";
}

/// Whether a tile stands for any letter, another one in each word: `*` or `?`.
inline bool is_wildcard(std::string_view tile) noexcept {
    return tile == "*" || tile == "?";
}

/// Tiles row by row, each the NFC text of what the file had in that cell: `a`, `Q`, `Qu`, `#`.
struct tile_grid {
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<std::string> tiles;

    const std::string& at(std::size_t row, std::size_t column) const {
        return tiles.at(row * columns + column);
    }
    friend bool operator==(const tile_grid&, const tile_grid&) = default;
};

} // namespace boggle
