/// The rows of a board as it is written, one at a time. Private to the readers.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <reading/line_reader.hpp>

namespace queens {

/// A square as it was written: one character, and where it stands.
struct written_square {
    std::string text;
    reading::text_place place;
};

using written_row = std::vector<written_square>;

/// A line is a row; blanks and tabs between its squares, and blank lines before the first row and
/// after the last, mean nothing.
class row_reader {
  public:
    row_reader(std::istream& in, std::string name);

    /// The next row, or nothing at the end.
    /// @throws reading::input_error for a blank line between two rows, and for a text larger than
    ///         any board
    std::optional<written_row> next();

    const std::string& name() const noexcept { return lines_.name(); }

    /// @throws reading::input_error about that place, or about the text as a whole
    [[noreturn]] void fail(reading::text_place where, std::string_view message,
                           std::string_view remedy) const;

  private:
    reading::line_reader lines_;
    std::size_t size_ = 0;  ///< of the text read so far
    std::size_t blank_ = 0; ///< the first blank line after a row, or 0
    bool begun_ = false;    ///< a row was read
};

} // namespace queens
