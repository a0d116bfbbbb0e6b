/// N queens, the most constrained row first: one solution of a large board, almost without backing
/// out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "queens/conditions.hpp"
#include "queens/middle_first.hpp"
#include "queens/placement.hpp"

namespace queens {

/// The state space in which the next queen is put in the row that has the fewest free squares left
/// (Haralick and Elliott, Increasing Tree Search Efficiency for Constraint Satisfaction Problems,
/// Artificial Intelligence 14, 1980), and there on the square nearest the middle, which attacks
/// the most but leaves the short diagonals to the others. It is complete: every solution is below.
///
///     espalier::first(queens::smallest_domain(1000)).value   // after some 1000 nodes
///
/// A node costs O(n), for a queen takes at most three squares from each other row; O(n) memory.
/// Which of several equally constrained rows comes first matters: for most orders there is hardly a
/// dead end, for some the search never comes back from one. So the order is drawn from a seed, and
/// `any_placement` tries another one when it takes too long.
class smallest_domain {
  public:
    using choice_type = int; ///< the column of the queen in the row whose turn it is, from 0

    /// The empty board. @throws std::invalid_argument for a negative size
    explicit smallest_domain(int n, std::uint64_t seed = 0);

    /// A board with conditions: a row whose queen is placed has one square, and so comes first.
    /// @throws std::invalid_argument for conditions that contradict, see `squares_left`
    explicit smallest_domain(const conditions& asked, std::uint64_t seed = 0);

    middle_first expand() const { return middle_first(is_solution() ? 0 : size()); }
    bool promising(int column) const { return is_free(row_, column); }
    void apply(int column);
    void undo(int column) noexcept;
    bool is_solution() const { return filled_.size() == columns_.size(); }
    placement solution() const { return columns_; }

    /// The row whose turn it is, from 0.
    int row() const { return row_; }

    friend bool operator==(const smallest_domain&, const smallest_domain&) = default;

  private:
    int size() const { return static_cast<int>(columns_.size()); }
    bool is_free(int row, int column) const;
    void set(int row, int column, bool taken) noexcept;
    void change_domains(int row, int column, int by) noexcept;
    int most_constrained() const noexcept;

    int row_ = 0;
    std::vector<std::uint32_t> left_; ///< by row, the columns that the conditions leave; empty: all
    std::vector<int> order_;          ///< of equally constrained rows
    placement columns_;               ///< of each row's queen, or `nobody`
    std::vector<int> filled_;         ///< the rows with a queen, as they were filled
    std::vector<int> domains_;        ///< the free squares of each row without a queen
    std::vector<std::uint8_t> column_taken_, sum_taken_, difference_taken_;
};

} // namespace queens
