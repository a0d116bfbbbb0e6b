#include "cli/output_options.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/parse_command_line.hpp"
#include "error_of.hpp"

namespace {

using cli::color_mode;

cli::output_options read(const std::vector<std::string>& line) {
    cli::option_table table;
    table.options(cli::output_rows());
    return cli::read_output(cli::parse_command_line(table, line));
}

TEST(OutputOptions, AreOffByDefault) {
    const auto output = read({});
    EXPECT_FALSE(output.json);
    EXPECT_FALSE(output.stats);
    EXPECT_FALSE(output.quiet);
    EXPECT_EQ(output.color, color_mode::automatic);
}

TEST(OutputOptions, AreRead) {
    EXPECT_TRUE(read({"--json"}).json);
    EXPECT_TRUE(read({"--stats"}).stats);
    EXPECT_TRUE(read({"--quiet"}).quiet);
    EXPECT_TRUE(read({"-q"}).quiet);
    EXPECT_FALSE(read({"--json"}).stats);
}

TEST(OutputOptions, ColorHasThreeWordsAndOneBareMeaning) {
    EXPECT_EQ(read({"--color=auto"}).color, color_mode::automatic);
    EXPECT_EQ(read({"--color=always"}).color, color_mode::always);
    EXPECT_EQ(read({"--color=never"}).color, color_mode::never);
    EXPECT_EQ(read({"--color"}).color, color_mode::always);
    EXPECT_EQ(read({"--color=always", "--color=never"}).color, color_mode::never);
    const auto error = cli::test::error_of([] { read({"--color=sometimes"}); });
    EXPECT_EQ(error.message, "--color: 'sometimes' is not one of its values");
    EXPECT_EQ(error.remedy, "choose one of auto, always, never");
}

} // namespace
