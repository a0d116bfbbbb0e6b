/// Many small boards as one state space: the root, and a child for each board.
#pragma once

#include <compare>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <ranges>
#include <utility>
#include <vector>

#include "boggle/board_scorer.hpp"
#include "boggle/scorer_pool.hpp"
#include "boggle/small_board.hpp"

namespace boggle {

/// The boards of one batch; one without a shape is not for the kernel.
using small_boards = std::vector<small_board>;

/// A pool for each lexicon of the boards, by its number.
using scorer_pools = std::vector<std::shared_ptr<scorer_pool>>;

/// A choice is a board, and each is a solution: its score, which the kernel answers at once. So
/// threads, limits and order are the engine's, as in any search:
///
///     board_batch batch(boards, {std::make_shared<scorer_pool>(lexicon)});
///     espalier::all(batch, {.threads = 0}).value   // the scores, in the order of the boards
class board_batch {
  public:
    using choice_type = std::uint32_t;

    /// At most 2^32 - 1 boards.
    board_batch(std::shared_ptr<const small_boards> boards, const scorer_pools& pools)
        : boards_(std::move(boards)), scorers_(pools.begin(), pools.end()) {}

    auto expand() const noexcept {
        const auto children = at_ == no_board ? boards_->size() : 0;
        return std::views::iota(choice_type{0}, static_cast<choice_type>(children));
    }
    void apply(choice_type board) noexcept { at_ = board; }
    void undo(choice_type) noexcept { at_ = no_board; }
    bool is_solution() const noexcept { return at_ != no_board; }

    /// Nothing for a board that is to be searched by `word_search`: it is not for the kernel, or
    /// the kernel gave up.
    std::optional<board_score> solution() const {
        const small_board& board = (*boards_)[at_];
        return board.shape ? scorers_[board.lexicon].get().score(board) : std::nullopt;
    }

    friend bool operator==(const board_batch& a, const board_batch& b) noexcept {
        return a.boards_ == b.boards_ && a.at_ == b.at_;
    }

  private:
    static constexpr choice_type no_board = std::numeric_limits<choice_type>::max();

    std::shared_ptr<const small_boards> boards_;
    choice_type at_ = no_board;
    mutable std::vector<leased_scorer>
        scorers_; ///< room to work in, nothing that an answer depends on
};

} // namespace boggle
