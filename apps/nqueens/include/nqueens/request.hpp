/// What the user wants, read from the command line.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "cli/limits_options.hpp"
#include "cli/output_options.hpp"
#include "cli/program.hpp"
#include "cli/sitting_options.hpp"
#include "nqueens/board_form.hpp"

namespace nqueens {

enum class goal {
    count, ///< how many solutions there are
    first, ///< the first one
    all,   ///< every one, as they come
};

enum class method {
    textbook, ///< three check words, columns in order: its node counts are the textbooks'
    bits,     ///< three words of free columns and diagonals
};

enum class picture { columns, unicode_board, ascii_board };

struct request {
    int n = 0;
    nqueens::goal goal = goal::count;
    bool fundamental = false; ///< up to symmetry
    board_form form = {};     ///< of size n
    nqueens::method method = method::bits;
    nqueens::picture picture = picture::columns;
    cli::limits_options limits = {};
    cli::output_options output = {};
    cli::sitting_options sitting = {};
    std::optional<std::string> output_file = {}; ///< solutions go there, not to the output
    std::optional<std::string> trace = {};       ///< a picture of the tree goes there
    std::size_t trace_nodes = 1000;              ///< at most so many nodes are drawn
    std::optional<std::vector<int>> path = {};   ///< columns from 0 of the node to look at
};

/// Name, help and options of the program.
cli::program describe();

/// usage_error for what contradicts itself, and for a size that is none, from the command line or
/// from `in` where N is "-".
request read_request(const cli::parsed_options& given, std::istream& in);

} // namespace nqueens
