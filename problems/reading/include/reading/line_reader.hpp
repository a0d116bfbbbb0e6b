/// The lines of a text, one at a time, and where in them something stands.
///
///     reading::line_reader lines(in, "graph.col");
///     while (const auto line = lines.next())
///         for (const auto& word : reading::words_of(line->text))
///             … lines.number(*line, word, 1, n, "a vertex") …
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reading/input_error.hpp"

namespace reading {

/// A line without its end, and its number from 1.
struct text_line {
    std::string text = {};
    std::size_t number = 0;
};

/// A word of a line and the offset of its first byte.
struct word {
    std::string_view text;
    std::size_t offset;
};

/// What stands between blanks and tabs. The words point into the text.
std::vector<word> words_of(std::string_view text);

/// Reads no further than it is asked, so that a pipe's lines can be answered as they come.
class line_reader {
  public:
    /// `name` stands for the input in messages. The stream is borrowed.
    line_reader(std::istream& in, std::string name);

    /// The next line, or nothing at the end. Lines end in LF, CR LF or CR; a UTF-8 byte order mark
    /// is passed over.
    /// @throws input_error where the stream cannot be read, for NUL bytes and UTF-16, and for a
    ///         line of more than 16 MB
    std::optional<text_line> next();

    const std::string& name() const noexcept { return name_; }

    /// @throws input_error at that byte of the line
    [[noreturn]] void fail(const text_line& line, std::size_t offset, const std::string& message,
                           const std::string& remedy) const;
    /// @throws input_error about the text as a whole
    [[noreturn]] void fail(const std::string& message, const std::string& remedy) const;

    /// The word as a whole number from least to most.
    /// @throws input_error that calls it `what`, as "a vertex", and names the range
    std::uint64_t number(const text_line& line, const word& text, std::uint64_t least,
                         std::uint64_t most, const std::string& what) const;

  private:
    std::istream& in_;
    std::string name_;
    std::size_t lines_ = 0;
    bool after_return_ = false; // a line feed now would belong to the line before
};

/// Where that byte of the line is: columns count characters.
text_place place_of(const text_line& line, std::size_t offset);

} // namespace reading
