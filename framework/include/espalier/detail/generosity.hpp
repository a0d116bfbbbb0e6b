/// How often, and how much, a worker gives away of its part.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace espalier::detail {

/// What one worker knows while it walks one part.
///
/// Half of the siblings at the shallowest level is half of the work in a bushy tree, but next to
/// nothing where a long path has a small bush at each of its nodes. Nobody can see which it is. But
/// who is asked again has given too little so far: each time it gives eight times as many levels.
///
/// And it gives only when it has walked as long as it takes to hand a part over, which is to wake
/// who waits and to walk down to where the part begins. Who gave at every look would soon have
/// nothing left, and all would be on the way to small parts. (Both were found by simulation: see
/// benchmarks/simulate_sharing.cpp.)
class generosity {
    using nanoseconds = std::chrono::nanoseconds;

  public:
    /// Times are since any one moment. `taken` is when the part was taken, `started` when the
    /// worker had come to where it begins. If `at_every_look`, it gives whenever it is asked, which
    /// is for tests.
    generosity(nanoseconds taken, nanoseconds started, bool at_every_look = false)
        : pause_(at_every_look ? nanoseconds(0) : started - taken + waking), since_(started) {}

    bool may_give(nanoseconds now) const { return now - since_ >= pause_; }

    /// How many levels to give.
    std::size_t levels() const { return levels_; }

    void gave(nanoseconds now) {
        since_ = now;
        levels_ = std::min(8 * levels_, most);
    }

  private:
    static constexpr nanoseconds waking = std::chrono::microseconds(15);
    static constexpr std::size_t most = std::size_t{1} << 40;

    nanoseconds pause_;
    nanoseconds since_;
    std::size_t levels_ = 1;
};

} // namespace espalier::detail
