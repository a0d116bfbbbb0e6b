/// What a saved search is of, before it is gone on with.
#pragma once

#include <optional>
#include <string>

namespace cli {

/// The problem that the file names. Nothing if it cannot be read, of which whoever goes on with it
/// will tell; nor from a pipe, which can be read once only.
std::optional<std::string> saved_problem(const std::string& file);

/// Whether what was saved under that name is of the problem, or of a shard of it.
bool is_of_problem(const std::string& saved, const std::string& problem);

} // namespace cli
