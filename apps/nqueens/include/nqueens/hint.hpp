/// The next step in a regions puzzle, told with its reasons.
#pragma once

#include <iosfwd>

#include "cli/exit_code.hpp"
#include "nqueens/request.hpp"

namespace nqueens {

/// Writes the hint; the status is *nothing* where no square is forced, or none is left.
cli::exit_code show_hint(const request& wanted, std::ostream& out);

} // namespace nqueens
