#include "word_parser.hpp"

#include <array>
#include <cstdint>
#include <istream>
#include <utility>

#include "boggle/leading_bytes.hpp"
#include "boggle/text.hpp"
#include "line_filter.hpp"
#include "source_text.hpp"

namespace boggle {

namespace {

/// What a byte says about its line; the bits of a line are collected in one pass. Bits 1 to 26 are
/// letters, as in word_list::latin_letters.
constexpr std::uint32_t letter_bits = 0x07fffffe;
enum byte_class : std::uint32_t {
    line_end = 1,
    capital = std::uint32_t{1} << 27,
    blank = std::uint32_t{1} << 28,
    apostrophe = std::uint32_t{1} << 29,
    other = std::uint32_t{1} << 30,
    high = std::uint32_t{1} << 31, ///< part of a character beyond ASCII
};

constexpr auto byte_classes = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::size_t byte = 0; byte < table.size(); ++byte)
        table[byte] = byte < 128 ? other : high;
    for (std::size_t i = 1; i <= 26; ++i) {
        table['a' - 1 + i] = std::uint32_t{1} << i;
        table['A' - 1 + i] = std::uint32_t{1} << i | capital;
    }
    table[' '] = table['\t'] = blank;
    table['\''] = apostrophe;
    table['\n'] = table['\r'] = line_end;
    return table;
}();

std::uint32_t narrow(std::size_t n) {
    return static_cast<std::uint32_t>(n);
}

std::uint32_t class_of(char c) {
    return byte_classes[static_cast<unsigned char>(c)];
}

std::uint32_t classes_in(std::string_view text) {
    std::uint32_t seen = 0;
    for (const char c : text)
        seen |= class_of(c);
    return seen;
}

std::string_view trimmed(std::string_view line) {
    const auto begin = line.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return line.substr(0, 0);
    return line.substr(begin, line.find_last_not_of(" \t") + 1 - begin);
}

/// A word of ASCII letters in lower case.
std::string small(std::string_view word) {
    std::string made(word);
    for (char& c : made)
        c = static_cast<char>(c | 0x20);
    return made;
}

/// Few lists have shorter lines on average: memory that is reserved for more words than there are
/// is never touched, and costs nothing.
constexpr std::size_t shortest_line = 6;

} // namespace

void refuse_large_word_file(std::string_view name) {
    throw reading::input_error(name, {}, "word list is larger than 4 GiB", "split it");
}

word_list word_parser::parse(std::string read) && {
    check_is_text(read, name_);
    check_size(read.size());
    list_.text_ = std::move(read);
    list_.words_.reserve(list_.text_.size() / shortest_line);
    const std::string_view text = list_.text_;
    for (std::size_t at = 0; at < text.size();) {
        const auto begin = at;
        std::uint32_t seen = 0;
        for (; at < text.size() && (class_of(text[at]) & line_end) == 0; ++at)
            seen |= class_of(text[at]);
        ++counts().lines;
        const auto line = text.substr(begin, at - begin);
        if ((seen & ~letter_bits) == 0 && !line.empty())
            keep_as_spelled(line, seen);
        else
            add_line(line, seen);
        at += text.substr(at, 2) == "\r\n" ? 2 : 1;
    }
    return finished();
}

word_list word_parser::parse_words_of(const alphabet& letters, std::istream& in, kernels form) && {
    line_filter lines(in, name_, letters, form);
    std::size_t visited = 0;
    lines.for_each([&](std::string_view line, std::size_t number) {
        ++visited;
        counts().lines = number;
        copy_line(line);
    });
    counts().lines = lines.lines();
    counts().blank += lines.empty_lines();
    counts().passed_over = lines.lines() - lines.empty_lines() - visited;
    return finished();
}

/// Takes the line into the text of the list if it is a word.
void word_parser::copy_line(std::string_view line) {
    const std::uint32_t seen = classes_in(line);
    if (const auto at = (seen & other) != 0 ? line.find('\0') : line.npos; at != line.npos)
        refuse_nul(name_, {.line = counts().lines, .column = position_of(line, at).column});
    const auto begin = list_.text_.size(), words = list_.words_.size();
    list_.text_ += line;
    add_line(std::string_view(list_.text_).substr(begin), seen);
    if (list_.words_.size() == words) list_.text_.resize(begin);
}

void word_parser::add_line(std::string_view line, std::uint32_t seen) {
    if ((seen & blank) != 0) {
        line = trimmed(line);
        seen = classes_in(line);
    }
    if (line.empty())
        ++counts().blank;
    else if ((seen & high) != 0)
        add_slowly(line);
    else if ((seen & (other | blank)) != 0)
        ++counts().other_characters;
    else if ((seen & apostrophe) != 0 && options().with_apostrophe == apostrophes::skip)
        ++counts().apostrophes;
    else if ((seen & apostrophe) != 0)
        add_slowly(line);
    else if ((seen & capital) != 0 && options().with_capital == capitals::skip)
        ++counts().capitals;
    else if ((seen & capital) == 0)
        keep_as_spelled(line, seen);
    else
        keep(line, small(line), line.size(), seen & letter_bits);
}

/// A word with a character beyond ASCII or an apostrophe.
void word_parser::add_slowly(std::string_view word) {
    if (first_ill_formed(word) != std::string_view::npos) {
        if (counts().ill_formed++ == 0) counts().first_ill_formed = counts().lines;
        return;
    }
    const auto folded = list_.as_compared(word);
    const auto clusters = graphemes(folded);
    bool has_other = false, has_apostrophe = false;
    for (const auto cluster : clusters) {
        const bool is_apostrophe = cluster == "'" || cluster == "\u2019";
        has_apostrophe |= is_apostrophe;
        has_other |= !is_apostrophe && !is_letter(cluster);
    }
    if (has_other)
        ++counts().other_characters;
    else if (has_apostrophe || clusters.empty())
        ++counts().apostrophes;
    else if (options().with_capital == capitals::skip && has_capital(word))
        ++counts().capitals;
    else
        keep(word, folded, clusters.size(), 0);
}

/// By far the most.
void word_parser::keep_as_spelled(std::string_view word, std::uint32_t letters) {
    const auto begin = static_cast<std::size_t>(word.data() - list_.text_.data());
    list_.words_.push_back({.spelling = {narrow(begin), narrow(word.size())},
                            .letters = letters,
                            .folding = list_.none});
    compare_with_last(leading_bytes(word, list_.text_.size() - begin));
}

void word_parser::keep(std::string_view word, std::string_view folded, std::size_t length,
                       std::uint32_t letters) {
    const auto begin = static_cast<std::size_t>(word.data() - list_.text_.data());
    const auto folding = list_.foldings_.size();
    list_.foldings_.push_back(
        {.text = {narrow(list_.folded_.size()), narrow(folded.size())}, .length = narrow(length)});
    list_.folded_ += folded;
    check_size(list_.folded_.size());
    list_.words_.push_back({.spelling = {narrow(begin), narrow(word.size())},
                            .letters = letters,
                            .folding = narrow(folding)});
    compare_with_last(leading_bytes(folded));
}

/// Whether the word kept last comes after the one before it, by its leading bytes if they say.
void word_parser::compare_with_last(std::uint64_t key) {
    const auto words = list_.words_.size();
    if (key <= last_key_ && words > 1)
        ascending_ &=
            key == last_key_ && list_.before(list_.words_[words - 2], list_.words_.back());
    last_key_ = key;
}

/// Lists are mostly sorted.
word_list word_parser::finished() {
    if (!ascending_) list_.sort_and_merge();
    return std::move(list_);
}

word_list read_words(std::istream& in, std::string_view name, const word_options& options) {
    return parse_words(read_all(in, name), name, options);
}

/// Where few letters are missing nearly all words stay, and to take the text as a whole is faster.
word_list read_words_of(const alphabet& letters, std::istream& in, std::string_view name,
                        const word_options& options, kernels form) {
    constexpr int fewest_missing = 8;
    int missing = 0;
    for (unsigned char small = 'a'; small <= 'z'; ++small)
        missing += letters.find_byte(small) == no_letter;
    if (missing < fewest_missing) return read_words(in, name, options);
    return word_parser(name, options).parse_words_of(letters, in, form);
}

word_list parse_words(std::string text, std::string_view name, const word_options& options) {
    return word_parser(name, options).parse(std::move(text));
}

} // namespace boggle
