#include "listing.hpp"

#include <algorithm>
#include <cstdint>

#include <boggle/scoring.hpp>

namespace boggle_app {
namespace {

using paths_of_word = std::span<const boggle::found_word>;

/// What words are listed by, the greatest first.
std::uint64_t rank(const told& all, boggle::word_id word) {
    const std::size_t length = all.given.words.length(word);
    switch (all.wanted.order) {
    case order::alpha:
        return 0;
    case order::length:
        return length;
    case order::score:
        return boggle::score(all.wanted.rules.scores, length);
    }
    return 0;
}

} // namespace

std::vector<paths_of_word> listing(const told& all) {
    std::vector<paths_of_word> words;
    for (paths_of_word left = all.found.found; !left.empty();) {
        words.push_back(all.found.paths_of(left.front().word));
        left = left.subspan(words.back().size());
    }
    std::ranges::sort(words, [&](const paths_of_word& a, const paths_of_word& b) {
        const auto x = a.front().word, y = b.front().word;
        const auto rank_of_x = rank(all, x), rank_of_y = rank(all, y);
        return rank_of_x != rank_of_y ? rank_of_x > rank_of_y : x < y;
    });
    return words;
}

} // namespace boggle_app
