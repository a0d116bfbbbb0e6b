/// N: from the command line, or from the standard input.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "cli/option_table.hpp"

namespace nqueens {

cli::argument size_argument();

/// The size from 0 to `largest`, read from `in` where the argument is "-"; usage_error where there
/// is none, or no such number.
int read_size(const std::optional<std::string>& argument, int largest, std::istream& in);

} // namespace nqueens
