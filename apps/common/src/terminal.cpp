#include "cli/terminal.hpp"

#include <cstdlib>
#include <iostream>

#include <unistd.h>

namespace cli {
namespace {

std::string environment(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? "" : value;
}

} // namespace

bool is_capable(const terminal_facts& facts) {
    return facts.is_terminal && !facts.term.empty() && facts.term != "dumb";
}

bool use_color(color_mode mode, const terminal_facts& facts) {
    if (mode == color_mode::automatic) return is_capable(facts) && facts.no_color.empty();
    return mode == color_mode::always;
}

bool show_progress(const terminal_facts& err, bool quiet) {
    return is_capable(err) && !quiet;
}

terminal_facts facts_of(const std::ostream& stream) {
    int descriptor = -1;
    if (&stream == &std::cout) descriptor = STDOUT_FILENO;
    if (&stream == &std::cerr || &stream == &std::clog) descriptor = STDERR_FILENO;
    return {.is_terminal = descriptor >= 0 && isatty(descriptor) == 1,
            .term = environment("TERM"),
            .no_color = environment("NO_COLOR")};
}

} // namespace cli
