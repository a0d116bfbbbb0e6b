/// The cells of a board, and which of them are neighbours.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace espalier {

/// A step on a board: rows down, columns to the right.
struct grid_step {
    int down;  ///< rows
    int right; ///< columns
};

/// To the four sides.
inline constexpr std::array<grid_step, 4> rook_steps{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};
/// To the four corners.
inline constexpr std::array<grid_step, 4> bishop_steps{{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};
/// To sides and corners.
inline constexpr std::array<grid_step, 8> king_steps{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
/// Two cells one way, one the other.
inline constexpr std::array<grid_step, 8> knight_steps{
    {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}}};

/// A board of rows and columns whose cells are numbered by rows from 0, and the neighbours of each.
///
///     const espalier::grid board(8, 8, espalier::knight_steps);
///     for (const int there : board.neighbours(here)) …
///
/// Neighbours are listed in the order of the steps, computed once: O(cells x steps) memory. With
/// `wraps` the board is a torus; a neighbour that two steps lead to, or the cell itself, is then
/// left out the second time.
class grid {
  public:
    /// @throws std::invalid_argument if a side is less than 1, or there are more than 2^30 cells
    grid(int rows, int columns, std::span<const grid_step> steps, bool wraps = false)
        : rows_(rows), columns_(columns) {
        if (rows < 1 || columns < 1 || rows > (1 << 30) / columns)
            throw std::invalid_argument("espalier: a board of " + std::to_string(rows) + " x " +
                                        std::to_string(columns) +
                                        " cells: each side must be 1 at "
                                        "least, and the product 2^30 at most");
        first_.push_back(0);
        for (int here = 0; here < cells(); ++here) {
            for (const grid_step step : steps)
                add_neighbour(here, row(here) + step.down, column(here) + step.right, wraps);
            first_.push_back(neighbours_.size());
        }
    }

    int rows() const { return rows_; }                     ///< from top to bottom
    int columns() const { return columns_; }               ///< from left to right
    int cells() const { return rows_ * columns_; }         ///< numbered row by row, from 0
    int row(int cell) const { return cell / columns_; }    ///< from 0
    int column(int cell) const { return cell % columns_; } ///< from 0
    int cell(int row, int column) const { return row * columns_ + column; } ///< its number
    /// Whether the row and the column are on the board.
    bool contains(int row, int column) const {
        return row >= 0 && row < rows_ && column >= 0 && column < columns_;
    }

    /// The neighbours of a cell. Lent by the grid.
    std::span<const int> neighbours(int cell) const {
        const auto here = static_cast<std::size_t>(cell);
        return std::span(neighbours_).subspan(first_[here], first_[here + 1] - first_[here]);
    }

    /// The same as a set of bits, bit c for cell c; for boards of up to 64 cells.
    std::uint64_t neighbour_mask(int cell) const {
        std::uint64_t mask = 0;
        for (const int there : neighbours(cell))
            mask |= std::uint64_t{1} << there;
        return mask;
    }

  private:
    void add_neighbour(int here, int row, int column, bool wraps) {
        if (wraps) {
            row = ((row % rows_) + rows_) % rows_;
            column = ((column % columns_) + columns_) % columns_;
        } else if (!contains(row, column)) {
            return;
        }
        const int there = cell(row, column);
        if (there == here) return;
        for (std::size_t k = first_.back(); k < neighbours_.size(); ++k)
            if (neighbours_[k] == there) return;
        neighbours_.push_back(there);
    }

    int rows_, columns_;
    std::vector<int> neighbours_; // of cell 0, then of cell 1 ...
    std::vector<std::size_t> first_;
};

} // namespace espalier
