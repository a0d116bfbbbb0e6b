/// One queen in each row, column and region, no two touching.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <ranges>
#include <vector>

#include "queens/board_size.hpp"
#include "queens/placement.hpp"
#include "queens/region_map.hpp"
#include "queens/square.hpp"

namespace queens {

/// The state space of a regions puzzle: row by row, columns in order, each child judged by tests
/// that can be named. Queens that were placed before leave only their squares in their rows.
///
///     espalier::first(queens::region_board(map)).value
class region_board {
  public:
    using choice_type = int; ///< the column of the next row's queen, from 0

    /// @throws std::invalid_argument for a map that is none, and for a queen placed beyond the
    /// board
    ///         or in the way of another one
    explicit region_board(const region_map& map, const std::vector<square>& placed = {});

    auto expand() const { return std::views::iota(0, row_ < size_ ? size_ : 0); }

    bool promising(int column) const {
        return is_left(column) && !column_is_taken(column) && !touches_the_last(column) &&
               !region_is_taken(column) && !strands_a_region(column);
    }

    /// The tests of `promising`, of a square in the next row. What the queens placed before leave:
    bool is_left(int column) const { return (rules_->left[row()] >> column & 1U) != 0; }
    bool column_is_taken(int column) const { return (columns_ >> column & 1U) != 0; }
    bool region_is_taken(int column) const { return (regions_ & region(column)) != 0; }
    bool touches_the_last(int column) const {
        return row_ > 0 && column - queens_[row() - 1] <= 1 && queens_[row() - 1] - column <= 1;
    }
    /// Whether a region whose last square is in this row would be left without a queen.
    bool strands_a_region(int column) const {
        return (rules_->ends[row()] & ~(regions_ | region(column))) != 0;
    }

    void apply(int column) {
        columns_ ^= std::uint32_t{1} << column;
        before_[row()] = regions_;
        regions_ |= region(column);
        queens_[row()] = column;
        ++row_;
    }

    void undo(int column) noexcept {
        --row_;
        queens_[row()] = 0;
        regions_ = before_[row()];
        before_[row()] = 0;
        columns_ ^= std::uint32_t{1} << column;
    }

    bool is_solution() const { return row_ == size_; }

    placement solution() const { return {queens_.begin(), queens_.begin() + row_}; }

    friend bool operator==(const region_board&, const region_board&) = default;

  private:
    using words = std::array<std::uint32_t, largest_board>;

    /// What does not change, shared by all copies.
    struct rules {
        std::vector<std::uint32_t> regions; ///< of the squares, as bits
        words left{};                       ///< by row, the columns that are left
        words ends{};                       ///< by row, the regions that have no later square
    };

    static std::shared_ptr<const rules> rules_of(const region_map& map,
                                                 const std::vector<square>& placed);

    std::size_t row() const { return static_cast<std::size_t>(row_); }
    std::uint32_t region(int column) const {
        return rules_->regions[static_cast<std::size_t>(row_ * size_ + column)];
    }

    int size_;
    int row_ = 0;
    std::uint32_t columns_ = 0;
    std::uint32_t regions_ = 0;
    std::shared_ptr<const rules> rules_;
    std::array<int, largest_board> queens_{};
    words before_{}; // the regions taken, by row
};

} // namespace queens
