/// The options that say where the board comes from, if not from a file.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include <boggle/tile_grid.hpp>

#include "boggle_app/request.hpp"
#include "cli/option_table.hpp"
#include "cli/parsed_options.hpp"

namespace boggle_app {

/// In the group "Board".
std::vector<cli::option> board_rows();

/// The same with an argument for the board in any case: where an option names it, the first
/// argument is the list of words. usage_error if there is no board, or more than one.
cli::parsed_options with_board(const cli::parsed_options& given);

/// usage_error for what contradicts itself.
board_source read_source(const cli::parsed_options& given);

/// Whether the board is to be printed and nothing to be searched: it is rolled, and there are
/// neither words nor a question.
bool only_rolls(const cli::parsed_options& given);

/// Reads the board, or makes it; "-" is `in`. usage_error and input_error for what cannot be read.
boggle::tile_grid read_board(const board_source& from, std::istream& in);

/// The rolled board and how to have it again, to remark on stderr; nothing for any other board.
std::string announcement(const board_source& from, const boggle::tile_grid& board);

} // namespace boggle_app
