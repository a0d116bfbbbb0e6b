/// A board as lists of occurrences are spread over it: where each letter stands, and what is
/// around.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "boggle/compact_board.hpp"

namespace boggle {

/// A plain grid: the first letter of each cell in a byte, rows one after another, with a border of
/// `wall` all around that is shared between the end of a row and the begin of the next. So the
/// cells around a position are at eight fixed distances from it, and need not be looked up.
struct padded_grid {
    static constexpr std::uint8_t wall = 31; ///< no letter has this number
    static constexpr unsigned all_eight = 0xff, four_sides = 0b01011010;

    std::uint32_t rows = 0, columns = 0;
    std::uint32_t stride = 0;
    unsigned sides = all_eight; ///< which of the eight, in reading order, are neighbours
    std::vector<std::uint8_t> letters;

    std::uint32_t position_of(cell_id cell) const noexcept {
        return (cell / columns + 1) * stride + cell % columns + 1;
    }
    cell_id cell_at(std::uint32_t position) const noexcept {
        return (position / stride - 1) * columns + position % stride - 1;
    }
};

/// The board as a padded grid, if it is one: up to 31 letters, cells numbered row by row, and for
/// neighbours all eight around or the four that share a side. O(cells + arcs).
std::optional<padded_grid> as_grid(const compact_board& board);

/// Where a path can stand. On a grid the position of a cell is its index there, for a path that has
/// come to the end of the cell's letters; before that it is larger by the size of the grid for the
/// first of the letters, twice that for the second, and so on. On other boards positions are places
/// (see compact_board).
class letter_field {
  public:
    static constexpr std::size_t unknown = ~std::size_t{0};

    /// With the length of the longest word, if that is known.
    explicit letter_field(std::shared_ptr<const compact_board> board,
                          std::size_t longest = unknown);

    const compact_board& board() const noexcept { return *board_; }
    const std::optional<padded_grid>& grid() const noexcept { return grid_; }
    std::size_t position_count() const noexcept {
        return grid_ ? grid_->letters.size() * most_letters_ : board_->places().size();
    }

    /// The positions that begin a cell with that letter, ascending; of cells that are alike for
    /// words of the longest length, the first.
    std::span<const std::uint32_t> starts(letter first) const noexcept {
        return {starts_.data() + start_begin_[first], starts_.data() + start_begin_[first + 1]};
    }
    bool ends_cell(std::uint32_t position) const noexcept {
        if (grid_) return position < grid_->letters.size();
        return cell_of_.empty() || position + 1 == board_->place_begin()[cell_of_[position] + 1];
    }
    cell_id cell_at(std::uint32_t position) const noexcept {
        if (grid_)
            return grid_->cell_at(position % static_cast<std::uint32_t>(grid_->letters.size()));
        return cell_of_.empty() ? position : cell_of_[position];
    }

    /// Whether every path that has come to that letter has come to the end of a cell.
    bool always_ends_cell(letter which) const noexcept { return !within_[which]; }

    /// The position at a letter of a cell, 0 for the first.
    std::uint32_t position_in(cell_id cell, std::size_t number) const noexcept {
        if (!grid_) return board_->place_begin()[cell] + static_cast<std::uint32_t>(number);
        const auto here = grid_->position_of(cell);
        return number + 1 == board_->letters(cell).size() ? here : beyond(here, number);
    }
    /// The number of the letter within its cell, for a position that does not end it.
    std::size_t number_in_cell(std::uint32_t position) const noexcept {
        if (grid_) return position / grid_->letters.size() - 1;
        return position - board_->place_begin()[cell_of_[position]];
    }

  private:
    std::vector<cell_id> cells_to_start_at(std::size_t longest) const;
    std::uint32_t beyond(std::uint32_t position, std::size_t number) const noexcept {
        return position + static_cast<std::uint32_t>(grid_->letters.size() * (number + 1));
    }

    std::shared_ptr<const compact_board> board_;
    std::optional<padded_grid> grid_;
    std::size_t most_letters_ = 1; ///< of a cell
    std::vector<bool> within_;     ///< whether a letter stands in a cell before its last
    std::vector<cell_id> cell_of_; ///< of each place; empty when each cell has one
    std::vector<std::uint32_t> starts_;
    std::vector<std::uint32_t> start_begin_;
};

} // namespace boggle
