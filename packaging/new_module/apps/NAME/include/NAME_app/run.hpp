/// The program @NAME@, from its words to its exit status.
#pragma once

#include <span>
#include <string>

#include "cli/streams.hpp"

namespace @NAME@_app {

int run(std::span<const std::string> words, const cli::streams& io);

} // namespace @NAME@_app
