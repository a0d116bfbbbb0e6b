/// A board as the search loop needs it: numbers in a few flat arrays.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "boggle/letters.hpp"
#include "boggle/tile_grid.hpp"

namespace boggle {

/// How tiles are read.
struct tile_rules {
    bool lone_q_is_qu = false; ///< a cell that shows `Q` alone reads as `Qu`
    bool fold_accents = false; ///< `É` reads as `e` (see without_accents)
    /// What a wildcard may stand for: folded letters, each once (see letters_in).
    std::vector<std::string> any_letter = {};
};

/// The cells, the letters each reads as, and the cells that may follow each. Made by compact().
///
/// The letters of all cells lie one after another; the index of a letter there is its *place*. On a
/// board of one-letter cells places are cells.
///
/// A cell lies on a *spot*: a tile of the board as it is seen. On most boards cells are spots, but
/// a blocked tile has no cell, and a wildcard has one for each letter that it may stand for. A path
/// that may use a tile once may use one of its cells (see exclusive_search.hpp).
class compact_board {
  public:
    std::size_t cell_count() const noexcept { return letter_begin_.size() - 1; }

    /// Where a path stands before its first cell: no cell, but every cell that a path may begin
    /// with is a neighbour of it.
    cell_id start() const noexcept { return static_cast<cell_id>(cell_count()); }

    const boggle::alphabet& alphabet() const noexcept { return alphabet_; }

    /// Whether every cell reads as a single letter, so that `first_letter` says all.
    bool one_letter_cells() const noexcept { return letters_.size() == cell_count(); }

    /// The letters a cell reads as, at least one.
    std::span<const letter> letters(cell_id cell) const noexcept {
        return {letters_.data() + letter_begin_[cell], letters_.data() + letter_begin_[cell + 1]};
    }
    letter first_letter(cell_id cell) const noexcept { return letters_[letter_begin_[cell]]; }

    /// The cells that may follow a cell, or the start; ascending, each once.
    std::span<const cell_id> neighbours(cell_id cell) const noexcept {
        return {neighbours_.data() + neighbour_begin_[cell],
                neighbours_.data() + neighbour_begin_[cell + 1]};
    }

    /// The tile that a cell lies on; ascending with the cells.
    cell_id spot(cell_id cell) const noexcept { return spots_.empty() ? cell : spots_[cell]; }
    std::size_t spot_count() const noexcept { return spots_.empty() ? cell_count() : spot_count_; }

    /// Whether cells are spots.
    bool is_plain() const noexcept { return spots_.empty(); }

    /// Whether some tile has several cells.
    bool shares_spots() const noexcept { return shares_spots_; }

    /// The letters of all cells in the order of cells, and where each cell's begin (one more entry
    /// than cells).
    std::span<const letter> places() const noexcept { return letters_; }
    std::span<const std::uint32_t> place_begin() const noexcept { return letter_begin_; }

  private:
    friend class compact_board_builder;

    boggle::alphabet alphabet_;
    std::vector<letter> letters_;
    std::vector<std::uint32_t> letter_begin_{0};
    std::vector<cell_id> neighbours_;
    std::vector<std::uint32_t> neighbour_begin_{0, 0};
    std::vector<cell_id> spots_; ///< empty where cells are spots
    std::size_t spot_count_ = 0;
    bool shares_spots_ = false;
};

/// Where a cell of the builder lies, if not on a spot of its own, and whether a path may begin
/// there.
struct cell_place {
    cell_id spot = 0;
    bool begins = true;
};

/// Builds a compact board cell by cell; compact() drives it from a graph. Cells are numbered as
/// they are added, whatever becomes of them: what is blocked is left out at the end, and what may
/// stand for several letters becomes several cells.
class compact_board_builder {
  public:
    explicit compact_board_builder(tile_rules rules = {}) : rules_(std::move(rules)) {}

    void reserve(std::size_t cells, std::size_t arcs);

    /// Opens the next cell. Throws std::invalid_argument, naming the cell, if the label is neither
    /// made of letters nor a marker (see tile_grid.hpp).
    void add_cell(std::string_view label);

    /// The same for a cell that lies on the spot of others: for all cells of a board or for none,
    /// spots ascending.
    void add_cell(std::string_view label, cell_place place);

    /// Says that `next` may follow the cell opened last.
    void add_neighbour(cell_id next) { neighbours_.push_back(next); }

    /// Throws std::invalid_argument if a neighbour is not a cell. The builder is used up.
    compact_board finish();

  private:
    using reading = std::vector<std::string>; ///< letters

    /// What the cells of a tile may read as: one reading, or none, or several.
    struct tile {
        std::uint32_t first_reading, readings;
    };

    void close_cell();
    void end_of_neighbours();
    std::uint32_t tile_of(std::string_view label);
    void add_readings(std::string_view label);
    void spread();
    void spread_neighbours(const std::vector<cell_id>& first);
    void add_beginnings();

    tile_rules rules_;
    std::unordered_map<std::string, std::uint32_t> tile_ids_;
    std::vector<tile> tiles_;
    std::vector<reading> readings_;
    std::vector<std::uint32_t> cells_; ///< the tile of each
    std::vector<cell_place> places_;   ///< of each; empty if none was told
    std::vector<cell_id> neighbours_;
    std::vector<std::uint32_t> neighbour_begin_{0};
};

} // namespace boggle
