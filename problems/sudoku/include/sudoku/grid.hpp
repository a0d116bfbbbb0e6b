/// Sudoku of any size, the most constrained cell first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <ranges>
#include <vector>

#include <espalier/ranges.hpp>

#include "sudoku/layout.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

/// The state space: at a node, the symbols that the cell with the fewest of them may have
/// (Haralick and Elliott 1980). `apply` draws the plain conclusions, until there are none: a cell
/// that has one symbol left takes it from the cells it sees, and a symbol that has one cell left in
/// a row, column or box stands there. So most puzzles need no choice at all.
///
///     espalier::first(sudoku::grid(puzzle)).value                          // a solution
///     espalier::count(sudoku::grid(puzzle), {.max_solutions = 2}).value    // 1: it is unique
///
/// A state is the set of cells that may have it for each symbol. The states of the path lie one
/// behind the other, so that going back is to forget the last one. O(side³ / 64) a conclusion;
/// O(depth · side³ / 64) memory.
class grid {
  public:
    using choice_type = int; ///< cell · side + symbol - 1, cells row by row from 0

    /// A layout that is given is shared; it must be of the puzzle's shape. Givens that contradict
    /// each other make a tree without a solution; `find_conflict` says which do.
    /// @throws std::invalid_argument for a shape that is none, and for cells that do not fit it
    explicit grid(const puzzle& given, std::shared_ptr<const layout> board = nullptr);

    auto expand() const {
        return espalier::set_bits(symbols_of(cell())) |
               std::views::transform([first = cell() * side()](int s) { return first + s; });
    }
    void apply(int placement);
    void undo(int) noexcept { states_.resize(states_.size() - state_size()); }
    bool is_solution() const { return cell() == solved; }
    symbols solution() const;

    /// The cell whose turn it is, below 0 where there is none.
    int cell() const { return static_cast<int>(states_.back()); }
    int side() const { return board_->shape().side(); }

    friend bool operator==(const grid& a, const grid& b) { return a.states_ == b.states_; }

  private:
    static constexpr int solved = -1;

    std::size_t state_size() const {
        return (static_cast<std::size_t>(side()) + 1) * board_->words() + 1;
    }
    /// The cells that may have the symbol, which counts from 0.
    const std::uint64_t* set(std::size_t symbol) const {
        return states_.data() + (states_.size() - state_size()) + symbol * board_->words();
    }
    std::uint32_t symbols_of(int cell) const;

    std::shared_ptr<const layout> board_;
    std::vector<std::uint64_t>
        states_; ///< of the path; each has the cells of each symbol, those
                 ///< whose symbol was taken from others, and whose turn it is
};

} // namespace sudoku
