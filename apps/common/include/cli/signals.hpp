/// Ctrl-C as a request: the first SIGINT or SIGTERM asks the search to stop, the second ends the
/// program at once.
#pragma once

#include <atomic>
#include <csignal>
#include <stop_token>
#include <thread>

namespace cli {

/// While it lives, SIGINT and SIGTERM are blocked in the constructing thread and in every thread
/// started afterwards, and one thread of its own waits for them: nothing runs in a signal handler.
/// A signal that the program was told to ignore (nohup, a background job) stays ignored.
///
/// Make it after the input has been read (until then a signal simply ends the program, also one
/// that waits for a terminal's input) and before any other thread starts. Stop callbacks on
/// token() run on its waiting thread. One at a time per process. The destructor joins the thread
/// and restores the signal mask; it must run in the constructing thread.
class stop_signals {
  public:
    /// std::system_error when the thread cannot be started; the mask is then as before.
    stop_signals();
    ~stop_signals();
    stop_signals(const stop_signals&) = delete;
    stop_signals& operator=(const stop_signals&) = delete;

    /// Stops at the first signal.
    std::stop_token token() const noexcept { return stop_.get_token(); }

    /// The first signal, or 0 while there was none. Set before the token stops.
    int number() const noexcept { return number_.load(); }

  private:
    void start();
    void wait_for_signals();

    sigset_t watched_{};
    sigset_t mask_before_{};
    int wake_up_ = 0; ///< a watched signal, sent to the waiting thread alone; 0: none is watched
    std::stop_source stop_;
    std::atomic<int> number_{0};
    std::atomic<bool> closing_{false};
    std::jthread waiter_;
};

/// Ends the process by the signal's default action, whatever was done about the signal before: the
/// parent sees a process killed by it (128+N in a shell). Flush the output first.
[[noreturn]] void end_by_signal(int number);

} // namespace cli
