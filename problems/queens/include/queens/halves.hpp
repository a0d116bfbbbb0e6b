/// The N queens problem by halves: the fastest way to count.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>

#include <espalier/state_space.hpp>

#include "queens/board_size.hpp"
#include "queens/halves/eightfold.hpp"
#include "queens/halves/join.hpp"
#include "queens/placement.hpp"

namespace queens {

/// The state space of one board of each eight (see `half::ties`), whose first choices are which
/// rows are whose: which rows have their queen in the left half, and which in the right. That
/// divides the board into two halves that know of each other only by their diagonals, so that the
/// boards below such a node are pairs from two lists, and can be counted without being made:
/// `count_below` joins the two.
///
/// The choices, one after another, are for odd n where the middle queens are, then the subset `a`,
/// then the subset `b` of `half::profile`. After these come the columns from outside inwards, left
/// and right in turn, with the row of the queen in each, down to whole boards: for those who want
/// to see them, and as a second way to count.
///
///     espalier::count(queens::halves(16)).value == 14772512
///
/// A solution's weight is the number of boards it stands for, in thirds: 24, 12, 8 or 6, and 3 for
/// the boards of 0 and 1. Its copies share the tables of placements, which are made when they are
/// needed.
class halves {
  public:
    using choice_type = std::uint32_t;
    static constexpr std::uint64_t count_divisor = half::units;

    /// The empty board of size n, 0 to 32.
    /// @throws std::invalid_argument for another size
    explicit halves(int n, kernels form = kernels_in_use(),
                    half::key_width width = half::key_width::as_needed);

    std::span<const choice_type> expand() const;
    bool promising(choice_type choice) const;
    void apply(choice_type choice);
    void undo(choice_type choice) noexcept;
    bool is_solution() const;
    std::uint64_t weight() const;
    placement solution() const;

    /// Answers where all is known that is needed to join the halves; walk on before and behind.
    espalier::below count_below(const std::stop_token& stop) const;

    /// Makes all tables now, so that it is not the first nodes whose count takes longer: for those
    /// who measure.
    void prepare() const;

    friend bool operator==(const halves&, const halves&) = default;

  private:
    struct knowledge;

    /// What is chosen next.
    enum class stage : unsigned char { middle, top, bottom, columns };

    struct column {
        int number; ///< on the whole board, from 0
        int x;      ///< in its half
        bool right;
    };

    int half() const { return size_ / 2; }
    column next_column() const;
    void flip(int row, int number) noexcept;
    int board_ties() const;

    std::shared_ptr<const knowledge> known_;
    int size_;
    stage stage_;
    half::middle_queens below_ = 0;
    half::subset a_ = 0, b_ = 0;
    std::uint32_t left_free_ = 0, right_free_ = 0; // rows
    std::uint64_t sums_ = 0, differences_ = 0;     // diagonals, as in `textbook`
    int placed_ = 0;                               // columns, the middle one not among them
    std::array<std::array<int, largest_board / 2>, 2> rows_{}; // by half, from outside
};

} // namespace queens
