/// The option --at, which names a path of the search, level by level.
#pragma once

#include <vector>

#include <queens/square.hpp>

#include "cli/option_table.hpp"
#include "cli/parsed_options.hpp"
#include "nqueens/board_form.hpp"

namespace nqueens {

/// In the group "To look at the search".
cli::option path_row();

/// usage_error where something else than the path is asked for as well.
void check_path(const cli::parsed_options& given);

/// The choices named: columns from 0 of the rows that the walk fills, or the numbers of squares,
/// row by row from 0; usage_error, with the row, for what the board does not have.
std::vector<int> read_path(const cli::parsed_options& given, const board_form& form);

/// Where a choice puts its piece; `level` is that of the node it is made at, 0 at the root.
queens::square square_of(const board_form& form, std::size_t level, int choice);

} // namespace nqueens
