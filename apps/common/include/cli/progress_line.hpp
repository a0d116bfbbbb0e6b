/// Progress on stderr: a line that is rewritten on a terminal, or plain lines now and then.
#pragma once

#include <chrono>
#include <ostream>

#include <espalier/progress.hpp>

#include "cli/sitting_options.hpp"

namespace cli {

/// Shows readings of a search as the manners ask: on a capable terminal after half a second, at
/// most ten times a second, on one line that goes when the search ends; plain, a line each ten
/// seconds. Otherwise nothing.
class progress_line {
  public:
    progress_line(std::ostream& err, progress_mode mode, bool quiet);
    ~progress_line();
    progress_line(const progress_line&) = delete;
    progress_line& operator=(const progress_line&) = delete;

    bool shows() const { return rewrites_ || plain_; }
    /// Show readings as often as that, or less often: which of them to show is seen to here.
    static constexpr std::chrono::nanoseconds shortest_interval = std::chrono::milliseconds(100);

    /// Where the sitting begins: not at 0 if an earlier search is gone on with.
    void begin(const espalier::reading& start) { record_ = espalier::walk_record(start); }

    /// The solutions are counted below nodes, not met: the line does not speak of them.
    void leave_out_solutions() { solutions_too_ = false; }

    void show(const espalier::reading& now);

    /// Takes the line away.
    void clear();

  private:
    std::ostream& err_;
    bool plain_;
    bool rewrites_;
    bool visible_ = false;
    bool solutions_too_ = true;
    std::chrono::nanoseconds next_; ///< time used at which the next line is due
    espalier::walk_record record_;
};

} // namespace cli
