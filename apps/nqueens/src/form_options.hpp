/// The options that ask another question than for a queen in each row of a square board.
#pragma once

#include <array>
#include <iosfwd>
#include <vector>

#include <queens/board_reader.hpp>

#include "cli/option_table.hpp"
#include "cli/parsed_options.hpp"
#include "nqueens/board_form.hpp"

namespace nqueens {

/// The rows of the group "Other questions".
std::vector<cli::option> form_rows();

/// Those of them that say what stands where.
inline constexpr std::array form_names{"torus", "piece", "pieces", "walls", "most", "regions"};

/// usage_error where options contradict each other; it names both.
void check_forms(const cli::parsed_options& given);

/// Whether an option says that pieces, their number or the lines between them are unusual.
bool asks_for_a_form(const cli::parsed_options& given);

/// Whether the board is not square, or has walls.
bool has_another_shape(const queens::written_board& board);

/// The side of a board that is a torus; usage_error where it is not square.
int torus_size(const queens::written_board& board);

/// Pieces on the board as it was written and as the options change it; usage_error for pieces that
/// contradict, and for more that are placed than there are to be.
board_form pieces_on(const cli::parsed_options& given, const queens::written_board& board);

/// A puzzle of regions from a file or the standard input, with queens placed in it.
board_form read_regions(const cli::parsed_options& given, std::istream& in);

} // namespace nqueens
