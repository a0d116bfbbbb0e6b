/// The options of a program that searches one space: what is wanted, limits, long searches, looking
/// at the search, output. They are those of nqueens and boggle.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/limits_options.hpp"
#include "cli/option_table.hpp"
#include "cli/output_options.hpp"
#include "cli/parsed_options.hpp"
#include "cli/sitting_options.hpp"
#include "cli/trace_options.hpp"

namespace cli {

enum class module_goal {
    count,  ///< how many solutions there are
    first,  ///< the first solution
    all,    ///< every solution, as it is found
    unique, ///< whether there is one solution and no other
    best,   ///< the best solution and its value
};

/// "count", "first", "all", "unique", "best": the name of the option, too.
std::string name_of(module_goal goal);

struct module_options {
    module_goal goal = module_goal::first;
    limits_options limits = {};
    sitting_options sitting = {};
    trace_options trace = {};
    output_options output = {};
    std::optional<std::string> at = {};          ///< choices of a path to look along
    std::optional<std::string> output_file = {}; ///< where the solutions go
};

/// A row for each goal in the group "Goals"; the first of them is the default. Then all others.
void add_module_rows(option_table& to, const std::vector<module_goal>& goals);

/// usage_error for a value that is none and for options that exclude each other.
module_options read_module_options(const parsed_options& given,
                                   const std::vector<module_goal>& goals);

} // namespace cli
