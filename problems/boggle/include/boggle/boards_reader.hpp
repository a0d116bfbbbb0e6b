/// Reads files of many boards, one after another.
#pragma once

#include <cstddef>
#include <deque>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "boggle/tile_grid.hpp"

namespace boggle {

/// A board as it was written: its rows with line ends between, and the line it begins on.
struct board_text {
    std::string text;
    std::size_t line = 0;
};

/// The boards of a file, in memory one at a time.
///
/// If blank lines stand between boards, a board may take as many lines as it likes, in any form
/// that `read_board` knows. In a file without them each line is a board. That is settled by the
/// first `look_ahead` bytes: a board that takes several lines and is larger must come later in the
/// file. A file that begins with a size (`4 4`) has boards of several lines in any case.
class boards_reader {
  public:
    static constexpr std::size_t look_ahead = std::size_t{1} << 22;

    /// `name` stands for the input in messages.
    boards_reader(std::istream& in, std::string_view name) : in_(in), name_(name) {}

    /// The next board; nothing at the end. Throws input_error for what is no text.
    std::optional<board_text> next();

    /// The board that was written. Throws input_error with the line of the file.
    ///
    /// A board on one line is a square, its letters run together or with blanks between all of them
    /// (`abcdefghi`, `a b c Qu e f g h i`), or has a blank between two rows (`abcd efgh ijkl`).
    tile_grid parse(const board_text& board) const;

    const std::string& name() const noexcept { return name_; }

  private:
    struct line {
        std::string text;
        std::size_t number;
        bool is_blank() const { return text.find_first_not_of(" \t") == std::string::npos; }
    };

    std::optional<line> read_line();
    std::optional<line> next_line();
    void find_out();

    std::istream& in_;
    std::string name_;
    std::size_t lines_ = 0;
    std::deque<line> ahead_;
    bool knows_ = false;
    bool has_blank_lines_ = false;
};

} // namespace boggle
