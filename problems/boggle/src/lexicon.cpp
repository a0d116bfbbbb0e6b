#include "boggle/lexicon.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <utility>

#include "boggle/letter_paths.hpp"
#include "boggle/text.hpp"

namespace boggle {

namespace {

/// Counts a word's letters against the board's, and forgets them again, in time linear in the word.
class letter_supply {
  public:
    explicit letter_supply(const compact_board& board) : left_(board.alphabet().size()) {
        for (cell_id cell = 0; cell < board.cell_count(); ++cell)
            if (!repeats(board, cell))
                for (const auto each : board.letters(cell))
                    ++left_[each];
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
    /// Whether the cell before lies on the same tile and reads the same: a path uses one of them.
    static bool repeats(const compact_board& board, cell_id cell) {
        return board.shares_spots() && cell > 0 && board.spot(cell) == board.spot(cell - 1) &&
               std::ranges::equal(board.letters(cell), board.letters(cell - 1));
    }

    std::vector<std::uint32_t> left_;
};

} // namespace

std::vector<std::string> letters_in(const word_list& words) {
    std::set<std::string, std::less<>> letters;
    std::uint32_t latin = 0;
    for (word_id id = 0; id < words.size(); ++id) {
        latin |= words.latin_letters(id);
        if (words.latin_letters(id) != 0) continue;
        for (const auto each : graphemes(words.folded(id)))
            if (!letters.contains(each)) letters.emplace(each);
    }
    for (char c = 'a'; c <= 'z'; ++c)
        if ((latin >> (c & 0x1f) & 1) != 0) letters.emplace(1, c);
    return {letters.begin(), letters.end()};
}

lexicon make_lexicon(const word_list& words, const compact_board& board,
                     const lexicon_options& options) {
    lexicon_statistics counts;
    letter_supply supply(board);
    std::optional<letter_paths> paths;
    if (options.pairs) paths.emplace(board);
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
        if (!options.reuse && !supply.suffices(kept.open_word())) {
            ++counts.too_many_letters;
            kept.drop_open_word();
            continue;
        }
        if (paths && !paths->admit(kept.open_word())) {
            ++counts.not_neighbours;
            kept.drop_open_word();
            continue;
        }
        counts.longest = std::max(counts.longest, kept.open_word().size());
        kept.end_word(id);
    }
    counts.words = kept.size();
    return {.trie = make_trie(std::move(kept), board.alphabet().size()), .statistics = counts};
}

} // namespace boggle
