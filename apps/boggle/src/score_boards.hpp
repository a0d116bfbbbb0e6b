/// The program's other way: the score of every board of a file.
#pragma once

#include <iosfwd>
#include <string>

#include "boggle_app/request.hpp"
#include "cli/program.hpp"

namespace boggle_app {

/// Writes a line for each board of `wanted.boards`, in their order, as soon as its batch is done.
/// Memory does not grow with their number. usage_error for what cannot be read, after the lines of
/// all boards before it.
cli::outcome score_boards(const request& wanted, std::istream& in, std::ostream& out,
                          std::ostream& err, const std::string& default_list);

} // namespace boggle_app
