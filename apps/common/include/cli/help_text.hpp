/// The text of --help, in the layout that help2man and completion generators read.
#pragma once

#include <cstddef>
#include <string>

#include "cli/program.hpp"

namespace cli {

/// No line of the help is longer, unless a single word is.
inline constexpr std::size_t help_width = 80;

/// "  -j, --threads=N", "      --paths[=WHICH]": how one option is written in the help.
std::string option_label(const option& row);

/// The description with what else the row knows: the choices and the default.
std::string option_description(const option& row);
std::string argument_description(const argument& row);

/// Usage, the sentence, arguments, examples, groups of options with defaults, notes, exit status.
std::string help_text(const program& program);

} // namespace cli
