/// The symmetries that a board keeps with all that is on it.
///
///     queens::picture board(8, 8);
///     board.at(0, 0) = queens::mark::hole;
///     queens::symmetries_of(board).size()   // 2: the identity and the transposition
#pragma once

#include <bit>
#include <cstdint>
#include <span>

#include "queens/board_size.hpp"
#include "queens/picture.hpp"
#include "queens/square.hpp"
#include "queens/symmetry.hpp"

namespace queens {

/// A group of operations on a board of so many rows and columns: the identity alone by default. It
/// is as small as can be, for spaces that are copied at every level have one.
class board_symmetry {
  public:
    board_symmetry() = default;
    /// @throws std::invalid_argument for a size below 0 or above `largest_board`
    board_symmetry(int rows, int columns)
        : rows_(static_cast<std::uint8_t>(board_size(rows))),
          columns_(static_cast<std::uint8_t>(board_size(columns))) {}

    /// All eight operations on the board of n by n squares.
    static board_symmetry of_square(int n) {
        board_symmetry all(n, n);
        for (const symmetry each : all_symmetries)
            all.add(each);
        return all;
    }

    int rows() const { return rows_; }
    int columns() const { return columns_; }

    /// The caller sees to it that the result is a group.
    void add(symmetry operation) { operations_ |= bit(operation); }
    bool has(symmetry operation) const { return (operations_ & bit(operation)) != 0; }
    int size() const { return std::popcount(operations_); }
    bool is_trivial() const { return operations_ == bit(symmetry::identity); }

    friend bool operator==(const board_symmetry&, const board_symmetry&) = default;

  private:
    static constexpr std::uint8_t bit(symmetry operation) {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(operation));
    }

    std::uint8_t rows_ = 0;
    std::uint8_t columns_ = 0;
    std::uint8_t operations_ = bit(symmetry::identity);
};

/// The operations after which every square looks as before, and two squares lie in one region if
/// they did before: the stabiliser of the board. O(squares)
/// @throws std::invalid_argument for more than `largest_board` rows or columns
board_symmetry symmetries_of(const picture& board);

/// Whether the placement is the lexicographically least of its images.
/// @throws std::invalid_argument unless there is a queen in each row and column
bool is_canonical(std::span<const int> queens, const board_symmetry& kept);

/// The same of pieces on any squares, in ascending order. O(pieces · log(pieces))
bool is_canonical(std::span<const square> pieces, const board_symmetry& kept);

} // namespace queens
