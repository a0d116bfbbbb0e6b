/// The walk of a Boggle board as one writes it without an engine.
#pragma once

#include <cstdint>
#include <vector>

#include <boggle/compact_board.hpp>
#include <boggle/trie.hpp>

namespace by_hand {

/// Counts the paths that spell a word. The trie is followed cell by cell; a used cell reads as a
/// letter that no word has. For boards whose cells have one letter each.
template <boggle::Trie T>
class word_walk {
  public:
    word_walk(const boggle::compact_board& board, const T& trie)
        : board_(board), trie_(trie), reads_as_(board.places().begin(), board.places().end()) {}

    std::uint64_t count() {
        go_on(board_.start(), trie_.root());
        return words_;
    }

  private:
    void go_on(boggle::cell_id from, boggle::trie_node prefix) {
        if (trie_.word_at(prefix) != boggle::no_word) ++words_;
        for (const boggle::cell_id cell : board_.neighbours(from)) {
            const boggle::letter read = reads_as_[cell];
            const boggle::trie_node longer = trie_.child(prefix, read);
            if (longer == boggle::no_node) continue;
            reads_as_[cell] = T::strange_letter;
            path_.push_back(cell);
            go_on(cell, longer);
            path_.pop_back();
            reads_as_[cell] = read;
        }
    }

    const boggle::compact_board& board_;
    const T& trie_;
    std::vector<boggle::letter> reads_as_;
    std::vector<boggle::cell_id> path_;
    std::uint64_t words_ = 0;
};

} // namespace by_hand
