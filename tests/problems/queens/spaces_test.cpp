#include "queens/bit_board.hpp"
#include "queens/fundamental.hpp"
#include "queens/recorded_bit_board.hpp"
#include "queens/textbook.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "known_values.hpp"
#include "queens_oracle.hpp"

namespace {

using namespace queens;
using queens::test::up_to;

static_assert(espalier::ReversibleStateSpace<textbook> && espalier::JudgingStateSpace<textbook>);
static_assert(espalier::StateSpace<bit_board> && !espalier::ReversibleStateSpace<bit_board>);
static_assert(sizeof(bit_board) == 3 * sizeof(std::uint32_t));
static_assert(espalier::StateSpace<recorded_bit_board>);
static_assert(sizeof(recorded_bit_board) <= 64);
static_assert(espalier::ReversibleStateSpace<fundamental<textbook>>);

template <class Space>
class Spaces : public testing::Test {};

struct names {
    template <class Space>
    static std::string GetName(int) {
        if constexpr (std::is_same_v<Space, textbook>) return "textbook";
        if constexpr (std::is_same_v<Space, bit_board>) return "bits";
        return "recorded";
    }
};
using all_spaces = testing::Types<textbook, bit_board, recorded_bit_board>;
TYPED_TEST_SUITE(Spaces, all_spaces, names);

TYPED_TEST(Spaces, CountWhatIsPublished) {
    const int largest = std::is_same_v<TypeParam, bit_board> ? up_to(15, 12) : up_to(13, 11);
    for (const auto& row : queens::test::read_table("queens-counts.txt")) {
        const int n = static_cast<int>(row.at(0));
        if (n > largest) continue;
        const auto counted = espalier::count(TypeParam(n));
        EXPECT_EQ(counted.value, row.at(1)) << n;
        EXPECT_TRUE(counted.complete());
        EXPECT_EQ(counted.statistics.deepest, n == 2 ? 1U : n == 3 ? 2U : row.at(0));
    }
}

TYPED_TEST(Spaces, TheEmptyBoardHasOnePlacementAtItsRoot) {
    const auto counted = espalier::count(TypeParam(0));
    EXPECT_EQ(counted.value, 1U);
    EXPECT_EQ(counted.statistics, (espalier::statistics{.checked = 1,
                                                        .promising = 1,
                                                        .pruned = 0,
                                                        .dead_ends = 0,
                                                        .solutions = 1,
                                                        .deepest = 0}));
}

TYPED_TEST(Spaces, RefuseOtherSizesAndNameTheRange) {
    for (const int n : {-1, 33, 64, 1 << 30, -(1 << 30)}) {
        try {
            TypeParam space(n);
            ADD_FAILURE() << n;
        } catch (const std::invalid_argument& error) {
            EXPECT_EQ(std::string(error.what()), "queens: no board of size " + std::to_string(n) +
                                                     "; it must be from 0 to 32");
        }
    }
}

/// At the largest size every word is full: the first solution of 31 and 32 columns must still be
/// one, and a walk along both edges must not wrap.
TYPED_TEST(Spaces, WalkTheLargestBoards) {
    for (const int n : {31, 32}) {
        TypeParam space(n);
        const auto walked = espalier::count(space, {.node_limit = 200'000});
        EXPECT_EQ(walked.status, espalier::status::node_limit);
        EXPECT_GE(walked.statistics.deepest, 20U);
        EXPECT_EQ(space, TypeParam(n));
    }
}

template <class Space>
std::set<placement> solutions_of(int n) {
    const std::vector<placement> found = espalier::all(Space(n)).value;
    const std::set<placement> distinct(found.begin(), found.end());
    EXPECT_EQ(found.size(), distinct.size());
    EXPECT_TRUE(std::is_sorted(found.begin(), found.end()));
    return distinct;
}

TEST(Solutions, AreThoseOfBruteForce) {
    for (int n = 0; n <= 8; ++n) {
        EXPECT_EQ(solutions_of<textbook>(n), queens::test::brute_force(n)) << n;
        EXPECT_EQ(solutions_of<recorded_bit_board>(n), queens::test::brute_force(n)) << n;
    }
}

TEST(Solutions, AreDistinctAndCorrectOnLargerBoards) {
    for (int n = 9; n <= up_to(12, 10); ++n) {
        const auto found = solutions_of<textbook>(n);
        EXPECT_TRUE(std::all_of(found.begin(), found.end(), queens::test::attacks_nobody));
        EXPECT_EQ(found, solutions_of<recorded_bit_board>(n));
    }
}

/// The path of the bare bit board names the placement too.
TEST(Solutions, OfTheBareBitBoardAreItsPaths) {
    std::set<placement> found;
    bit_board space(8);
    espalier::depth_first_search search(space);
    while (search.next()) {
        placement columns;
        for (const std::uint32_t square : search.path())
            columns.push_back(std::countr_zero(square));
        found.insert(columns);
    }
    EXPECT_EQ(found, queens::test::brute_force(8));
}

TEST(Textbook, ChecksAsManyNodesAsTheTextbooksSay) {
    const auto rows = queens::test::read_table("queens-nodes.txt");
    ASSERT_EQ(rows.size(), 12U);
    for (const auto& row : rows) {
        const int n = static_cast<int>(row.at(0));
        if (n > up_to(12, 11)) continue;
        const auto counted = espalier::count(textbook(n)).statistics;
        EXPECT_EQ(counted.checked, row.at(1)) << n;
        EXPECT_EQ(counted.promising, row.at(2)) << n;
        EXPECT_EQ(counted.solutions, row.at(3)) << n;
        EXPECT_EQ(counted.pruned, 0U);
    }
}

TEST(Textbook, FindsTheFirstSolutionAfterKnownNodes) {
    const auto four = espalier::first(textbook(4));
    EXPECT_EQ(four.value, (placement{1, 3, 0, 2}));
    EXPECT_EQ(four.statistics.checked, 27U);
    const auto eight = espalier::first(textbook(8));
    EXPECT_EQ(eight.value, (placement{0, 4, 7, 5, 2, 6, 1, 3}));
    EXPECT_EQ(eight.statistics.checked, 877U);
    EXPECT_EQ(espalier::first(textbook(3)).value, std::nullopt);
}

/// The bit board enters exactly the nodes that the textbook finds promising.
TEST(BitBoard, EntersTheNodesThatTheTextbookFindsPromising) {
    for (int n = 0; n <= up_to(11, 9); ++n) {
        const auto bits = espalier::count(bit_board(n)).statistics;
        const auto book = espalier::count(textbook(n)).statistics;
        EXPECT_EQ(bits.promising, book.promising);
        EXPECT_EQ(bits.dead_ends, book.dead_ends);
        EXPECT_EQ(espalier::count(recorded_bit_board(n)).statistics, bits);
    }
}

TEST(Textbook, IsRestoredAfterEveryKindOfEnd) {
    textbook space(8, {.sums = 2, .differences = 0});
    const textbook before = space;
    espalier::count(space);
    EXPECT_EQ(space, before);
    espalier::first(space);
    EXPECT_EQ(space, before);
    espalier::count(space, {.node_limit = 100});
    EXPECT_EQ(space, before);
}

TEST(Walks, ThatWereStoppedLeaveExactlyTheirRest) {
    const auto begun = espalier::count(bit_board(9), {.node_limit = 5'000});
    ASSERT_EQ(begun.status, espalier::status::node_limit);
    const auto rest =
        espalier::solve(bit_board(9), espalier::counting<bit_board>{}, {}, begun.frontier);
    EXPECT_GT(begun.value, 0U);
    EXPECT_EQ(begun.value + rest.value, 352U);
}

} // namespace
