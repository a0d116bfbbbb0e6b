/// The program cover as a function.
#pragma once

#include <span>
#include <string>

#include "cli/streams.hpp"

namespace cover_app {

/// Runs the program on the words after its name and returns its exit status. A search that SIGINT
/// or SIGTERM stops ends the process by that signal, after the partial result.
int run(std::span<const std::string> words, const cli::streams& io);

} // namespace cover_app
