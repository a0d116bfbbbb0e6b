/// Whether to colour, and whether to show progress: decided from facts, and the facts of a stream.
#pragma once

#include <iosfwd>
#include <string>

namespace cli {

enum class color_mode { automatic, always, never };

struct terminal_facts {
    bool is_terminal = false;
    std::string term = {};     ///< $TERM, empty when unset
    std::string no_color = {}; ///< $NO_COLOR, empty when unset
};

/// A terminal that can do more than print lines: TERM is neither empty nor "dumb".
bool is_capable(const terminal_facts& facts);

/// always and never decide by themselves; automatic colours a capable terminal unless NO_COLOR is
/// set to anything but the empty text.
bool use_color(color_mode mode, const terminal_facts& facts);

/// Progress that rewrites its line: on a capable terminal's stderr, unless quiet.
bool show_progress(const terminal_facts& err, bool quiet);

/// std::cout, std::cerr and std::clog are asked; any other stream is no terminal.
terminal_facts facts_of(const std::ostream& stream);

} // namespace cli
