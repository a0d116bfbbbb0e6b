#include "reading/line_reader.hpp"

#include <algorithm>
#include <charconv>
#include <istream>
#include <streambuf>
#include <system_error>
#include <utility>

namespace reading {
namespace {

constexpr std::size_t longest_line = std::size_t{1} << 24U;
constexpr std::string_view blanks = " \t";

std::string in_quotes(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string quoted = "'";
    for (const char c : text.substr(0, longest))
        quoted += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
    return quoted + (text.size() > longest ? "…'" : "'");
}

} // namespace

std::vector<word> words_of(std::string_view text) {
    std::vector<word> words;
    for (std::size_t at = 0;;) {
        const std::size_t begin = text.find_first_not_of(blanks, at);
        if (begin == std::string_view::npos) return words;
        at = std::min(text.find_first_of(blanks, begin), text.size());
        words.push_back({text.substr(begin, at - begin), begin});
    }
}

text_place place_of(const text_line& line, std::size_t offset) {
    std::size_t column = 1;
    for (const char c : std::string_view(line.text).substr(0, offset))
        column += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    return {.line = line.number, .column = column};
}

line_reader::line_reader(std::istream& in, std::string name) : in_(in), name_(std::move(name)) {}

std::optional<text_line> line_reader::next() {
    using traits = std::char_traits<char>;
    text_line line{.number = ++lines_};
    bool any = false;
    for (;;) {
        const auto got = in_.get();
        if (got == traits::eof()) break;
        const char c = traits::to_char_type(got);
        if (std::exchange(after_return_, false) && c == '\n') continue;
        any = true;
        after_return_ = c == '\r';
        if (c == '\n' || c == '\r') break;
        if (c == '\0')
            fail(line, line.text.size(), "file has a NUL byte",
                 "give a text file in UTF-8 (UTF-16 must be converted first)");
        if (line.text.size() == longest_line)
            fail(line, 0, "line is longer than 16 MB", "give a text file with shorter lines");
        line.text += c;
    }
    if (in_.bad()) fail("cannot be read", "give the name of a readable text file");
    if (!any) return std::nullopt;
    if (lines_ == 1 && line.text.starts_with("\xef\xbb\xbf")) line.text.erase(0, 3);
    return line;
}

void line_reader::fail(const text_line& line, std::size_t offset, const std::string& message,
                       const std::string& remedy) const {
    throw input_error(name_, place_of(line, offset), message, remedy);
}

void line_reader::fail(const std::string& message, const std::string& remedy) const {
    throw input_error(name_, {}, message, remedy);
}

std::uint64_t line_reader::number(const text_line& line, const word& text, std::uint64_t least,
                                  std::uint64_t most, const std::string& what) const {
    std::uint64_t number = 0;
    const char* const end = text.text.data() + text.text.size();
    const auto read = std::from_chars(text.text.data(), end, number);
    if (read.ec == std::errc{} && read.ptr == end && number >= least && number <= most)
        return number;
    fail(line, text.offset, in_quotes(text.text) + " is not " + what,
         "write a whole number from " + std::to_string(least) + " to " + std::to_string(most));
}

} // namespace reading
