#include <string_view>

#include "boggle_app/puzzle.hpp"

namespace boggle_app {
namespace {

std::string_view without_blanks(std::string_view text) {
    constexpr std::string_view blanks = " \t";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace

std::vector<std::string> asked_words(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    std::vector<std::string> words;
    while (!text.empty()) {
        const auto end = text.find_first_of("\r\n");
        if (const auto word = without_blanks(text.substr(0, end)); !word.empty())
            words.emplace_back(word);
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    return words;
}

} // namespace boggle_app
