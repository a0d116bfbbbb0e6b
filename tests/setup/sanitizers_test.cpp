/// Proves that a sanitizer preset has its sanitizer on, and that the others have none.
///
/// What is expected comes from the test preset's environment, not from the build: a build that
/// lost its flags would otherwise agree with itself. Outside a preset, the configured value serves.
#include <cstdlib>
#include <memory>
#include <string_view>
#include <thread>

#include <gtest/gtest.h>

#ifdef __has_feature
#    define ESPALIER_HAS(feature) __has_feature(feature)
#else
#    define ESPALIER_HAS(feature) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || ESPALIER_HAS(address_sanitizer)
#    define ESPALIER_ADDRESS true
#else
#    define ESPALIER_ADDRESS false
#endif
#if defined(__SANITIZE_THREAD__) || ESPALIER_HAS(thread_sanitizer)
#    define ESPALIER_THREAD true
#else
#    define ESPALIER_THREAD false
#endif

namespace {

bool expected(std::string_view sanitizer) {
    const char* preset = std::getenv("ESPALIER_EXPECT_SANITIZERS");
    const std::string_view all = preset != nullptr ? preset : ESPALIER_CONFIGURED_SANITIZERS;
    return all.find(sanitizer) != std::string_view::npos;
}

/// The faults are kept from the optimiser, and the compilers' warnings, by volatile operands.
int read_past_the_end() {
    volatile std::size_t past = 8;
    const auto cells = std::make_unique<int[]>(8);
    volatile int read = cells[past];
    return read;
}

int overflow_an_int() {
    volatile int largest = 2147483647;
    volatile int sum = largest + 1;
    return sum;
}

void race_on_an_int() {
    int shared = 0;
    const auto write = [&shared] {
        for (int i = 0; i < 100000; ++i)
            *const_cast<volatile int*>(&shared) = i;
    };
    std::thread other(write);
    write();
    other.join();
}

TEST(Sanitizers, TheCompilerSaysTheSameAsThePreset) {
    EXPECT_EQ(ESPALIER_ADDRESS, expected("address"));
    EXPECT_EQ(ESPALIER_THREAD, expected("thread"));
}

/// Each fault in a process of its own, which must end by the sanitizer's hand. The overflow of an
/// int is the only witness of UndefinedBehaviorSanitizer under g++, which defines no macro for it;
/// without that sanitizer the sum wraps on every machine we know, and nothing is reported.
TEST(Sanitizers, ExactlyThoseOfThePresetReportAFault) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const auto leave_after = [](auto fault) {
        fault();
        std::exit(0);
    };
    if (expected("undefined")) {
        EXPECT_DEATH(leave_after(overflow_an_int), "signed integer overflow");
    } else {
        EXPECT_EXIT(leave_after(overflow_an_int), testing::ExitedWithCode(0), "^$");
    }
    if (expected("address")) {
        EXPECT_DEATH(leave_after(read_past_the_end), "heap-buffer-overflow");
    }
    if (expected("thread")) {
        EXPECT_EXIT(leave_after(race_on_an_int), testing::ExitedWithCode(66), "data race");
    }
}

} // namespace
