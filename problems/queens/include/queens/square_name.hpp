/// Squares as people write them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "queens/square.hpp"

namespace queens {

/// The column's letters, then the row from 1: `a1` is the first column of the first row. After `z`
/// comes `aa`, as on spreadsheets.
std::string square_name(square where);

/// Reads `c5`, `C5`, or `5:3`, the row and the column from 1. Nothing for any other text, and for
/// numbers above a million.
std::optional<square> parse_square(std::string_view text);

} // namespace queens
