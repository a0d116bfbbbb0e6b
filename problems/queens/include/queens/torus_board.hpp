/// Queens on a torus: what leaves the board on one side comes in on the other.
#pragma once

#include <cstdint>
#include <numeric>

#include <espalier/ranges.hpp>

#include "queens/board_size.hpp"

namespace queens {

/// The bit board whose diagonals wrap: its words turn where the bit board's shift. Counts are OEIS
/// A007705 (28 for N = 7).
///
/// There are solutions if and only if N has no factor 2 or 3 (G. Pólya, Über die
/// "doppelt-periodischen" Lösungen des n-Damen-Problems, 1918), so on other boards every square is
/// attacked from the start.
class torus_board {
  public:
    using choice_type = std::uint32_t; ///< the bit of the next row's column

    /// The empty board of size n, 0 to 32.
    /// @throws std::invalid_argument for another size
    explicit torus_board(int n)
        : size_(board_size(n)), all_(static_cast<std::uint32_t>((std::uint64_t{1} << size_) - 1)),
          open_(all_), leftward_(std::gcd(n, 6) == 1 ? 0 : all_) {}

    auto expand() const { return espalier::single_bits<std::uint32_t>(free()); }

    void apply(std::uint32_t square) {
        open_ ^= square;
        const std::uint32_t left = leftward_ | square;
        const std::uint32_t right = rightward_ | square;
        leftward_ = (left << 1 | left >> (size_ - 1)) & all_;
        rightward_ = (right >> 1 | right << (size_ - 1)) & all_;
    }

    bool is_solution() const { return open_ == 0; }

    int size() const { return size_; }

    /// The bits of the columns in which the next row's queen would be attacked by nobody.
    std::uint32_t free() const { return open_ & ~(leftward_ | rightward_); }

    friend bool operator==(const torus_board&, const torus_board&) = default;

  private:
    int size_;
    std::uint32_t all_;
    std::uint32_t open_;
    std::uint32_t leftward_;
    std::uint32_t rightward_ = 0;
};

/// The same solutions for those who count: a torus may be moved along its columns and reflected
/// in the first one, so of 2N solutions one is walked, with its first queen in the first column
/// and the second left of the middle. (The second one is never in the first column, and N is odd:
/// the 2N images differ.)
class torus_board_by_symmetry {
  public:
    using choice_type = torus_board::choice_type;

    explicit torus_board_by_symmetry(int n)
        : board_(n), here_(1), next_((std::uint32_t{2} << (n / 2)) - 1) {}

    auto expand() const { return espalier::single_bits<std::uint32_t>(board_.free() & here_); }

    void apply(std::uint32_t square) {
        board_.apply(square);
        here_ = next_;
        next_ = ~std::uint32_t{0};
    }

    bool is_solution() const { return board_.is_solution(); }

    std::uint64_t weight() const {
        const int n = board_.size();
        return n > 1 ? 2 * static_cast<std::uint64_t>(n) : 1;
    }

    friend bool operator==(const torus_board_by_symmetry&,
                           const torus_board_by_symmetry&) = default;

  private:
    torus_board board_;
    std::uint32_t here_; // the columns that this row may use, for symmetry's sake
    std::uint32_t next_; // and the row after it
};

} // namespace queens
