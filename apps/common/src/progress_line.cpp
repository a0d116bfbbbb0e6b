#include "cli/progress_line.hpp"

#include <string>

#include "cli/terminal.hpp"

namespace cli {

namespace {

using std::chrono::nanoseconds;

constexpr nanoseconds between_lines = std::chrono::seconds(10); // plain ones
constexpr nanoseconds before_first = std::chrono::milliseconds(500);

} // namespace

progress_line::progress_line(std::ostream& err, progress_mode mode, bool quiet)
    : err_(err), plain_(mode == progress_mode::plain && !quiet),
      rewrites_(mode == progress_mode::automatic && show_progress(facts_of(err), quiet)),
      next_(plain_ ? between_lines : before_first) {}

progress_line::~progress_line() {
    clear();
}

void progress_line::show(const espalier::reading& now) {
    record_.add(now);
    if (!shows() || now.elapsed < next_) return;
    next_ = now.elapsed + (plain_ ? between_lines : shortest_interval);
    espalier::progress seen = espalier::make_progress(now, record_);
    if (!solutions_too_) seen.solutions.reset();
    const std::string line = espalier::to_line(seen);
    if (rewrites_)
        err_ << '\r' << line << "\x1b[K" << std::flush;
    else
        err_ << line << '\n' << std::flush;
    visible_ = rewrites_;
}

void progress_line::clear() {
    if (!visible_) return;
    err_ << "\r\x1b[K" << std::flush;
    visible_ = false;
}

} // namespace cli
