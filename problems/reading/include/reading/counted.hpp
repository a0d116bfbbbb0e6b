/// A number with the noun it counts, for messages.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace reading {

/// `1 row`, `2 rows`: the noun takes an s for all numbers but 1.
std::string counted(std::size_t number, std::string_view what);

} // namespace reading
