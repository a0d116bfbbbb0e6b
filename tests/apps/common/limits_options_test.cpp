#include "cli/limits_options.hpp"

#include <chrono>
#include <limits>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/parse_command_line.hpp"
#include "error_of.hpp"

namespace {

using namespace std::chrono_literals;

cli::limits_options read(const std::vector<std::string>& line) {
    cli::option_table table;
    table.options(cli::limits_rows());
    return cli::read_limits(cli::parse_command_line(table, line));
}

TEST(LimitsOptions, AreAbsentByDefault) {
    const auto limits = read({});
    EXPECT_EQ(limits.node_limit, std::nullopt);
    EXPECT_EQ(limits.max_solutions, std::nullopt);
    EXPECT_EQ(limits.time_limit, std::nullopt);
}

TEST(LimitsOptions, AreRead) {
    const auto limits =
        read({"--node-limit=18446744073709551615", "--max-solutions", "7", "--time-limit=500ms"});
    EXPECT_EQ(limits.node_limit, std::numeric_limits<std::uint64_t>::max());
    EXPECT_EQ(limits.max_solutions, 7U);
    EXPECT_EQ(limits.time_limit, 500ms);
    EXPECT_EQ(read({"--time-limit=30"}).time_limit, 30s);
}

TEST(LimitsOptions, AreRefusedByName) {
    const auto message = [](const char* word) {
        return cli::test::error_of([&] { read({word}); }).message;
    };
    EXPECT_EQ(message("--node-limit=0"), "--node-limit: '0' is out of range");
    EXPECT_EQ(message("--node-limit=-1"), "--node-limit: '-1' is out of range");
    EXPECT_EQ(message("--node-limit=1e6"), "--node-limit: '1e6' is not a whole number");
    EXPECT_EQ(message("--max-solutions=0"), "--max-solutions: '0' is out of range");
    EXPECT_EQ(message("--max-solutions=18446744073709551616"),
              "--max-solutions: '18446744073709551616' is out of range");
    EXPECT_EQ(message("--time-limit=nan"), "--time-limit: 'nan' is not a time");
    EXPECT_EQ(message("--time-limit=-5"), "--time-limit: '-5' is a negative time");
    EXPECT_EQ(message("--time-limit=0"), "--time-limit: the time is zero");
    EXPECT_EQ(message("--time-limit=0ms"), "--time-limit: the time is zero");
}

} // namespace
