// Progress: how it is written.
#include <chrono>
#include <limits>
#include <string>

#include <gtest/gtest.h>

#include <espalier/progress.hpp>

namespace espalier::test {
namespace {

using namespace std::chrono_literals;
constexpr double infinity = std::numeric_limits<double>::infinity();

progress example() {
    return {.share = 0.1239,
            .nodes = 4'123'456,
            .solutions = 92,
            .elapsed = 12s,
            .nodes_per_second = 41'234'567,
            .nodes_in_all = 3e7,
            .to_go = time_to_go{90, 85, 100}};
}

TEST(ProgressLine, IsOneLine) {
    EXPECT_EQ(to_line(example()), "12.3 % · 4.1 M nodes · 41 M nodes/s · 92 solutions · 0:12 · "
                                  "1:25–1:40 to go");
    EXPECT_EQ(to_line(example(), line_style::ascii),
              "12.3 %, 4.1 M nodes, 41 M nodes/s, 92 solutions, 0:12, 1:25-1:40 to go");
}

TEST(ProgressLine, SaysAboutWhereThereIsNoInterval) {
    progress p = example();
    p.to_go->high = infinity;
    EXPECT_EQ(to_line(p, line_style::ascii),
              "12.3 %, 4.1 M nodes, 41 M nodes/s, 92 solutions, 0:12, about 1:30 to go");
    p.to_go = time_to_go{90, 89.9, 90.1};
    EXPECT_EQ(to_line(p, line_style::ascii),
              "12.3 %, 4.1 M nodes, 41 M nodes/s, 92 solutions, 0:12, 1:30 to go");
    p.to_go.reset();
    EXPECT_EQ(to_line(p, line_style::ascii),
              "12.3 %, 4.1 M nodes, 41 M nodes/s, 92 solutions, 0:12");
}

TEST(ProgressLine, AtTheStartAndAtTheEnd) {
    EXPECT_EQ(to_line({}, line_style::ascii), "0.0 %, 0 nodes, 0 solutions, 0:00");
    EXPECT_EQ(to_line({.share = 1,
                       .nodes = 1,
                       .solutions = 1,
                       .elapsed = 1s,
                       .nodes_per_second = 1,
                       .nodes_in_all = 1,
                       .to_go = time_to_go{0, 0, 0}},
                      line_style::ascii),
              "100 %, 1 node, 1 nodes/s, 1 solution, 0:01");
}

TEST(HumanNumbers, Counts) {
    EXPECT_EQ(detail::short_number(0), "0");
    EXPECT_EQ(detail::short_number(7), "7");
    EXPECT_EQ(detail::short_number(0.25), "0.2");
    EXPECT_EQ(detail::short_number(999), "999");
    EXPECT_EQ(detail::short_number(999.6), "1.0 k");
    EXPECT_EQ(detail::short_number(9'949), "9.9 k");
    EXPECT_EQ(detail::short_number(9'951), "10 k");
    EXPECT_EQ(detail::short_number(999'499), "999 k");
    EXPECT_EQ(detail::short_number(999'500), "1.0 M");
    EXPECT_EQ(detail::short_number(18446744073709551615.0), "18 E");
    EXPECT_EQ(detail::short_number(3e21), "3.0e+21");
    EXPECT_EQ(detail::short_number(1e300), "1.0e+300");
    EXPECT_EQ(detail::short_number(infinity), "inf");
}

TEST(HumanNumbers, SharesAreRoundedDownSoThatOnlyAllIsAll) {
    EXPECT_EQ(detail::per_cent(0), "0.0 %");
    EXPECT_EQ(detail::per_cent(1), "100 %");
    EXPECT_EQ(detail::per_cent(0.99999), "99.9 %");
    EXPECT_EQ(detail::per_cent(0.5), "50.0 %");
    EXPECT_EQ(detail::per_cent(0.00012345), "0.0123 %");
    EXPECT_EQ(detail::per_cent(1e-9), "< 0.0001 %");
}

TEST(HumanNumbers, Times) {
    EXPECT_EQ(detail::short_time(0.4), "0:00");
    EXPECT_EQ(detail::short_time(59.6), "1:00");
    EXPECT_EQ(detail::short_time(754), "12:34");
    EXPECT_EQ(detail::short_time(3 * 3600 + 4 * 60 + 5), "3:04:05");
    EXPECT_EQ(detail::short_time(95 * 3600), "95:00:00");
    EXPECT_EQ(detail::short_time(5 * 86400), "5 days");
    EXPECT_EQ(detail::short_time(1200 * 365.25 * 86400), "1.2 k years");
    EXPECT_EQ(detail::short_time(infinity), "for ever");
}

} // namespace
} // namespace espalier::test
