/// The goal of those who want every path: each solution of a space, in tree order.
#pragma once

#include <algorithm>
#include <istream>
#include <memory>
#include <utility>

#include <espalier/goals/all_solutions.hpp>

#include "boggle/compact_board.hpp"
#include "boggle/found_word.hpp"
#include "boggle/saved_word.hpp"
#include "boggle/trie.hpp"

namespace boggle {

/// `espalier::all_solutions` of `word_search`, which believes a saved search only
/// if what it found is on the board and in the lexicon.
template <espalier::StateSpace Space, Trie T>
class found_paths : public espalier::all_solutions<Space> {
    using all = espalier::all_solutions<Space>;

  public:
    found_paths(std::shared_ptr<const compact_board> board, std::shared_ptr<const T> trie)
        : board_(std::move(board)), trie_(std::move(trie)) {}

    bool load(std::istream& in) {
        if (!all::load(in)) return false;
        return std::ranges::all_of(all(*this).value(), [this](const found_word& each) {
            return is_on(*board_, *trie_, each);
        });
    }

  private:
    std::shared_ptr<const compact_board> board_;
    std::shared_ptr<const T> trie_;
};

} // namespace boggle
