/// The options that say which words there are, on which paths, and what they are worth.
#pragma once

#include <vector>

#include "boggle_app/request.hpp"
#include "cli/option_table.hpp"
#include "cli/parsed_options.hpp"

namespace boggle_app {

/// In the group "Rules".
std::vector<cli::option> rule_rows();

/// usage_error for what contradicts itself.
rules read_rules(const cli::parsed_options& given);

} // namespace boggle_app
