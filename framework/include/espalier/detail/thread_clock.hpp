/// The processor time of the thread that asks.
#pragma once

#include <chrono>
#include <ctime>

namespace espalier::detail {

/// What it measures does not depend on who else uses the machine meanwhile. Where there is no such
/// clock, the steady one stands in.
struct thread_clock {
    using duration = std::chrono::nanoseconds;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<thread_clock>;
    static constexpr bool is_steady = true;

    static time_point now() {
#if defined(CLOCK_THREAD_CPUTIME_ID)
        timespec used{};
        if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used) == 0)
            return time_point(std::chrono::seconds(used.tv_sec) +
                              std::chrono::nanoseconds(used.tv_nsec));
#endif
        return time_point(std::chrono::steady_clock::now().time_since_epoch());
    }
};

} // namespace espalier::detail
