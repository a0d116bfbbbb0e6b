/// The options that say what the board is.
#pragma once

#include <iosfwd>
#include <string_view>
#include <vector>

#include "cli/option_table.hpp"
#include "cli/parsed_options.hpp"
#include "nqueens/board_form.hpp"

namespace nqueens {

/// The rows of the group "Board".
std::vector<cli::option> board_rows();

/// usage_error where an option of the group is given together with this one.
void refuse_with_board(const cli::parsed_options& given, std::string_view other);

/// The board, from the command line, from a file, or from `in` where one of them is "-".
/// usage_error for a size above `largest`, for what is not on the board, and for queens that
/// contradict.
board_form read_board_form(const cli::parsed_options& given, int largest, std::istream& in);

} // namespace nqueens
