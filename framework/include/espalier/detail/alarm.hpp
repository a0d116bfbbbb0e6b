/// A call at a point in time, unless the alarm is gone by then.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace espalier::detail {

/// Calls a function from a thread of its own when the time has come; destroyed before, it does not.
class alarm {
  public:
    alarm(std::chrono::steady_clock::time_point when, std::function<void()> ring)
        : thread_([when, ring = std::move(ring)](const std::stop_token& off) {
              std::mutex unshared;
              std::unique_lock lock(unshared);
              std::condition_variable_any clock;
              clock.wait_until(lock, off, when, [] { return false; });
              if (!off.stop_requested()) ring();
          }) {}

  private:
    std::jthread thread_;
};

} // namespace espalier::detail
