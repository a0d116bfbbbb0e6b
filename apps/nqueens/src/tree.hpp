/// Which of its trees a count goes in, and how a saved search says so.
#pragma once

#include <string>

#include "nqueens/request.hpp"

namespace nqueens {

/// All that tells one search from another: what is saved of one must not be gone on with in
/// another. So it names the tree, and where there have been others of that name, a number.
std::string problem_of(const request& wanted);

/// Sets `tree` and `from_all`: those of the saved search that is gone on with or merged, whatever
/// was asked for when it began; else the fastest that can answer. Limits of nodes and of time do
/// not matter to a search of several sittings or shards, which all must be in one tree.
/// usage_error for a limit of solutions where the saved search cannot keep it
void choose_tree(request& wanted);

/// Whether nodes must be entered one by one: they are shown or limited, or solutions are limited.
bool asks_for_nodes(const request& wanted);

} // namespace nqueens
