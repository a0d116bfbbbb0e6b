/// A short name for a long content.
#pragma once

#include <string>
#include <string_view>

namespace cli {

/// Sixteen hexadecimal digits that any change of the text changes, but for one in 2^64: against
/// accidents, not against malice. O(bytes).
std::string digest(std::string_view text);

} // namespace cli
