/// What is thrown for a board or word file that cannot be read as one.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace boggle {

/// A place in a text: lines and columns count from 1, and a column is a character as it is seen (a
/// letter with its accents is one). Line 0 means the text as a whole.
struct text_position {
    std::size_t line = 0;
    std::size_t column = 0;

    friend bool operator==(const text_position&, const text_position&) = default;
};

/// Input that is not what it should be. `what()` reads `board.txt:3:5: cell is empty`; `remedy()`
/// says how to mend it. Both are lower case without a final stop.
class input_error : public std::runtime_error {
  public:
    input_error(std::string_view file, text_position where, std::string_view message,
                std::string remedy);

    text_position where() const noexcept { return where_; }
    const std::string& remedy() const noexcept { return remedy_; }

  private:
    text_position where_;
    std::string remedy_;
};

} // namespace boggle
