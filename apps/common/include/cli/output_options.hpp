/// The manners of output that every program has, as rows of its table and as a plain struct.
#pragma once

#include <vector>

#include "cli/option_table.hpp"
#include "cli/parsed_options.hpp"
#include "cli/terminal.hpp"

namespace cli {

struct output_options {
    bool json = false;  ///< one JSON document instead of text
    bool stats = false; ///< the statistics of the search too, on stderr or in the document
    bool quiet = false; ///< no progress, no remarks
    color_mode color = color_mode::automatic;
};

/// --json, --stats, -q/--quiet, --color=WHEN, in the group "Output".
std::vector<option> output_rows();

/// -o/--output=FILE of programs that list solutions, in the same group.
option solutions_file_row();

output_options read_output(const parsed_options& given);

} // namespace cli
