/// Output that did not arrive is an error, not a success.
#pragma once

#include <iosfwd>

namespace cli {

/// Flushes the stream and throws usage_error (exit status 2) with the system's reason when anything
/// written to it so far was lost: a full disk, a closed descriptor. Whoever lists many solutions
/// calls it after each line, so that a full disk ends the search at once; run_program calls it at
/// the end. (A reader that went away, as in `| head`, ends the program by SIGPIPE.)
void require_written(std::ostream& out);

} // namespace cli
