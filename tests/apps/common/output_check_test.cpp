#include "cli/output_check.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "error_of.hpp"

namespace {

TEST(OutputCheck, PassesWhatArrived) {
    std::ostringstream out;
    out << "92\n";
    EXPECT_NO_THROW(cli::require_written(out));
    EXPECT_EQ(out.str(), "92\n");
}

TEST(OutputCheck, NamesAFullDisk) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
    std::ofstream out("/dev/full");
    ASSERT_TRUE(out.is_open());
    out << "92\n";
    const auto error = cli::test::error_of([&] { cli::require_written(out); });
    EXPECT_EQ(error.message, "the output could not be written: no space left on device");
    EXPECT_EQ(error.remedy,
              "what was printed is not complete; make room or write to another place");
}

TEST(OutputCheck, SeesAFailureOfTheLongPast) {
    std::ostringstream out;
    out.setstate(std::ios::badbit);
    errno = ENOENT; // of some other call
    const auto error = cli::test::error_of([&] { cli::require_written(out); });
    EXPECT_EQ(error.message, "the output could not be written");
}

} // namespace
