/// One character of a text in UTF-8, and how a message shows it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace reading {

/// The UTF-8 character that begins at that byte of the text; a byte that begins none stands alone.
std::string_view character_at(std::string_view text, std::size_t offset);

/// A character as a message shows it: `'7'`, or `byte 0x07` where it could not be seen.
std::string shown(std::string_view character);

} // namespace reading
