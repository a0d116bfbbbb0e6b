/// Text in columns, for the help.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cli {

/// The number of characters (UTF-8 code points).
std::size_t character_count(std::string_view text);

/// The text broken at blanks into lines of at most `width` characters; every line but the first
/// begins with `indent` blanks, and the first starts at column `start`. A word that is longer than
/// a line stands alone and is not cut. Newlines in the text stay. No newline at the end.
std::string wrapped(std::string_view text, std::size_t start, std::size_t indent,
                    std::size_t width);

} // namespace cli
