/// The words of a list for many small boards: one trie, made once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "boggle/letters.hpp"
#include "boggle/mask_trie.hpp"
#include "boggle/scoring.hpp"
#include "boggle/word_list.hpp"

namespace boggle {

struct batch_options {
    std::size_t min_length = 3; ///< in letters
    /// The boards have tiles that read as `qu`, and none that reads as `q`: then `qu` is one letter
    /// of the trie, and a word with another q is on no board.
    bool q_is_qu = false;
    score_table scores = score_table::standard();
};

/// Unlike `lexicon` it does not know the boards, so it leaves out no word but those that no board
/// of the kind can hold. The trie takes 30 letters: of a list that has more (French has some 40)
/// the most frequent, and boards with one of the others are not for this lexicon.
class batch_lexicon {
  public:
    /// Longer words fit no board of 64 tiles of two letters and are left out.
    static constexpr std::size_t longest = 128;

    /// Linear in the text of the list. Word numbers in the trie are those of the list.
    explicit batch_lexicon(const word_list& words, const batch_options& options = {});

    /// The number of a tile, by its folded text: that of its letter, `small_board::strange` if no
    /// word of the list has it; nothing if boards with that tile are not for this lexicon.
    std::optional<std::uint8_t> number_of(std::string_view tile) const;

    const mask_trie& trie() const noexcept { return trie_; }

    /// The words that earn the same are a class. For each node, if a word ends there, its class.
    const std::vector<std::uint8_t>& classes() const noexcept { return classes_; }
    /// The points of each class; never empty.
    const std::vector<std::uint64_t>& points() const noexcept { return points_; }

  private:
    mask_trie laid_out(const word_list& words, const batch_options& options);

    bool q_is_qu_;
    boggle::alphabet all_;        ///< the letters of the list
    std::vector<letter> numbers_; ///< in the trie, of each of them; `no_letter` if it is not there
    mask_trie trie_;
    std::vector<std::uint8_t> classes_;
    std::vector<std::uint64_t> points_;
};

} // namespace boggle
