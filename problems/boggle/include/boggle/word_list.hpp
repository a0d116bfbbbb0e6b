/// The words of a list, each once, in the order of their folded text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "boggle/kernels.hpp"
#include "boggle/leading_bytes.hpp"
#include "boggle/letters.hpp"

namespace boggle {

/// A word's number in its list: ascending numbers are ascending words.
using word_id = std::uint32_t;
inline constexpr word_id no_word = std::numeric_limits<word_id>::max();

/// What becomes of words written with a capital.
enum class capitals {
    fold, ///< case means nothing: every word of the file counts
    skip, ///< words with a capital are names and do not count (for lists such as Debian's)
};

/// What becomes of words with an apostrophe.
enum class apostrophes {
    skip, ///< they do not count, for no board has one
    drop, ///< they count as if they had none: `it's` is `its`
};

struct word_options {
    /// Folding is what most lists want: tournament lists come wholly in capitals or wholly without,
    /// and people write short lists of their own as they like. Lists that mix names into common
    /// words can be told apart only by whoever chose the list.
    capitals with_capital = capitals::fold;
    apostrophes with_apostrophe = apostrophes::skip;
    bool fold_accents = false; ///< `é` is `e`, on the board as well (tile_rules)
};

/// What a word file held. `lines` is the sum of the words and of all that follows it here.
struct word_statistics {
    std::size_t lines = 0; ///< a last line without an end counts, nothing after an end does not
    std::size_t blank = 0; ///< lines without any text
    std::size_t duplicates = 0;       ///< the same word again, whatever its case
    std::size_t capitals = 0;         ///< names, with capitals::skip
    std::size_t apostrophes = 0;      ///< `it's`, with apostrophes::skip
    std::size_t other_characters = 0; ///< digits, hyphens, blanks within: nothing a board has
    std::size_t ill_formed = 0;       ///< not UTF-8
    std::size_t first_ill_formed = 0; ///< the line of the first of these; 0 if there is none
    std::size_t passed_over = 0;      ///< with letters of no board, by read_words_of alone

    friend bool operator==(const word_statistics&, const word_statistics&) = default;
};

/// Words that consist of letters of any script.
class word_list {
  public:
    std::size_t size() const noexcept { return words_.size(); }

    /// A word as it stood in the file (in its first spelling, without blanks around it).
    std::string_view spelling(word_id which) const noexcept {
        return view(text_, words_[which].spelling);
    }
    /// The word in NFC and case-folded, without what the options drop: as it is compared.
    std::string_view folded(word_id which) const noexcept { return folded_of(words_[which]); }
    /// The number of its letters.
    std::size_t length(word_id which) const noexcept {
        const entry& e = words_[which];
        return e.folding == none ? e.spelling.size : foldings_[e.folding].length;
    }
    /// The first eight bytes of its folded text as a number that orders as they do.
    std::uint64_t leading_bytes(word_id which) const noexcept {
        const entry& e = words_[which];
        const std::size_t readable = e.folding == none ? text_.size() - e.spelling.begin : 0;
        return boggle::leading_bytes(folded_of(e), readable);
    }
    /// The set of its letters if it is written in a to z alone: `c` is the bit `c & 0x1f`. Else 0.
    std::uint32_t latin_letters(word_id which) const noexcept { return words_[which].letters; }

    /// The number of a word in any spelling, or `no_word`. O(log size).
    word_id find(std::string_view word) const;

    const word_statistics& statistics() const noexcept { return statistics_; }

  private:
    friend class word_parser;

    struct piece {
        std::uint32_t begin, size;
    };
    /// Of a word that is not folded as it is spelled, or not of ASCII.
    struct folding {
        piece text;
        std::uint32_t length;
    };
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
    struct entry {
        piece spelling;
        std::uint32_t letters, folding;
    };
    static std::string_view view(const std::string& text, piece p) noexcept {
        return {text.data() + p.begin, p.size};
    }
    std::string_view folded_of(const entry& e) const noexcept {
        return e.folding == none ? view(text_, e.spelling)
                                 : view(folded_, foldings_[e.folding].text);
    }
    /// A word in NFC, case-folded, and as the options say.
    std::string as_compared(std::string_view word) const;
    bool before(const entry& a, const entry& b) const noexcept {
        return folded_of(a) < folded_of(b);
    }
    void sort_and_merge();

    std::string text_;
    std::string folded_;
    std::vector<folding> foldings_;
    std::vector<entry> words_;
    word_options options_;
    word_statistics statistics_;
};

/// Reads a word file as it comes: one word a line (LF, CR LF or CR), in any order and case, with or
/// without a byte order mark. What cannot be on a board is skipped and counted. Throws input_error
/// for a file that is no text (NUL bytes, UTF-16), cannot be read or has 4 GiB or more.
word_list read_words(std::istream& in, std::string_view name, const word_options& options = {});

/// The same from text that is at hand.
word_list parse_words(std::string text, std::string_view name, const word_options& options = {});

/// Reads what matters to boards that have these letters: a line of letters from a to z is passed
/// over if one of them is not there, without a look at what else it is. What is left is read and
/// counted as by read_words, and so are errors. Several times as fast as read_words, unless nearly
/// all of a to z are there: then it does the same.
word_list read_words_of(const alphabet& letters, std::istream& in, std::string_view name,
                        const word_options& options = {}, kernels form = kernels_in_use());

} // namespace boggle
