#include "cli/signals.hpp"

#include <array>
#include <utility>

#include <pthread.h>
#include <unistd.h>

namespace cli {
namespace {

constexpr std::array<int, 2> stopping{SIGINT, SIGTERM};

bool is_ignored(int number) {
    struct sigaction action{};
    return sigaction(number, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

} // namespace

/// A signal that is both blocked and ignored would still be delivered to sigwait: it is left alone.
stop_signals::stop_signals() {
    sigemptyset(&watched_);
    for (const int number : stopping) {
        if (is_ignored(number)) continue;
        sigaddset(&watched_, number);
        wake_up_ = number;
    }
    if (wake_up_ != 0) start();
}

void stop_signals::start() {
    pthread_sigmask(SIG_BLOCK, &watched_, &mask_before_);
    try {
        waiter_ = std::jthread([this] { wait_for_signals(); });
    } catch (...) {
        pthread_sigmask(SIG_SETMASK, &mask_before_, nullptr);
        throw;
    }
}

/// The waiting thread is woken by a signal sent to it alone, which carries our address: sigwaitinfo
/// says "from a user" of kill and pthread_kill alike.
stop_signals::~stop_signals() {
    if (wake_up_ == 0) return;
    closing_ = true;
    sigval sender{};
    sender.sival_ptr = this;
    pthread_sigqueue(waiter_.native_handle(), wake_up_, sender);
    waiter_.join();
    pthread_sigmask(SIG_SETMASK, &mask_before_, nullptr);
}

/// A signal to the process that arrives while the object is being destroyed is put back: nobody
/// would look at it here any more, and it takes its default action when the mask is restored.
void stop_signals::wait_for_signals() {
    for (;;) {
        siginfo_t info{};
        const int number = sigwaitinfo(&watched_, &info);
        if (number < 0) continue;
        if (closing_) {
            const bool ours = info.si_code == SI_QUEUE && info.si_value.sival_ptr == this;
            if (!ours) kill(getpid(), number);
            return;
        }
        if (number_ != 0) end_by_signal(number);
        number_ = number;
        stop_.request_stop();
    }
}

void end_by_signal(int number) {
    struct sigaction action{};
    action.sa_handler = SIG_DFL;
    sigaction(number, &action, nullptr);
    sigset_t alone;
    sigemptyset(&alone);
    sigaddset(&alone, number);
    pthread_sigmask(SIG_UNBLOCK, &alone, nullptr);
    raise(number);
    _exit(128 + number);
}

} // namespace cli
