/// The program boggle as a function.
#pragma once

#include <iosfwd>
#include <span>
#include <string>

namespace boggle_app {

/// The list of words that most systems have, or can be given.
inline constexpr const char* system_word_list = "/usr/share/dict/words";

/// Runs the program on the words after its name and returns its exit status. A search that SIGINT
/// or SIGTERM stops ends the process by that signal, after the partial result. `default_list` is
/// read where no list is named.
int run(std::span<const std::string> words, std::istream& in, std::ostream& out, std::ostream& err,
        const std::string& default_list = system_word_list);

} // namespace boggle_app
