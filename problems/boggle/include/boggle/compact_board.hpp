/// A board as the search loop needs it: numbers in a few flat arrays.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "boggle/letters.hpp"
#include "boggle/tile_grid.hpp"

namespace boggle {

/// How tiles are read.
struct tile_rules {
    bool lone_q_is_qu = false; ///< a cell that shows `Q` alone reads as `Qu`
    bool fold_accents = false; ///< `É` reads as `e` (see without_accents)
};

/// The cells, the letters each reads as, and the cells that may follow each. Made by compact().
///
/// The letters of all cells lie one after another; the index of a letter there is its *place*. On a
/// board of one-letter cells places are cells.
class compact_board {
  public:
    std::size_t cell_count() const noexcept { return letter_begin_.size() - 1; }

    /// Where a path stands before its first cell: no cell, but every cell is a neighbour of it.
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
};

/// Builds a compact board cell by cell; compact() drives it from a graph.
class compact_board_builder {
  public:
    explicit compact_board_builder(tile_rules rules = {}) : rules_(rules) {}

    void reserve(std::size_t cells, std::size_t arcs);

    /// Opens the next cell. Throws std::invalid_argument, naming the cell, if the label is not made
    /// of letters.
    void add_cell(std::string_view label);

    /// Says that `next` may follow the cell opened last.
    void add_neighbour(cell_id next) { neighbours_.push_back(next); }

    /// Throws std::invalid_argument if a neighbour is not a cell. The builder is used up.
    compact_board finish();

  private:
    void close_cell();
    void end_of_neighbours();
    std::uint32_t tile_of(std::string_view label);

    tile_rules rules_;
    std::unordered_map<std::string, std::uint32_t> tile_ids_;
    std::vector<std::vector<std::string>> tiles_;
    std::vector<std::uint32_t> cells_;
    std::vector<cell_id> neighbours_;
    std::vector<std::uint32_t> neighbour_begin_{0};
};

} // namespace boggle
