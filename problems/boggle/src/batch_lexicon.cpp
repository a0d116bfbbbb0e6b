#include "boggle/batch_lexicon.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <string>
#include <utility>

#include "boggle/lexicon.hpp"
#include "boggle/small_board.hpp"
#include "boggle/text.hpp"
#include "boggle/trie_layout.hpp"
#include "mask_trie_parts.hpp"

namespace boggle {

namespace {

/// Makes each q with the u behind it one letter; false, and no word, if a q has none. The words
/// that are left keep their order, for then every q is followed by the same.
bool join_qu(std::vector<letter>& letters, std::size_t begin, letter q, letter u) {
    auto to = begin;
    for (auto from = begin; from < letters.size(); ++from) {
        letters[to++] = letters[from];
        if (letters[from] != q) continue;
        if (++from == letters.size() || letters[from] != u) {
            letters.resize(begin);
            return false;
        }
    }
    letters.resize(to);
    return true;
}

spelled_words spelled(const word_list& words, const alphabet& all, const batch_options& options) {
    const letter q = all.find("q"), u = all.find("u");
    spelled_words made;
    for (word_id word = 0; word < words.size(); ++word) {
        const auto length = words.length(word);
        if (length < options.min_length || length > batch_lexicon::longest) continue;
        all.spell(words.folded(word), made.letters);
        const auto begin = made.begin.back();
        if (options.q_is_qu && q != no_letter && !join_qu(made.letters, begin, q, u)) continue;
        made.end_word(word);
    }
    return made;
}

/// The new number of each letter: those that come most often keep their order, the others have
/// `no_letter`.
std::vector<letter> most_frequent(const spelled_words& words, std::size_t all, std::size_t most) {
    std::vector<std::size_t> count(all);
    for (const letter each : words.letters)
        ++count[each];
    std::vector<letter> by_count(all);
    std::iota(by_count.begin(), by_count.end(), letter{0});
    std::ranges::sort(by_count, std::ranges::greater(),
                      [&](letter l) { return std::pair(count[l], l); });
    by_count.resize(std::min(all, most));
    std::ranges::sort(by_count);
    std::vector<letter> numbers(all, no_letter);
    for (std::size_t i = 0; i < by_count.size(); ++i)
        numbers[by_count[i]] = static_cast<letter>(i);
    return numbers;
}

/// The words without those that have a letter without a number.
spelled_words renumbered(const spelled_words& words, const std::vector<letter>& numbers) {
    spelled_words made;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto letters = words.word(i);
        if (std::ranges::any_of(letters, [&](letter l) { return numbers[l] == no_letter; }))
            continue;
        for (const letter each : letters)
            made.letters.push_back(numbers[each]);
        made.end_word(words.ids[i]);
    }
    return made;
}

/// Words of letters from a to z as they lie in the list, which takes no memory and half the time.
class latin_words {
  public:
    static bool are_all(const word_list& words) {
        for (word_id word = 0; word < words.size(); ++word)
            if (words.latin_letters(word) == 0) return false;
        return true;
    }

    latin_words(const word_list& words, const alphabet& all, const batch_options& options)
        : words_(words), all_(all), q_is_qu_(options.q_is_qu) {
        ids_.reserve(words.size());
        for (word_id word = 0; word < words.size(); ++word) {
            const auto length = words.length(word);
            if (length < options.min_length || length > batch_lexicon::longest) continue;
            if (q_is_qu_ && has_bare_q(word)) continue;
            ids_.push_back(word);
        }
    }

    // What they are to a trie_plan.
    std::size_t size() const noexcept { return ids_.size(); }
    word_id id(std::size_t i) const noexcept { return ids_[i]; }
    std::string_view word(std::size_t i) const noexcept { return words_.folded(ids_[i]); }
    letter edge(std::string_view word, std::size_t at) const noexcept {
        if (q_is_qu_ && word[at] == 'u' && at > 0 && word[at - 1] == 'q') return no_letter;
        return all_.find_byte(static_cast<unsigned char>(word[at]));
    }

    std::size_t shared(std::size_t i) const noexcept {
        constexpr std::size_t leading = 8;
        const auto differing = words_.leading_bytes(ids_[i - 1]) ^ words_.leading_bytes(ids_[i]);
        if (differing != 0) return static_cast<std::size_t>(std::countl_zero(differing)) / 8;
        const auto a = word(i - 1).substr(leading), b = word(i).substr(leading);
        return leading + static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
    }
    std::size_t level(std::size_t i, std::size_t symbols) const noexcept {
        if (!q_is_qu_ || !has_q(ids_[i])) return symbols;
        const auto joined = std::ranges::count(word(i).substr(0, symbols), 'q');
        return symbols - static_cast<std::size_t>(joined);
    }

  private:
    bool has_q(word_id which) const noexcept {
        return (words_.latin_letters(which) >> ('q' & 0x1f) & 1) != 0;
    }
    bool has_bare_q(word_id which) const {
        if (!has_q(which)) return false;
        const auto text = words_.folded(which);
        for (auto at = text.find('q'); at != text.npos; at = text.find('q', at + 1))
            if (text.substr(at, 2) != "qu") return true;
        return false;
    }

    const word_list& words_;
    const alphabet& all_;
    bool q_is_qu_;
    std::vector<word_id> ids_;
};

} // namespace

batch_lexicon::batch_lexicon(const word_list& words, const batch_options& options)
    : q_is_qu_(options.q_is_qu), all_(letters_in(words)), trie_(laid_out(words, options)),
      classes_(trie_.node_count()) {
    std::array<std::uint8_t, longest + 1> class_of{};
    for (std::size_t length = 0; length <= longest; ++length) {
        const auto points = score(options.scores, length);
        const auto known = std::ranges::find(points_, points);
        class_of[length] = static_cast<std::uint8_t>(known - points_.begin());
        if (known == points_.end()) points_.push_back(points);
    }
    std::vector<std::uint8_t> class_of_word(words.size() + 1); // the last for nodes without a word
    for (word_id word = 0; word < words.size(); ++word)
        class_of_word[word] = class_of[std::min(words.length(word), longest)];
    for (trie_node node = 0; node < classes_.size(); ++node)
        classes_[node] = class_of_word[std::min<std::size_t>(trie_.words()[node], words.size())];
}

mask_trie batch_lexicon::laid_out(const word_list& words, const batch_options& options) {
    if (latin_words::are_all(words)) {
        numbers_.resize(all_.size());
        std::iota(numbers_.begin(), numbers_.end(), letter{0});
        return mask_trie(mask_trie_parts(latin_words(words, all_, options)));
    }
    auto made = spelled(words, all_, options);
    numbers_ = most_frequent(made, all_.size(), mask_trie::max_letters);
    if (all_.size() > mask_trie::max_letters) made = renumbered(made, numbers_);
    return mask_trie(std::move(made));
}

std::optional<std::uint8_t> batch_lexicon::number_of(std::string_view tile) const {
    if (q_is_qu_) {
        if (tile == "q") return std::nullopt;
        if (tile == "qu") tile.remove_suffix(1);
    }
    if (tile.empty() || grapheme_size(tile) != tile.size()) return std::nullopt;
    const letter found = all_.find(tile);
    if (found == no_letter) return small_board::strange;
    if (numbers_[found] == no_letter) return std::nullopt;
    return static_cast<std::uint8_t>(numbers_[found]);
}

} // namespace boggle
