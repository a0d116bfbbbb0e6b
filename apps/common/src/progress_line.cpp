#include "cli/progress_line.hpp"

#include <string>

#include "cli/terminal.hpp"

namespace cli {

namespace {

using namespace std::chrono_literals;

} // namespace

progress_line::progress_line(std::ostream& err, progress_mode mode, bool quiet)
    : err_(err), plain_(mode == progress_mode::plain && !quiet),
      rewrites_(mode == progress_mode::automatic && show_progress(facts_of(err), quiet)) {}

progress_line::~progress_line() {
    clear();
}

std::chrono::nanoseconds progress_line::interval() const {
    return plain_ ? std::chrono::nanoseconds(10s) : std::chrono::nanoseconds(100ms);
}

void progress_line::show(const espalier::reading& now) {
    record_.add(now);
    if (!shows() || (rewrites_ && now.elapsed < 500ms)) return;
    const std::string line = espalier::to_line(espalier::make_progress(now, record_, prior_));
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
