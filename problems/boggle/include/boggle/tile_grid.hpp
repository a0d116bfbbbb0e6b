/// A rectangular board as it was written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace boggle {

/// A cell's number; on a grid row by row from 0.
using cell_id = std::uint32_t;

/// Tiles row by row, each the NFC text of what the file had in that cell: `a`, `Q`, `Qu`.
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
