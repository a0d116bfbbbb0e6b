#include "boggle/word_list.hpp"

#include <algorithm>
#include <cstdint>

#include "boggle/leading_bytes.hpp"
#include "boggle/text.hpp"

namespace boggle {

namespace {

std::string without_apostrophes(std::string_view text) {
    constexpr std::string_view straight = "'", curved = "\u2019";
    std::string bare;
    while (!text.empty()) {
        const auto mark = text.starts_with(straight) ? straight.size()
                          : text.starts_with(curved) ? curved.size()
                                                     : 0;
        if (mark == 0) bare += text.front();
        text.remove_prefix(std::max<std::size_t>(mark, 1));
    }
    return bare;
}

} // namespace

std::string word_list::as_compared(std::string_view word) const {
    std::string text = fold(word);
    if (options_.fold_accents) text = without_accents(text);
    return options_.with_apostrophe == apostrophes::drop ? without_apostrophes(text) : text;
}

word_id word_list::find(std::string_view word) const {
    if (first_ill_formed(word) != std::string_view::npos) return no_word;
    const auto wanted = as_compared(word);
    const auto at =
        std::ranges::lower_bound(words_, wanted, {}, [&](const entry& e) { return folded_of(e); });
    if (at == words_.end() || folded_of(*at) != wanted) return no_word;
    return static_cast<word_id>(at - words_.begin());
}

/// Lists are mostly sorted; the others are sorted by their first bytes, which decides nearly all.
/// Of equal words the first in the file stays.
void word_list::sort_and_merge() {
    struct keyed {
        std::uint64_t key;
        std::uint32_t index;
    };
    const auto less = [&](const entry& a, const entry& b) { return before(a, b); };
    if (!std::ranges::is_sorted(words_, less)) {
        std::vector<keyed> order(words_.size());
        for (std::uint32_t i = 0; i < order.size(); ++i)
            order[i] = {.key = leading_bytes(i), .index = i};
        std::ranges::sort(order, [&](const keyed& a, const keyed& b) {
            if (a.key != b.key) return a.key < b.key;
            const auto x = folded_of(words_[a.index]);
            const auto y = folded_of(words_[b.index]);
            const auto comparison = x.compare(y);
            return comparison != 0 ? comparison < 0 : a.index < b.index;
        });
        std::vector<entry> sorted;
        sorted.reserve(order.size());
        for (const auto& k : order)
            sorted.push_back(words_[k.index]);
        words_ = std::move(sorted);
    }
    const auto same = [&](const entry& a, const entry& b) { return folded_of(a) == folded_of(b); };
    const auto all = words_.size();
    const auto repeats = std::ranges::unique(words_, same);
    words_.erase(repeats.begin(), repeats.end());
    statistics_.duplicates = all - words_.size();
}

} // namespace boggle
