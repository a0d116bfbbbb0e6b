/// The table of counts that texts on the problem print.
#pragma once

#include <iosfwd>

#include "cli/parsed_options.hpp"
#include "cli/program.hpp"

namespace nqueens {

/// --table.
cli::option table_row();

/// Counts each of the sizes that N lists as the program would count it alone, and prints a line as
/// soon as it is known. The limits hold for the whole table; a size they stop at is left out.
cli::outcome print_table(const cli::parsed_options& given, std::istream& in, std::ostream& out,
                         std::ostream& err);

} // namespace nqueens
