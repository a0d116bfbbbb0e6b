/// Boards counted by joining their halves.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "queens/halves/subsets.hpp"
#include "queens/kernels.hpp"

namespace queens::half {

/// Where the queens of the two middle lines of an odd board are. By symmetry that of the middle
/// column is `below` the centre, and nearer to it than that of the middle row, which is in the
/// right half; or both are one queen, in the centre: `below` is 0. So it is for even boards, which
/// have no middle lines. (The other way round would do as well, but the nearer a queen is to the
/// centre the more it attacks, and that of the middle column thins out both halves.)
using middle_queens = int;

/// A board of which is known which rows are whose, and the queens of the outermost columns.
struct divided_board {
    middle_queens below = 0;
    subset a = 0; ///< see `profile`
    subset b = 0;
    std::span<const int> left_rows = {}; ///< of the queens in the outermost columns, from outside
    std::span<const int> right_rows = {};
};

/// Knows the placements of all blocks of a board. Shared by all workers; each function may be
/// called by several at once.
class joiner {
  public:
    virtual ~joiner() = default;

    /// How many of the outermost columns of each half are to be given.
    virtual int given_columns() const = 0;

    /// Makes the tables that `count` needs for these middle queens, unless they are there.
    virtual void prepare(middle_queens below) const = 0;

    /// The number of boards, in units (see `units_of`); nothing if a stop was requested before.
    /// @throws std::overflow_error if it does not fit 64 bits
    virtual std::optional<std::uint64_t> count(const divided_board& board,
                                               const std::stop_token& stop) const = 0;
};

enum class key_width { as_needed, wide };

/// None for boards below 4, whose halves are too small for two blocks.
std::unique_ptr<joiner> make_joiner(int n, kernels form, key_width width = key_width::as_needed);

} // namespace queens::half
