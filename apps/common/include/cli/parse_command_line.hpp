/// From the words of a command line to parsed_options, by Boost.Program_options fed from our table.
///
/// Rules: options and arguments may be mixed; "--" ends the options; "-" is an argument or a value.
/// A value is the next word or follows '=' (--threads=4, --threads 4) or the letter (-j4, -j 4); an
/// optional value follows '=' only. Flags may be joined (-qh). Names are whole: no abbreviations.
/// A word that looks like a known option is never taken as a value, unless joined by '='. An option
/// that is not repeatable may be given again, the last one wins (so that an alias can set a default
/// and the command line override it).
#pragma once

#include <span>
#include <string>

#include "cli/option_table.hpp"
#include "cli/parsed_options.hpp"

namespace cli {

/// The words after the program's name. usage_error for an unknown option (with the nearest known
/// name), a missing, empty, unwanted or impossible value, a missing or unexpected argument.
parsed_options parse_command_line(const option_table& table, std::span<const std::string> words);

enum class early_request { none, help, version };

/// --help, -h or --version anywhere before "--", the first of them; they come before any error in
/// the rest of the line.
early_request find_early_request(const option_table& table, std::span<const std::string> words);

} // namespace cli
