/// A small text in memory, and where in it something stands. Private to the readers.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "queens/input_error.hpp"

namespace queens {

class source_text {
  public:
    /// The whole input without a byte order mark. It is not read beyond what any board can need.
    source_text(std::istream& in, std::string name);

    const std::string& name() const noexcept { return name_; }

    /// Without their ends (LF, CR LF or CR).
    std::vector<std::string_view> lines() const;

    [[noreturn]] void fail(text_place where, const std::string& message,
                           const std::string& remedy) const;

  private:
    std::string name_;
    std::string text_;
};

/// The first UTF-8 character of a text that is not empty; a byte that begins none stands alone.
std::string_view first_character(std::string_view text);

/// A character as a message shows it: `'7'`, or `byte 0x07` where it could not be seen.
std::string shown(std::string_view character);

} // namespace queens
