#include "boggle/letters.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "boggle/text.hpp"

namespace boggle {

alphabet::alphabet(std::vector<std::string> letters) : texts_(std::move(letters)) {
    std::ranges::sort(texts_);
    const auto repeats = std::ranges::unique(texts_);
    texts_.erase(repeats.begin(), repeats.end());
    if (texts_.size() > no_letter)
        throw std::length_error("a board may have at most 65,535 different letters");
    by_byte_.fill(no_letter);
    for (std::size_t i = 0; i < texts_.size(); ++i) {
        const auto first = static_cast<unsigned char>(texts_[i].front());
        if (texts_[i].size() == 1 && first < 0x80) by_byte_[first] = static_cast<letter>(i);
    }
}

letter alphabet::find(std::string_view folded) const {
    const auto at = std::ranges::lower_bound(texts_, folded);
    return at != texts_.end() && *at == folded ? static_cast<letter>(at - texts_.begin())
                                               : no_letter;
}

namespace {

/// Appends the letters of a word that is all ASCII, as most are; false if some byte is not, or is
/// not in the alphabet.
bool spell_bytes(std::string_view word, const std::array<letter, 256>& by_byte,
                 std::vector<letter>& out) {
    const auto before = out.size();
    out.resize(before + word.size());
    letter* to = out.data() + before;
    for (const char c : word)
        if ((*to++ = by_byte[static_cast<unsigned char>(c)]) == no_letter) {
            out.resize(before);
            return false;
        }
    return true;
}

} // namespace

bool alphabet::spell(std::string_view folded, std::vector<letter>& out) const {
    if (spell_bytes(folded, by_byte_, out)) return true;
    if (std::ranges::all_of(folded, [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
        return false;
    const auto before = out.size();
    while (!folded.empty()) {
        const auto is_ascii = [&](std::size_t i) {
            return i >= folded.size() || static_cast<unsigned char>(folded[i]) < 0x80;
        };
        const bool single = is_ascii(0) && is_ascii(1);
        const auto size = single ? 1 : grapheme_size(folded);
        const auto which = single ? find_byte(static_cast<unsigned char>(folded.front()))
                                  : find(folded.substr(0, size));
        if (which == no_letter) {
            out.resize(before);
            return false;
        }
        out.push_back(which);
        folded.remove_prefix(size);
    }
    return true;
}

} // namespace boggle
