/// N: from the command line, or from the standard input.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "cli/option_table.hpp"

namespace nqueens {

cli::argument size_argument();

/// Rows and columns of a board.
struct board_shape {
    int rows = 0;
    int columns = 0;
};

/// A size N, as `8`, from 0 to `largest`, or rows and columns, as `5x8`, from 1 to 32, read from
/// `in` where the argument is "-"; usage_error where there is none, or it is no such number.
board_shape read_shape(const std::optional<std::string>& argument, int largest, std::istream& in);

} // namespace nqueens
