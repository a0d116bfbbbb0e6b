/// The searches that a request may ask for, a file for each: the engine is compiled anew for every
/// space, so that all of them in one file would take half a minute.
#pragma once

#include "cli/sitting.hpp"
#include "nqueens/answer.hpp"
#include "nqueens/request.hpp"

namespace nqueens {

/// By the kernel of the bit boards (see counts_at_once).
answer counted_at_once(const request& wanted, const cli::sitting& told);

/// In a space that knows no placements (see counts_without_placements).
answer counted_without_placements(const request& wanted, const cli::sitting& told);

/// In the space in which solutions are listed too.
answer counted_by_walk(const request& wanted, const cli::sitting& told);

/// Hands over all solutions, or the first one.
answer listed(const request& wanted, const solution_handler& handle, const cli::sitting& told);

/// The greatest number of pieces; a placement is handed over only where one is asked for.
answer found_most(const request& wanted, const solution_handler& handle, const cli::sitting& told);

} // namespace nqueens
