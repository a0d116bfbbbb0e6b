/// A board as it is to be drawn: of any shape, with any pieces, as text or as an image.
///
///     queens::picture board(3, 5);
///     board.at(0, 2) = queens::mark::queen;
///     board.at(2, 4) = queens::mark::hole;
///     std::cout << queens::draw(board, {.layout = queens::layout::boxes});
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "queens/conditions.hpp"

namespace queens {

/// What stands on a square.
enum class mark : unsigned char {
    empty,
    queen,
    rook,
    bishop,
    knight,
    king,
    hole, ///< takes no piece
    wall, ///< takes no piece and ends the lines of the others
};

inline constexpr std::size_t mark_count = 8;

/// Rows from the top, columns from the left, both from 0.
class picture {
  public:
    /// An empty board. @throws std::invalid_argument for a negative size.
    picture(int rows, int columns);

    int rows() const noexcept { return rows_; }
    int columns() const noexcept { return columns_; }

    /// @throws std::invalid_argument for a square that is not on the board.
    mark& at(int row, int column) { return marks_[index(row, column)]; }
    mark at(int row, int column) const { return marks_[index(row, column)]; }

    /// The region of every square, from 0, row by row; where given, lines are drawn between regions
    /// alone. @throws std::invalid_argument unless there is one for each square.
    void divide(std::vector<int> regions);
    bool is_divided() const noexcept { return !regions_.empty(); }
    int region(int row, int column) const { return regions_[index(row, column)]; }

    /// Whether a line lies above the square, or to its left: at the edge, and between two regions
    /// or, without regions, any two squares. `row` and `column` may be one past the last.
    bool line_above(int row, int column) const;
    bool line_before(int row, int column) const;

    /// Whether it is one of the dark squares of a chequered board, as the one below the top left
    /// corner is.
    static bool is_dark(int row, int column) noexcept { return (row + column) % 2 != 0; }

  private:
    std::size_t index(int row, int column) const;

    int rows_;
    int columns_;
    std::vector<mark> marks_;
    std::vector<int> regions_;
};

/// A square board with a queen in each row.
/// @throws std::invalid_argument for a column that is not on it.
picture picture_of(std::span<const int> queens);

/// Makes holes of the squares without a piece on which `asked` lets no queen stand.
/// @throws std::invalid_argument for a picture that is not square and of its size
void mark_blocked(picture& board, const conditions& asked);

/// The name of a column, from 0: a to z, then aa, ab and so on, as on spreadsheets.
std::string column_name(int column);

} // namespace queens
