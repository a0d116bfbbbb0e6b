/// The state space of boards on which several cells share a tile.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "boggle/compact_board.hpp"
#include "boggle/found_word.hpp"
#include "boggle/found_words.hpp"
#include "boggle/trie.hpp"
#include "boggle/word_search.hpp"

namespace boggle {

/// A wildcard is a cell for each letter that it may stand for, and on a board of straight lines a
/// tile is a cell for each direction that leads to it. Cells of one tile exclude one another: this
/// is `word_search` with that much more to `promising`. Where cells may be used again, nothing is
/// excluded.
template <Trie T>
class exclusive_search {
  public:
    using choice_type = cell_id;

    exclusive_search(std::shared_ptr<const compact_board> board, std::shared_ptr<const T> trie,
                     cell_use use = cell_use::once)
        : board_(board), walk_(std::move(board), std::move(trie), use), use_(use),
          is_used_(board_->spot_count()) {}

    auto expand() const noexcept { return walk_.expand(); }
    bool promising(cell_id cell) const noexcept {
        return !is_used_[board_->spot(cell)] && walk_.promising(cell);
    }
    void apply(cell_id cell) {
        walk_.apply(cell);
        is_used_[board_->spot(cell)] = use_ == cell_use::once;
    }
    void undo(cell_id cell) noexcept {
        is_used_[board_->spot(cell)] = false;
        walk_.undo(cell);
    }
    bool is_solution() const noexcept { return walk_.is_solution(); }
    found_word solution() const { return walk_.solution(); }
    bool prune(const found_words<T>& known) const noexcept { return walk_.prune(known); }
    trie_node node() const noexcept { return walk_.node(); }

    friend bool operator==(const exclusive_search&, const exclusive_search&) = default;

  private:
    std::shared_ptr<const compact_board> board_;
    word_search<T> walk_;
    cell_use use_;
    std::vector<bool> is_used_; ///< of the spots
};

} // namespace boggle
