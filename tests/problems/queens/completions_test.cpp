#include "queens/completions.hpp"

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <random>
#include <stop_token>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "known_values.hpp"
#include "queens/counted_bit_board.hpp"
#include "queens/kernels.hpp"
#include "queens/masked_bit_board.hpp"
#include "support/seeds.hpp"

namespace {

using namespace queens;

class EveryKernel : public testing::TestWithParam<kernels> {
  protected:
    void SetUp() override {
        if (!can_run(GetParam())) GTEST_SKIP() << "this processor cannot run it";
    }
};

INSTANTIATE_TEST_SUITE_P(Completions, EveryKernel,
                         testing::Values(kernels::portable, kernels::avx512),
                         [](const auto& form) { return std::string(name_of(form.param)); });

/// Row by row and column by column, each queen against each, as the rules of chess say it.
std::uint64_t by_hand(const std::vector<open_row>& rows, std::vector<int> columns = {}) {
    if (columns.size() == rows.size()) return 1;
    const open_row& here = rows[columns.size()];
    std::uint64_t found = 0;
    for (int column = 0; column < 32; ++column) {
        bool is_free = (here.free >> column & 1) != 0;
        for (std::size_t k = 0; k < columns.size(); ++k) {
            const int across = std::abs(columns[k] - column);
            is_free = is_free && across != 0 && across != here.row - rows[k].row;
        }
        if (!is_free) continue;
        columns.push_back(column);
        found += by_hand(rows, columns);
        columns.pop_back();
    }
    return found;
}

/// Up to six rows at random places of a board, in each some of the columns of a window.
std::vector<open_row> random_rows(std::mt19937& random) {
    const auto below = [&](unsigned limit) { return static_cast<int>(random() % limit); };
    const int width = 1 + below(32);
    const std::uint32_t window = (~std::uint32_t{0} >> (32 - width))
                                 << below(33U - static_cast<unsigned>(width));
    std::vector<open_row> rows;
    for (int row = below(3); row < 32 && rows.size() < 5; row += 1 + below(4) * below(3))
        rows.push_back(
            {.row = row, .free = window & static_cast<std::uint32_t>(random() & random())});
    return rows;
}

TEST_P(EveryKernel, CountsRandomRowsAsByHand) {
    const unsigned seed = espalier::test::new_seed();
    SCOPED_TRACE(espalier::test::seed_line(seed));
    std::mt19937 random(seed);
    for (int trial = 0; trial < queens::test::up_to(400, 80); ++trial) {
        const std::vector<open_row> rows = random_rows(random);
        EXPECT_EQ(count_completions(rows, {}, GetParam()), by_hand(rows)) << trial;
    }
}

/// More states than a block has, in words of either width, and more columns than rows.
TEST_P(EveryKernel, CountsMoreStatesThanABlockHolds) {
    for (const int width : {15, 16, 17, 32}) {
        std::vector<open_row> rows;
        for (const int row : {0, 1, 3})
            rows.push_back({.row = row, .free = ~std::uint32_t{0} >> (32 - width)});
        EXPECT_EQ(count_completions(rows, {}, GetParam()), by_hand(rows)) << width;
    }
}

TEST_P(EveryKernel, CountsTheWholeBoard) {
    for (const auto& line : queens::test::read_table("queens-counts.txt")) {
        const int n = static_cast<int>(line.at(0));
        if (n > queens::test::up_to(13, 11)) break;
        std::vector<open_row> rows;
        for (int row = 0; row < n; ++row)
            rows.push_back({.row = row, .free = (std::uint32_t{1} << n) - 1});
        EXPECT_EQ(count_completions(rows, {}, GetParam()), line.at(1)) << n;
    }
}

TEST_P(EveryKernel, KnowsTheSmallestCases) {
    const auto count = [](const std::vector<open_row>& rows) {
        return count_completions(rows, {}, GetParam());
    };
    EXPECT_EQ(count({}), 1U);
    EXPECT_EQ(count({{.row = 5, .free = 0x80000001U}}), 2U);
    EXPECT_EQ(count({{.row = 5, .free = 0}}), 0U);
    EXPECT_EQ(count({{.row = 0, .free = 1}, {.row = 1, .free = 2}}), 0U);
    EXPECT_EQ(count({{.row = 0, .free = 1}, {.row = 1, .free = 4}}), 1U);
    EXPECT_EQ(count({{.row = 0, .free = 1}, {.row = 2, .free = 4}}), 0U);
    EXPECT_EQ(count({{.row = 0, .free = 1}, {.row = 31, .free = 0x80000000U}}), 0U);
    EXPECT_EQ(count({{.row = 0, .free = 0x80000000U}, {.row = 30, .free = 1}}), 1U);
    EXPECT_EQ(count({{.row = 0, .free = 3}, {.row = 2, .free = 0}, {.row = 4, .free = 1}}), 0U);
    EXPECT_EQ(count({{.row = 0, .free = 3}, {.row = 2, .free = 3}, {.row = 5, .free = 3}}), 0U);
}

TEST_P(EveryKernel, GivesUpWhenAskedTo) {
    std::stop_source stop;
    stop.request_stop();
    std::vector<open_row> rows;
    for (int row = 0; row < 32; ++row)
        rows.push_back({.row = row, .free = ~std::uint32_t{0}});
    EXPECT_EQ(count_completions(rows, stop.get_token(), GetParam()), std::nullopt);
}

/// So that shards may be searched in either way.
TEST(CountedBitBoard, IsCutAsTheMaskedOne) {
    const conditions asked{.n = 13, .placed = {{.row = 4, .column = 1}}};
    const counted_bit_board counted(asked);
    const auto pieces = espalier::cut_tree(masked_bit_board(asked), 500);
    EXPECT_GE(pieces.size(), 500U);
    EXPECT_EQ(espalier::cut_tree(counted.walked(), 500), pieces);
    EXPECT_EQ(espalier::count(counted.walked()).statistics,
              espalier::count(masked_bit_board(asked)).statistics);
}

/// A board of the size at which the kernel does not begin at the root.
TEST_P(EveryKernel, CountsBelowTheNodesOfALargeBoard) {
    std::mt19937 random(17);
    conditions asked{.n = 17};
    for (int row = 0; row < asked.n; ++row)
        asked.allowed.push_back(static_cast<std::uint32_t>(random()) & 0x1ffffU);
    asked.allowed[4] |= 2;
    asked.placed = {{.row = 4, .column = 1}};
    const auto walked = espalier::count(masked_bit_board(asked));
    EXPECT_GT(walked.value, 0U);
    const auto counted = espalier::count(counted_bit_board(asked, GetParam()));
    EXPECT_EQ(counted.value, walked.value);
    EXPECT_LT(counted.statistics.checked, walked.statistics.checked / 10);
}

} // namespace
