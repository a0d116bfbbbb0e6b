#include "boggle/batch_lexicon.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <string>
#include <utility>

#include "boggle/small_board.hpp"
#include "boggle/text.hpp"
#include "boggle/trie_layout.hpp"

namespace boggle {

namespace {

bool is_ascii(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

alphabet letters_of(const word_list& words) {
    std::array<bool, 128> seen{};
    std::vector<std::string> texts;
    for (word_id word = 0; word < words.size(); ++word) {
        const auto text = words.folded(word);
        if (is_ascii(text))
            for (const char c : text)
                seen[static_cast<unsigned char>(c)] = true;
        else
            for (const auto cluster : graphemes(text))
                texts.emplace_back(cluster);
    }
    for (std::size_t byte = 0; byte < seen.size(); ++byte)
        if (seen[byte]) texts.emplace_back(1, static_cast<char>(byte));
    return alphabet(std::move(texts));
}

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
        const auto begin = made.begin.back();
        all.spell(words.folded(word), made.letters);
        if (options.q_is_qu && q != no_letter && !join_qu(made.letters, begin, q, u)) continue;
        made.begin.push_back(made.letters.size());
        made.ids.push_back(word);
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
        const std::span letters(words.letters.data() + words.begin[i],
                                words.letters.data() + words.begin[i + 1]);
        if (std::ranges::any_of(letters, [&](letter l) { return numbers[l] == no_letter; }))
            continue;
        for (const letter each : letters)
            made.letters.push_back(numbers[each]);
        made.begin.push_back(made.letters.size());
        made.ids.push_back(words.ids[i]);
    }
    return made;
}

} // namespace

batch_lexicon::batch_lexicon(const word_list& words, const batch_options& options)
    : q_is_qu_(options.q_is_qu), all_(letters_of(words)), trie_(laid_out(words, options)),
      classes_(trie_.node_count()) {
    std::array<std::uint8_t, longest + 1> class_of{};
    for (std::size_t length = 0; length <= longest; ++length) {
        const auto points = score(options.scores, length);
        const auto known = std::ranges::find(points_, points);
        class_of[length] = static_cast<std::uint8_t>(known - points_.begin());
        if (known == points_.end()) points_.push_back(points);
    }
    for (trie_node node = 0; node < classes_.size(); ++node)
        if (const auto word = trie_.word_at(node); word != no_word)
            classes_[node] = class_of[words.length(word)];
}

mask_trie batch_lexicon::laid_out(const word_list& words, const batch_options& options) {
    auto made = spelled(words, all_, options);
    numbers_ = most_frequent(made, all_.size(), mask_trie::max_letters);
    if (all_.size() > mask_trie::max_letters) made = renumbered(made, numbers_);
    return mask_trie(lay_out(std::move(made)));
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
