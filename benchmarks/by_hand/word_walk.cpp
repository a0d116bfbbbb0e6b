#include "word_walk.hpp"

#include <vector>

namespace by_hand {
namespace {

/// Counts the paths that spell a word. The trie is followed cell by cell; a used cell reads as a
/// letter that no word has. For boards whose cells have one letter each.
class word_walk {
  public:
    word_walk(const boggle::compact_board& board, const boggle::mask_trie& trie)
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
            reads_as_[cell] = boggle::mask_trie::strange_letter;
            path_.push_back(cell);
            go_on(cell, longer);
            path_.pop_back();
            reads_as_[cell] = read;
        }
    }

    const boggle::compact_board& board_;
    const boggle::mask_trie& trie_;
    std::vector<boggle::letter> reads_as_;
    std::vector<boggle::cell_id> path_;
    std::uint64_t words_ = 0;
};

} // namespace

std::uint64_t word_paths(const boggle::compact_board& board, const boggle::mask_trie& trie) {
    return word_walk(board, trie).count();
}

} // namespace by_hand
