#include "cli/signals.hpp"

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <future>
#include <iostream>
#include <thread>

#include <gtest/gtest.h>
#include <pthread.h>
#include <unistd.h>

namespace {

using namespace std::chrono_literals;

/// Waits for a condition that must come true; false after ten seconds.
template <class Condition>
bool comes_true(Condition condition) {
    const auto end = std::chrono::steady_clock::now() + 10s;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::sleep_for(1ms);
    }
    return true;
}

bool is_blocked(int number) {
    sigset_t mask;
    pthread_sigmask(SIG_BLOCK, nullptr, &mask);
    return sigismember(&mask, number) == 1;
}

/// Ignores a signal for a test, and takes that back.
class ignored_signal {
  public:
    explicit ignored_signal(int number) : number_(number), before_(std::signal(number, SIG_IGN)) {}
    ~ignored_signal() { std::signal(number_, before_); }
    ignored_signal(const ignored_signal&) = delete;
    ignored_signal& operator=(const ignored_signal&) = delete;

  private:
    int number_;
    void (*before_)(int);
};

TEST(Signals, NothingHasHappenedAtFirst) {
    const cli::stop_signals signals;
    EXPECT_FALSE(signals.token().stop_requested());
    EXPECT_TRUE(signals.token().stop_possible());
    EXPECT_EQ(signals.number(), 0);
}

TEST(Signals, TheFirstSignalRequestsAStop) {
    for (const int number : {SIGINT, SIGTERM}) {
        const cli::stop_signals signals;
        ASSERT_EQ(kill(getpid(), number), 0);
        EXPECT_TRUE(comes_true([&] { return signals.token().stop_requested(); }));
        EXPECT_EQ(signals.number(), number);
    }
}

TEST(Signals, StopCallbacksSeeTheNumber) {
    const cli::stop_signals signals;
    std::promise<int> seen;
    const std::stop_callback callback(signals.token(), [&] { seen.set_value(signals.number()); });
    ASSERT_EQ(kill(getpid(), SIGTERM), 0);
    auto number = seen.get_future();
    ASSERT_EQ(number.wait_for(10s), std::future_status::ready);
    EXPECT_EQ(number.get(), SIGTERM);
}

TEST(Signals, ThreadsStartedLaterAreNotInterrupted) {
    const cli::stop_signals signals;
    std::atomic<bool> blocked{false};
    std::jthread worker([&] { blocked = is_blocked(SIGINT) && is_blocked(SIGTERM); });
    worker.join();
    EXPECT_TRUE(blocked);
}

TEST(Signals, OtherSignalsAreLeftAlone) {
    const cli::stop_signals signals;
    EXPECT_FALSE(is_blocked(SIGPIPE));
    EXPECT_FALSE(is_blocked(SIGUSR1));
    EXPECT_FALSE(is_blocked(SIGQUIT));
}

TEST(Signals, TheMaskIsRestored) {
    ASSERT_FALSE(is_blocked(SIGINT));
    {
        const cli::stop_signals signals;
        EXPECT_TRUE(is_blocked(SIGINT));
        EXPECT_TRUE(is_blocked(SIGTERM));
    }
    EXPECT_FALSE(is_blocked(SIGINT));
    EXPECT_FALSE(is_blocked(SIGTERM));
}

TEST(Signals, ManyInARowEndAtOnce) {
    for (int round = 0; round < 500; ++round) {
        const cli::stop_signals signals;
        if (round % 2 == 0) continue;
        ASSERT_EQ(kill(getpid(), SIGINT), 0);
        ASSERT_TRUE(comes_true([&] { return signals.token().stop_requested(); }));
    }
}

TEST(Signals, AnIgnoredSignalStaysIgnored) {
    const ignored_signal background(SIGINT);
    const cli::stop_signals signals;
    EXPECT_FALSE(is_blocked(SIGINT));
    ASSERT_EQ(kill(getpid(), SIGINT), 0);
    ASSERT_EQ(kill(getpid(), SIGTERM), 0);
    EXPECT_TRUE(comes_true([&] { return signals.token().stop_requested(); }));
    EXPECT_EQ(signals.number(), SIGTERM);
}

TEST(Signals, NothingIsWatchedWhereBothAreIgnored) {
    const ignored_signal one(SIGINT);
    const ignored_signal other(SIGTERM);
    const cli::stop_signals signals;
    ASSERT_EQ(kill(getpid(), SIGTERM), 0);
    std::this_thread::sleep_for(20ms);
    EXPECT_EQ(signals.number(), 0);
    EXPECT_FALSE(signals.token().stop_requested());
}

class SignalsDeathTest : public testing::Test {
  protected:
    SignalsDeathTest() { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
};

/// A program that notices the stop and goes on all the same: only the second signal ends it.
void send_twice(int first, int second) {
    const cli::stop_signals signals;
    kill(getpid(), first);
    if (!comes_true([&] { return signals.token().stop_requested(); })) std::exit(1);
    std::cerr << "stopping\n";
    kill(getpid(), second);
    std::this_thread::sleep_for(10s);
    std::exit(2);
}

TEST_F(SignalsDeathTest, TheSecondSignalEndsAtOnce) {
    EXPECT_EXIT(send_twice(SIGINT, SIGINT), testing::KilledBySignal(SIGINT), "stopping");
    EXPECT_EXIT(send_twice(SIGINT, SIGTERM), testing::KilledBySignal(SIGTERM), "stopping");
}

TEST_F(SignalsDeathTest, BeforeAndAfterItSignalsHaveTheirDefaultAction) {
    const auto after = [] {
        {
            const cli::stop_signals signals;
        }
        kill(getpid(), SIGTERM);
        std::this_thread::sleep_for(10s);
        std::exit(2);
    };
    EXPECT_EXIT(after(), testing::KilledBySignal(SIGTERM), "");
}

/// The pattern of a program: stop, print, end by the signal that was remembered.
void stop_print_and_end() {
    int number = 0;
    {
        const cli::stop_signals signals;
        kill(getpid(), SIGINT);
        if (!comes_true([&] { return signals.token().stop_requested(); })) std::exit(1);
        number = signals.number();
    }
    std::cerr << "partial result\n";
    cli::end_by_signal(number);
}

TEST_F(SignalsDeathTest, ARememberedSignalIsRaisedAgain) {
    EXPECT_EXIT(stop_print_and_end(), testing::KilledBySignal(SIGINT), "partial result");
}

TEST_F(SignalsDeathTest, EndBySignalOverridesIgnoringAndBlocking) {
    const auto end = [] {
        std::signal(SIGTERM, SIG_IGN);
        sigset_t all;
        sigfillset(&all);
        pthread_sigmask(SIG_BLOCK, &all, nullptr);
        cli::end_by_signal(SIGTERM);
    };
    EXPECT_EXIT(end(), testing::KilledBySignal(SIGTERM), "");
}

} // namespace
