/// A board as a JSON array of rows. Private to the board reader.
#pragma once

#include <string>
#include <vector>

#include "board_rows.hpp"

namespace boggle {

/// Whether a text is meant as JSON: no other board begins with a bracket or a brace.
bool is_json(std::string_view text);

/// The cells of each row: an array of arrays of texts, one a cell, or an array of texts, each a row
/// of letters run together; either may be the member `board` of an object. Throws input_error for
/// anything else.
std::vector<std::vector<std::string>> json_rows(const named_text& source);

} // namespace boggle
