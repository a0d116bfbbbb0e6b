#include "boggle/guide.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace boggle {

guide::guide(const any_trie& trie, std::shared_ptr<const compact_board> board,
             std::vector<hard_word> words)
    : reach_(std::move(board)), words_(std::move(words)),
      words_below_(std::visit([](const auto& form) { return words_below(form); }, trie)) {
    for (hard_word& word : words_) {
        word.rest.resize(word.letters.size());
        auto rest = reach::nothing();
        for (auto i = word.letters.size(); i-- > 0;)
            word.rest[i] = rest = reach_.before(rest, word.letters[i]);
    }
}

std::span<const hard_word> guide::with(std::span<const hard_word> words, std::size_t length,
                                       letter next) const noexcept {
    const auto letter_then = [length](const hard_word& word) {
        return word.letters.size() > length ? word.letters[length] + 1 : 0;
    };
    const auto found = std::ranges::equal_range(words, next + 1, {}, letter_then);
    return {found.begin(), found.end()};
}

std::shared_ptr<const guide> guide_if_needed(const any_trie& trie,
                                             std::shared_ptr<const compact_board> board,
                                             std::size_t longest) {
    auto words = hard_words(trie, *board, longest);
    if (words.empty()) return nullptr;
    return std::make_shared<const guide>(trie, std::move(board), std::move(words));
}

} // namespace boggle
