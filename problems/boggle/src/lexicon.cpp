#include "boggle/lexicon.hpp"

#include <algorithm>
#include <utility>

namespace boggle {

namespace {

/// Counts a word's letters against the board's, and forgets them again, in time linear in the word.
class letter_supply {
  public:
    explicit letter_supply(const compact_board& board) : left_(board.alphabet().size()) {
        for (const auto place : board.places())
            ++left_[place];
    }

    bool suffices(std::span<const letter> word) {
        std::size_t taken = 0;
        while (taken < word.size() && left_[word[taken]] > 0)
            --left_[word[taken++]];
        for (const auto which : word.first(taken))
            ++left_[which];
        return taken == word.size();
    }

  private:
    std::vector<std::uint32_t> left_;
};

} // namespace

lexicon make_lexicon(const word_list& words, const compact_board& board,
                     const lexicon_options& options) {
    lexicon_statistics counts;
    letter_supply supply(board);
    spelled_words kept;
    for (word_id id = 0; id < words.size(); ++id) {
        if (words.length(id) < options.min_length) {
            ++counts.too_short;
            continue;
        }
        if (!board.alphabet().spell(words.folded(id), kept.letters)) {
            ++counts.foreign_letters;
            continue;
        }
        const auto begin = kept.begin.back();
        if (!options.reuse && !supply.suffices(std::span(kept.letters).subspan(begin))) {
            ++counts.too_many_letters;
            kept.letters.resize(begin);
            continue;
        }
        counts.longest = std::max(counts.longest, kept.letters.size() - begin);
        kept.begin.push_back(kept.letters.size());
        kept.ids.push_back(id);
    }
    counts.words = kept.size();
    return {.trie = make_trie(lay_out(std::move(kept)), board.alphabet().size()),
            .statistics = counts};
}

} // namespace boggle
