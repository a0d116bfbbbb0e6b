/// A text file in memory, and where in it something stands. Private to the readers.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include <reading/input_error.hpp>

namespace boggle {

/// The whole input. Throws input_error if reading fails.
std::string read_all(std::istream& in, std::string_view name);

/// The size of a UTF-8 byte order mark that the text begins with; 0 if there is none. Throws
/// input_error for one of UTF-16.
std::size_t byte_order_mark(std::string_view text, std::string_view name);

/// Throw input_error: the stream failed; that place has a NUL byte.
[[noreturn]] void refuse_unreadable(std::string_view name);
[[noreturn]] void refuse_nul(std::string_view name, reading::text_place where);

/// Removes a UTF-8 byte order mark. Throws input_error for UTF-16 and for NUL bytes, which no text
/// has.
void check_is_text(std::string& text, std::string_view name);

/// The line of an offset, and its column in characters as they are seen (a letter with its accents
/// is one). O(offset): for messages only.
reading::text_place position_of(std::string_view text, std::size_t offset);

/// The lines of a text without their ends (LF, CR LF or CR); no line follows the last end.
std::vector<std::string_view> lines_of(std::string_view text);

} // namespace boggle
