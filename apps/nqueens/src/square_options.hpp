/// Squares on the command line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <queens/square.hpp>

#include "cli/parsed_options.hpp"
#include "size_argument.hpp"

namespace nqueens {

/// The words of all values of the option, commas or blanks between them.
std::vector<std::string> words_given(const cli::parsed_options& given, std::string_view name);

/// The squares that are named there; usage_error for what is no square of the board.
std::vector<queens::square> squares_given(const cli::parsed_options& given, std::string_view name,
                                          const board_shape& board);

} // namespace nqueens
