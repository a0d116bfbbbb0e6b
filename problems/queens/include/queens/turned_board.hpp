/// Placements that a rotation of the board leaves as they are, and what they tell of classes.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <stdexcept>

#include <espalier/checked_count.hpp>
#include <espalier/ranges.hpp>

#include "queens/board_symmetry.hpp"
#include "queens/conditions.hpp"

namespace queens {

namespace detail {

/// The lines taken by a set of queens that a half turn leaves as it is. By that symmetry whoever
/// is not attacked on one square is not attacked on its image.
class turned_lines {
  public:
    /// On a board of odd size the middle square is its own image and the middle row's only one.
    explicit turned_lines(const conditions& asked)
        : size_(board_size(asked.n)), mirrored_(is_empty(asked)), left_(squares_left(asked)),
          open_(static_cast<std::uint32_t>((std::uint64_t{1} << size_) - 1)) {
        const int middle = size_ / 2;
        if (size_ % 2 != 0 && (left(middle) & bit(middle)) != 0) place(middle, middle);
    }

    /// The free columns of a row, but for the two on the long diagonals, where a queen and her
    /// image attack each other. Without conditions only the left half of the first row is taken:
    /// the mirror images are the other half of all solutions.
    std::uint32_t free(int row) const {
        const auto attacked = static_cast<std::uint32_t>(sums_ >> row) |
                              static_cast<std::uint32_t>(differences_ >> (size_ - row));
        const std::uint32_t own = bit(row) | bit(size_ - 1 - row);
        const std::uint32_t half = row == 0 && mirrored_ ? bit(size_ / 2) - 1 : ~std::uint32_t{0};
        return open_ & left(row) & ~attacked & ~own & half;
    }

    /// A queen and her image under the half turn.
    void place_pair(int row, int column) {
        place(row, column);
        place(size_ - 1 - row, size_ - 1 - column);
    }

    int size() const { return size_; }
    std::uint32_t open() const { return open_; }
    std::uint64_t images() const { return mirrored_ && size_ > 1 ? 2 : 1; }

    friend bool operator==(const turned_lines&, const turned_lines&) = default;

  private:
    static std::uint32_t bit(int line) { return std::uint32_t{1} << line; }
    static bool is_empty(const conditions& asked) {
        return asked.allowed.empty() && asked.excluded == diagonals{} && asked.placed.empty();
    }

    std::uint32_t left(int row) const { return left_[static_cast<std::size_t>(row)]; }

    void place(int row, int column) {
        open_ &= ~bit(column);
        sums_ |= std::uint64_t{1} << (row + column);
        differences_ |= std::uint64_t{1} << (column - row + size_);
    }

    int size_;
    bool mirrored_;      ///< solutions come in pairs of mirror images
    row_masks left_;     ///< the squares that the conditions leave
    std::uint32_t open_; ///< columns without a queen
    std::uint64_t sums_ = 0;
    std::uint64_t differences_ = 0; ///< bit column - row + n
};

} // namespace detail

/// The state space of the placements that a half turn leaves as they are (OEIS A032522): queens in
/// pairs, row by row from the edge to the middle. On a board without conditions a solution stands
/// for its mirror image too.
class half_turn_board {
  public:
    using choice_type = std::uint32_t; ///< the bit of the next row's column

    /// The empty board of size n, 0 to 32. @throws std::invalid_argument for another size
    explicit half_turn_board(int n) : half_turn_board(conditions{.n = n}) {}

    /// A board that a half turn leaves as it is. @throws std::invalid_argument as `squares_left`
    explicit half_turn_board(const conditions& asked) : lines_(asked) {}

    auto expand() const {
        return espalier::single_bits<std::uint32_t>(is_solution() ? 0 : lines_.free(row_));
    }
    void apply(std::uint32_t square) {
        lines_.place_pair(row_, std::countr_zero(square));
        ++row_;
    }
    bool is_solution() const { return lines_.open() == 0; }
    std::uint64_t weight() const { return lines_.images(); }

    friend bool operator==(const half_turn_board&, const half_turn_board&) = default;

  private:
    detail::turned_lines lines_;
    int row_ = 0;
};

/// The same for the quarter turn (OEIS A033148): queens in fours, each time in the first row
/// without one. Row i has a queen when column i has one, so that all but the middle one are used up
/// in fours, and there is no solution unless n or n - 1 is a multiple of 4.
class quarter_turn_board {
  public:
    using choice_type = std::uint32_t; ///< the bit of the next row's column

    /// The empty board of size n, 0 to 32. @throws std::invalid_argument for another size
    explicit quarter_turn_board(int n) : quarter_turn_board(conditions{.n = n}) {}

    /// A board that a quarter turn leaves as it is. @throws std::invalid_argument as `squares_left`
    explicit quarter_turn_board(const conditions& asked) : lines_(asked) {}

    auto expand() const {
        const bool ends = is_solution() || lines_.size() % 4 > 1;
        return espalier::single_bits<std::uint32_t>(ends ? 0 : lines_.free(row()));
    }
    void apply(std::uint32_t square) {
        const int from = row();
        const int to = std::countr_zero(square);
        lines_.place_pair(from, to);
        lines_.place_pair(to, lines_.size() - 1 - from);
    }
    bool is_solution() const { return lines_.open() == 0; }
    std::uint64_t weight() const { return lines_.images(); }

    friend bool operator==(const quarter_turn_board&, const quarter_turn_board&) = default;

  private:
    int row() const { return std::countr_zero(lines_.open()); }

    detail::turned_lines lines_;
};

/// The number of classes under the symmetries of a board, by Burnside's lemma: the mean over the
/// operations of how many placements each leaves as they are. A reflection leaves none from n = 2
/// on: in a row it would map the queen to another column of that row, and across a diagonal every
/// queen would be on it or attack her image. So of a board with all eight symmetries (OEIS A002562)
/// the sum is all + half + 2 · quarter.
///
/// @param kept    the symmetries of the square board with its conditions
/// @param all     the number of placements
/// @param half    those that a half turn leaves as they are; not asked for if it is no symmetry
/// @param quarter those that a quarter turn leaves as they are; likewise
/// @throws std::invalid_argument for counts that cannot be those of a board
inline espalier::checked_count classes(const board_symmetry& kept, espalier::checked_count all,
                                       const espalier::checked_count& half,
                                       const espalier::checked_count& quarter) {
    if (kept.rows() < 2) return all;
    if (kept.has(symmetry::rotate_180)) all += half;
    if (kept.has(symmetry::rotate_90)) all += quarter;
    if (kept.has(symmetry::rotate_270)) all += quarter;
    if (all.divide(static_cast<std::uint64_t>(kept.size())) != 0)
        throw std::invalid_argument("queens: counts of placements that no board has");
    return all;
}

} // namespace queens
