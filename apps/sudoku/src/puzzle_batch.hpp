/// Many puzzles as one state space: the root, and a child for each puzzle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <ranges>
#include <utility>
#include <vector>

#include <sudoku/layout.hpp>
#include <sudoku/puzzle_reader.hpp>

#include "answering.hpp"

namespace sudoku_app {

/// A puzzle of a list and its board, which puzzles of one shape share.
struct listed_puzzle {
    sudoku::written_puzzle written;
    std::shared_ptr<const sudoku::layout> board;
};

/// A choice is a puzzle, and each is a solution: what is answered to it. So threads and order are
/// the engine's, as in any search:
///
///     espalier::all(puzzle_batch(puzzles, how), {.threads = 0}).value   // in the order of the
///     list
class puzzle_batch {
  public:
    using choice_type = std::uint32_t;

    /// The puzzles and how they are answered must outlive the batch.
    puzzle_batch(const std::vector<listed_puzzle>& puzzles, const answering& how)
        : puzzles_(&puzzles), how_(&how) {}

    auto expand() const noexcept {
        const std::size_t children = at_ == none ? puzzles_->size() : 0;
        return std::views::iota(choice_type{0}, static_cast<choice_type>(children));
    }
    void apply(choice_type puzzle) noexcept { at_ = puzzle; }
    void undo(choice_type) noexcept { at_ = none; }
    bool is_solution() const noexcept { return at_ != none; }

    /// The number of the puzzle, and its answer.
    std::pair<choice_type, answer> solution() const {
        const listed_puzzle& here = (*puzzles_)[at_];
        return {at_, how_->to(here.written.puzzle, here.board)};
    }

  private:
    static constexpr choice_type none = std::numeric_limits<choice_type>::max();

    const std::vector<listed_puzzle>* puzzles_;
    const answering* how_;
    choice_type at_ = none;
};

} // namespace sudoku_app
