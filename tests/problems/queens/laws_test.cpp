#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/testing/laws.hpp>

#include "queens/bit_board.hpp"
#include "queens/fundamental.hpp"
#include "queens/recorded_bit_board.hpp"
#include "queens/textbook.hpp"
#include "queens_oracle.hpp"

namespace {

using namespace queens;
using espalier::testing::check_laws;
using queens::test::attacks_nobody;
using queens::test::brute_force;

std::vector<placement> expected(int n) {
    const auto all = brute_force(n);
    return {all.begin(), all.end()};
}

TEST(Laws, HoldForTheTextbook) {
    for (int n = 0; n <= 6; ++n) {
        const auto report = check_laws(
            textbook(n), {.is_valid = attacks_nobody, .expected_solutions = expected(n)});
        EXPECT_TRUE(report.ok && report.complete && report.notes.empty()) << n << ": " << report;
    }
}

TEST(Laws, HoldForTheTextbookWithExcludedDiagonals) {
    const auto report = check_laws(textbook(5, {.sums = 0b10100, .differences = 0b10}));
    EXPECT_TRUE(report.ok && report.complete) << report;
}

TEST(Laws, HoldForTheBitBoard) {
    for (int n = 0; n <= 6; ++n) {
        const auto report = check_laws(bit_board(n), {.expected_count = brute_force(n).size()});
        EXPECT_TRUE(report.ok && report.complete && report.notes.empty()) << n << ": " << report;
    }
}

TEST(Laws, HoldForTheRecordedBitBoard) {
    for (int n = 0; n <= 6; ++n) {
        const auto report = check_laws(
            recorded_bit_board(n), {.is_valid = attacks_nobody, .expected_solutions = expected(n)});
        EXPECT_TRUE(report.ok && report.complete && report.notes.empty()) << n << ": " << report;
    }
}

/// Its solutions are asked for their symmetry, so it is not led where `promising` says no.
TEST(Laws, HoldForFundamentalSolutions) {
    const auto in_the_textbook =
        check_laws(fundamental<textbook>(6),
                   {.is_valid = attacks_nobody, .apply_unpromising = false, .expected_count = 1});
    EXPECT_TRUE(in_the_textbook.ok) << in_the_textbook;
    const auto in_bits = check_laws(fundamental<recorded_bit_board>(6),
                                    {.is_valid = attacks_nobody, .expected_count = 1});
    EXPECT_TRUE(in_bits.ok) << in_bits;
}

} // namespace
