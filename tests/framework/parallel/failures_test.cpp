// A hook that throws, in any worker: the exception comes out once, everybody has stopped, and
// nothing is lost.
#include <atomic>
#include <ranges>
#include <set>
#include <stop_token>
#include <thread>

#include <gtest/gtest.h>

#include "framework/parallel/parallel_cases.hpp"

namespace espalier::test {
namespace {

struct fault : std::runtime_error {
    fault() : std::runtime_error("on purpose") {}
};

/// A full tree whose k-th application throws, once.
struct fragile {
    using choice_type = int;
    std::atomic<int>* left;
    int depth = 0;
    int number = 0;
    std::vector<int> expand() const {
        return depth < 7 ? std::vector<int>{0, 1, 2} : std::vector<int>{};
    }
    void apply(int child) {
        if (--*left == 0) throw fault();
        ++depth;
        number = number * 3 + child;
    }
    bool is_solution() const { return depth == 7; }
    int solution() const { return number; }
};

TEST(Failures, OneExceptionComesOutAndTheRunCanGoOn) {
    std::mt19937 random(7);
    for (int k = 0; k < 40; ++k) {
        std::atomic<int> left = 1 + static_cast<int>(random() % 3000);
        fragile root{&left};
        run<fragile, all_solutions<fragile>> search(root, {});
        EXPECT_THROW(search.go(eager(1 + random() % 4)), fault);
        EXPECT_FALSE(search.parts().empty());
        EXPECT_EQ(search.go(eager(3)), status::exhausted);
        const auto whole = std::move(search).result();
        std::vector<int> expected(2187);
        for (int n = 0; n < 2187; ++n)
            expected[static_cast<std::size_t>(n)] = n;
        EXPECT_EQ(whole.value, expected);
        EXPECT_EQ(whole.statistics.promising, 3280u);
    }
}

TEST(Failures, ACallbackThatThrowsComesOutToo) {
    for (const unsigned crew : crews) {
        std::atomic<int> never = -1;
        std::set<int> seen;
        fragile root{&never};
        int calls = 0;
        const auto f = [&](int found) {
            if (++calls == 700) throw fault();
            seen.insert(found);
        };
        using goal = calling<fragile, decltype(f)>;
        run<fragile, goal> search(root, goal(f));
        EXPECT_THROW(search.go(eager(crew)), fault);
        EXPECT_EQ(search.go(eager(crew)), status::exhausted);
        EXPECT_EQ(seen.size(), 2187u) << "with " << crew;
    }
}

TEST(Stopping, IsPromptInAnyWorkerAndWhateverTheHooks) {
    struct endless {
        using choice_type = int;
        std::vector<int> expand() const { return {0, 1}; }
        void apply(int) {}
        bool is_solution() const { return false; }
    };
    for (const unsigned crew : {1u, 2u, 4u}) {
        std::stop_source source;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            source.request_stop();
        });
        const auto stopped = count(endless{}, {.threads = crew, .stop = source.get_token()});
        EXPECT_EQ(stopped.status, status::stop_requested);
        EXPECT_FALSE(stopped.frontier.empty());
        const auto late =
            count(endless{}, {.threads = crew, .time_limit = std::chrono::milliseconds(20)});
        EXPECT_EQ(late.status, status::time_limit);
    }
}

// No node is too wide to be left: a walk that begins with slices of 64 children and at most doubles
// them has judged less than 2048 when it sees that the thousandth asked it to stop.
TEST(Stopping, AmongAMillionSiblings) {
    struct wide {
        using choice_type = int;
        std::stop_source* source;
        int left = 1;
        auto expand() const { return std::views::iota(0, left == 0 ? 0 : 1'000'000); }
        bool promising(int child) const {
            if (child == 1000) source->request_stop();
            return child == 999'999;
        }
        void apply(int) { --left; }
        bool is_solution() const { return left == 0; }
    };
    std::stop_source source;
    wide root{&source};
    run<wide, counting<wide>> search(root, {});
    EXPECT_EQ(search.go({.stop = source.get_token()}), status::stop_requested);
    EXPECT_LT(search.statistics().checked, 2048u);
    ASSERT_EQ(search.parts().size(), 1u);
    EXPECT_EQ(search.parts().front().first + 1, search.statistics().checked);
    EXPECT_EQ(search.go(), status::exhausted);
    EXPECT_EQ(search.statistics().checked, 1'000'001u);
    EXPECT_EQ(std::move(search).result().value, 1u);
}

TEST(Stopping, ALongCountBelowIsHandedTheTimeLimit) {
    struct counter {
        using choice_type = int;
        int depth = 0;
        std::vector<int> expand() const { return {0, 1, 2}; }
        void apply(int) { ++depth; }
        bool is_solution() const { return false; }
        below count_below(const std::stop_token& stop) const {
            if (depth == 0) return below::walk();
            while (!stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return below::given_up();
        }
    };
    for (const unsigned crew : {1u, 2u}) {
        const auto stopped =
            count(counter{}, {.threads = crew, .time_limit = std::chrono::milliseconds(30)});
        EXPECT_EQ(stopped.status, status::time_limit);
        EXPECT_EQ(stopped.value, 0u);
        EXPECT_FALSE(stopped.frontier.empty());
    }
}

} // namespace
} // namespace espalier::test
