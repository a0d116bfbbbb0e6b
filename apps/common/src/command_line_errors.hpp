/// The words for what can be wrong with a command line; parse_command_line decides when.
#pragma once

#include <string>
#include <string_view>

#include "cli/option_table.hpp"
#include "cli/usage_error.hpp"

namespace cli::detail {

/// Does the word begin like a negative number: -5, -.5, -3s?
bool looks_negative(std::string_view word);

/// An option that the table lacks, as the user wrote it ("--treads=4", "-qz" with name "-z").
usage_error unknown_option(const option_table& table, const std::string& word,
                           const std::string& name);

usage_error missing_value(const option& row);
usage_error unwanted_value(const option& row);

/// The word after an option that wants a value looks like an option itself.
usage_error value_like_option(const option& row, const std::string& word);

/// -j=4, where getopt and its heirs would read the value "=4".
usage_error equals_after_letter(const option& row, const std::string& word);

/// A value that is not among the choices.
usage_error not_a_choice(const option& row, const std::string& value);

usage_error missing_argument(const argument& row);
usage_error unexpected_argument(const option_table& table, const std::string& word);

} // namespace cli::detail
