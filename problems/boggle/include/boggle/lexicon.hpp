/// The words of a list that a board could hold at all, as a trie over its letters.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "boggle/compact_board.hpp"
#include "boggle/trie.hpp"
#include "boggle/word_list.hpp"

namespace boggle {

struct lexicon_options {
    std::size_t min_length = 3; ///< in letters; a tile counts the letters it reads as
    bool reuse = false;         ///< a path may come back to a cell
    /// Words are refuted by pairs of letters too, that are nowhere neighbours: for large boards,
    /// where a search would come to all the places of what stands before them.
    bool pairs = false;
};

/// What became of the words; the first five make up the whole list.
struct lexicon_statistics {
    std::size_t words = 0;            ///< in the trie
    std::size_t too_short = 0;        ///< below the minimum length
    std::size_t foreign_letters = 0;  ///< with a letter that is not on the board
    std::size_t too_many_letters = 0; ///< with more of some letter than the board has
    std::size_t not_neighbours = 0;   ///< with letters that are never neighbours on the board
    std::size_t longest = 0;          ///< letters of the longest word in the trie
};

struct lexicon {
    any_trie trie;
    lexicon_statistics statistics;
};

/// The folded letters of a list, each once: what a wildcard of its board may stand for.
std::vector<std::string> letters_in(const word_list& words);

/// Words are refuted by their letters before any search: one that needs a letter the board lacks,
/// or more of a letter than there are tiles that may show it (unless cells may be used again),
/// never enters the trie. That alone answers `A…AB` on a board of As, where a search would try
/// millions of paths. Linear in the text of the list. Word numbers in the trie are those of the
/// list.
lexicon make_lexicon(const word_list& words, const compact_board& board,
                     const lexicon_options& options = {});

} // namespace boggle
