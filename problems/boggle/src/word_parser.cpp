#include "word_parser.hpp"

#include <array>
#include <istream>
#include <utility>

#include "boggle/text.hpp"
#include "line_filter.hpp"
#include "source_text.hpp"

namespace boggle {

namespace {

/// What a byte says about its line; the bits of a line are collected in one pass.
enum byte_class : unsigned char {
    small = 1,
    capital = 2,
    blank = 4,
    apostrophe = 8,
    other = 16,
    high = 32, ///< part of a character beyond ASCII
    line_end = 64,
};

constexpr auto byte_classes = [] {
    std::array<unsigned char, 256> table{};
    for (std::size_t byte = 0; byte < table.size(); ++byte)
        table[byte] = byte < 128 ? other : high;
    for (std::size_t i = 0; i < 26; ++i) {
        table['a' + i] = small;
        table['A' + i] = capital;
    }
    table[' '] = table['\t'] = blank;
    table['\''] = apostrophe;
    table['\n'] = table['\r'] = line_end;
    return table;
}();

unsigned class_of(char c) {
    return byte_classes[static_cast<unsigned char>(c)];
}

unsigned classes_in(std::string_view text) {
    unsigned seen = 0;
    for (const char c : text)
        seen |= class_of(c);
    return seen;
}

std::string_view trimmed(std::string_view line) {
    const auto begin = line.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return line.substr(0, 0);
    return line.substr(begin, line.find_last_not_of(" \t") + 1 - begin);
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
    list_.folded_.reserve(list_.text_.size());
    list_.words_.reserve(list_.text_.size() / shortest_line);
    const std::string_view text = list_.text_;
    for (std::size_t at = 0; at < text.size();) {
        const auto begin = at;
        unsigned seen = 0;
        for (; at < text.size() && class_of(text[at]) != line_end; ++at)
            seen |= class_of(text[at]);
        ++counts().lines;
        add_line(text.substr(begin, at - begin), seen);
        at += text.substr(at, 2) == "\r\n" ? 2 : 1;
    }
    list_.sort_and_merge();
    return std::move(list_);
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
    list_.sort_and_merge();
    return std::move(list_);
}

/// Takes the line into the text of the list if it is a word.
void word_parser::copy_line(std::string_view line) {
    const unsigned seen = classes_in(line);
    if (const auto at = (seen & other) != 0 ? line.find('\0') : line.npos; at != line.npos)
        refuse_nul(name_, {.line = counts().lines, .column = position_of(line, at).column});
    const auto begin = list_.text_.size(), words = list_.words_.size();
    list_.text_ += line;
    add_line(std::string_view(list_.text_).substr(begin), seen);
    if (list_.words_.size() == words) list_.text_.resize(begin);
}

void word_parser::add_line(std::string_view line, unsigned seen) {
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
    else {
        const auto begin = list_.folded_.size();
        list_.folded_ += line;
        if ((seen & capital) != 0)
            for (auto i = begin; i < list_.folded_.size(); ++i)
                list_.folded_[i] = static_cast<char>(list_.folded_[i] | 0x20);
        keep(line, begin, line.size());
    }
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
    else {
        const auto begin = list_.folded_.size();
        list_.folded_ += folded;
        keep(word, begin, clusters.size());
    }
}

/// The word's folded text lies at the end of the list's, from `begin`.
void word_parser::keep(std::string_view word, std::size_t begin, std::size_t length) {
    check_size(list_.folded_.size());
    const auto narrow = [](std::size_t n) { return static_cast<std::uint32_t>(n); };
    list_.words_.push_back(
        {{.begin = narrow(static_cast<std::size_t>(word.data() - list_.text_.data())),
          .size = narrow(word.size())},
         {.begin = narrow(begin), .size = narrow(list_.folded_.size() - begin)},
         narrow(length)});
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
