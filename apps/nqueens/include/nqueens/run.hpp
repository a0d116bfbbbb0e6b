/// The program nqueens as a function.
#pragma once

#include <iosfwd>
#include <span>
#include <string>

namespace nqueens {

/// Runs the program on the words after its name and returns its exit status. A search that SIGINT
/// or SIGTERM stops ends the process by that signal, after the partial result.
int run(std::span<const std::string> words, std::istream& in, std::ostream& out, std::ostream& err);

} // namespace nqueens
