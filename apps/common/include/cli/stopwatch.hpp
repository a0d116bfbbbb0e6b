/// How long something took, by the clock and of all processors together.
#pragma once

#include <chrono>
#include <ctime>

namespace cli {

struct elapsed {
    std::chrono::microseconds wall = {}; ///< by the steady clock
    std::chrono::microseconds cpu = {};  ///< of all threads of the process
};

/// Runs from its making.
class stopwatch {
  public:
    elapsed read() const {
        using std::chrono::duration_cast;
        using std::chrono::microseconds;
        return {.wall = duration_cast<microseconds>(std::chrono::steady_clock::now() - start_),
                .cpu = duration_cast<microseconds>(cpu_now() - cpu_start_)};
    }

  private:
    /// Not std::clock, which wraps after 36 minutes where its type has 32 bits.
    static std::chrono::nanoseconds cpu_now() {
        timespec now{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
        return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
    }

    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::chrono::nanoseconds cpu_start_ = cpu_now();
};

} // namespace cli
