#include "queens/halves.hpp"

#include <cstdint>
#include <stdexcept>
#include <stop_token>
#include <string>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "halves_forms.hpp"
#include "known_values.hpp"
#include "queens_oracle.hpp"

namespace {

using namespace queens;
using half::key_width;
using queens::test::forms_that_run;
using queens::test::up_to;

static_assert(espalier::ReversibleStateSpace<halves> && espalier::CountingStateSpace<halves>);
static_assert(espalier::count_divisor<halves>() == 3);

void expect_published(int largest, kernels form, key_width width) {
    for (const auto& row : queens::test::read_table("queens-counts.txt")) {
        const int n = static_cast<int>(row.at(0));
        if (n > largest) continue;
        const auto counted = espalier::count(halves(n, form, width));
        EXPECT_EQ(counted.value, row.at(1)) << n << ", " << name_of(form);
        EXPECT_TRUE(counted.complete());
    }
}

TEST(Halves, CountWhatIsPublished) {
    for (const kernels form : forms_that_run())
        expect_published(up_to(17, 11), form, key_width::as_needed);
}

TEST(Halves, CountTheSameInTwoWords) {
    for (const kernels form : forms_that_run())
        expect_published(up_to(13, 9), form, key_width::wide);
}

/// A board of 18 has given columns if the keys are wide, as all of more than 22 have: a few of its
/// nodes.
TEST(Halves, InTwoWordsJoinBehindGivenColumns) {
    const int n = 18;
    const half::divided_board rows{.a = 0b000110111, .b = 0b011010101};
    const auto narrow = half::make_joiner(n, kernels::portable);
    const auto wide = half::make_joiner(n, kernels::portable, key_width::wide);
    ASSERT_EQ(narrow->given_columns(), 0);
    ASSERT_EQ(wide->given_columns(), 1);
    std::uint64_t sum = 0;
    for (int left = 0; left < n; ++left)
        for (int right = 0; right < n; ++right) {
            const bool left_is_left =
                left < 9 ? (rows.a >> left & 1) != 0 : (rows.b >> (17 - left) & 1) == 0;
            const bool right_is_left =
                right < 9 ? (rows.a >> right & 1) != 0 : (rows.b >> (17 - right) & 1) == 0;
            if (!left_is_left || right_is_left || right - left == 17 || left - right == 17)
                continue;
            half::divided_board given = rows;
            given.left_rows = {&left, 1};
            given.right_rows = {&right, 1};
            sum += wide->count(given, {}).value();
        }
    EXPECT_EQ(sum, narrow->count(rows, {}));
    EXPECT_GT(sum, 0U);
}

TEST(Halves, CountTheSameWithAnyNumberOfThreads) {
    for (const int n : {up_to(14, 10), up_to(13, 9)})
        for (const unsigned threads : {1U, 2U, 3U}) {
            const auto counted = espalier::count(halves(n), {.threads = threads, .slice = {}});
            EXPECT_EQ(counted.value, queens::test::read_table("queens-counts.txt")
                                         .at(static_cast<std::size_t>(n))
                                         .at(1));
        }
}

TEST(Halves, StoppedHalfWayLeaveExactlyTheirRest) {
    for (const int n : {9, 10}) {
        const auto begun = espalier::count(halves(n), {.node_limit = n == 9 ? 60U : 40U});
        ASSERT_EQ(begun.status, espalier::status::node_limit);
        halves space(n);
        const auto rest = espalier::solve(space, espalier::counting<halves>{}, {}, begun.frontier);
        EXPECT_GT(begun.value, 0U);
        EXPECT_GT(rest.value, 0U);
        // Both are rounded down to whole boards.
        EXPECT_GE(begun.value + rest.value + std::uint64_t{1}, n == 9 ? 352U : 724U);
        EXPECT_LE(begun.value + rest.value, n == 9 ? 352U : 724U);
    }
}

TEST(Halves, GiveUpWhenAStopIsRequested) {
    std::stop_source source;
    source.request_stop();
    for (const kernels form : forms_that_run())
        for (const key_width width : {key_width::as_needed, key_width::wide}) {
            const auto join = half::make_joiner(12, form, width);
            const half::divided_board rows{.a = 0b000111, .b = 0b000111};
            EXPECT_FALSE(join->count(rows, source.get_token()));
            EXPECT_TRUE(join->count(rows, {}));
        }
}

TEST(Halves, HandOutOneBoardOfEachEight) {
    for (const int n : {5, 8, 9}) {
        std::uint64_t boards = 0;
        espalier::for_each(halves(n), [&](const placement& board, std::uint64_t weight) {
            EXPECT_TRUE(queens::test::attacks_nobody(board));
            boards += weight;
        });
        EXPECT_EQ(boards, 3 * queens::test::brute_force(n).size()) << n;
    }
}

TEST(Halves, RefuseOtherSizesAndNameTheRange) {
    for (const int n : {-1, 33})
        try {
            halves space(n);
            ADD_FAILURE() << n;
        } catch (const std::invalid_argument& error) {
            EXPECT_NE(std::string(error.what()).find("from 0 to 32"), std::string::npos);
        }
}

/// The largest boards are begun at once, stop when told, and are back at their root.
TEST(Halves, WalkTheLargestBoards) {
    for (const int n : {23, 31, 32}) {
        halves space(n);
        const halves before = space;
        const auto walked = espalier::count(space, {.node_limit = 30});
        EXPECT_EQ(walked.status, espalier::status::node_limit);
        EXPECT_EQ(space, before);
    }
}

} // namespace
