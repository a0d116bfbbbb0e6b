/// The words that a walk would drown in, and from where each can still be spelled.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "boggle/compact_board.hpp"
#include "boggle/reach.hpp"
#include "boggle/trie.hpp"

namespace boggle {

/// From so many walks on that spell a beginning of it, a word is hard: to try them all takes a
/// second or so. (Of the 173,528 words of ENABLE2K on a board of 100 × 1000 cells, e and s by
/// turns, none has more than 2^24, and that board is of the worst.)
inline constexpr double many_walks = 1 << 25;

/// A hard word: `aaaa…ab` on a board of As with one B is the example.
struct hard_word {
    trie_node end;
    std::vector<letter> letters;
    std::vector<reach::set_id> rest; ///< for each letter, where it begins what is left from there
};

/// What `guided_search` goes by. Shared by workers, and not changed.
class guide {
  public:
    /// Takes words in ascending order. O(trie), and for each letter of them, if no word before
    /// ended alike, up to O(cells + arcs).
    guide(const any_trie& trie, std::shared_ptr<const compact_board> board,
          std::vector<hard_word> words);

    std::span<const hard_word> words() const noexcept { return words_; }

    /// Of some words with the same `length` first letters, those that go on with a letter.
    std::span<const hard_word> with(std::span<const hard_word> words, std::size_t length,
                                    letter next) const noexcept;

    /// Whether all words at the node and below it are among the hard ones.
    bool has_all_below(trie_node node, std::span<const hard_word> words) const noexcept {
        return words_below_[node] == words.size();
    }

    /// Whether what is left of a word from that letter on could be spelled from a place, if cells
    /// might be used again.
    bool may_spell(const hard_word& word, std::size_t from, std::uint32_t place) const noexcept {
        return reach_.has(word.rest[from], place);
    }

  private:
    reach reach_;
    std::vector<hard_word> words_;
    std::vector<std::uint32_t> words_below_; ///< at and below each node of the trie
};

/// The hard words of a trie whose longest word has so many letters, ascending. Walks are estimated
/// from how often letters are neighbours, for words of few different letters counted: such a word
/// may be hard in a corner of a board that is easy elsewhere. O(arcs + trie); much less where
/// letters have few neighbours alike, as on boards of random letters.
std::vector<hard_word> hard_words(const any_trie& trie, const compact_board& board,
                                  std::size_t longest);

/// The guide that a search needs; nothing if no word is hard.
std::shared_ptr<const guide> guide_if_needed(const any_trie& trie,
                                             std::shared_ptr<const compact_board> board,
                                             std::size_t longest);

} // namespace boggle
