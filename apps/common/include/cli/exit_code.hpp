/// The exit status of every program, and its meaning in the words that the help prints.
#pragma once

#include <span>
#include <string_view>

namespace cli {

enum class exit_code : int {
    answered = 0, ///< a solution was found, or the count is complete (a complete 0 too)
    nothing = 1,  ///< everything was searched and there is no solution
    usage = 2,    ///< bad usage, or input or output that cannot be read or written
    stopped = 3,  ///< a limit stopped the search; what was found is marked as partial
    fault = 70,   ///< a fault of ours
};

struct exit_meaning {
    std::string_view code; ///< as shown: "0" … "128+N"
    std::string_view meaning;
};

/// All codes in the order of the help; the last is 128+N, a program ended by signal N, which no
/// program returns: it raises the signal again, so that the shell sees the signal itself.
std::span<const exit_meaning> exit_meanings();

} // namespace cli
