#include "boggle/lexicon.hpp"

#include <algorithm>
#include <array>
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
    const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    std::set<std::string, std::less<>> letters;
    std::array<bool, 0x80> seen{};
    for (word_id id = 0; id < words.size(); ++id) {
        const auto word = words.folded(id);
        if (std::ranges::all_of(word, is_ascii))
            for (const char c : word)
                seen[static_cast<unsigned char>(c)] = true;
        else
            for (const auto each : graphemes(word))
                if (!letters.contains(each)) letters.emplace(each);
    }
    for (unsigned char c = 0; c < seen.size(); ++c)
        if (seen[c]) letters.emplace(1, static_cast<char>(c));
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
        const auto begin = kept.begin.back();
        if (!options.reuse && !supply.suffices(std::span(kept.letters).subspan(begin))) {
            ++counts.too_many_letters;
            kept.letters.resize(begin);
            continue;
        }
        if (paths && !paths->admit(std::span(kept.letters).subspan(begin))) {
            ++counts.not_neighbours;
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
