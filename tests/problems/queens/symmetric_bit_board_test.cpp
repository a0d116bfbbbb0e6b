#include "queens/symmetric_bit_board.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <map>
#include <set>
#include <stop_token>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/espalier.hpp>
#include <espalier/run.hpp>
#include <espalier/testing/laws.hpp>

#include "known_values.hpp"
#include "queens/kernels.hpp"
#include "queens/outer_ring.hpp"
#include "queens_oracle.hpp"

namespace {

using namespace queens;
using espalier::testing::check_laws;
using queens::test::board;
using queens::test::brute_force;
using queens::test::square_set;
using queens::test::up_to;

std::vector<kernels> kernels_here() {
    std::vector<kernels> here{kernels::portable};
    if (can_run(kernels::avx512)) here.push_back(kernels::avx512);
    return here;
}

TEST(SymmetricBitBoard, CountsAreThePublishedOnes) {
    for (const kernels form : kernels_here())
        for (const auto& line : queens::test::read_table("queens-counts.txt")) {
            const int n = static_cast<int>(line.at(0));
            if (n > up_to(14, 12)) break;
            EXPECT_EQ(espalier::count(symmetric_bit_board(n, form)).value, line.at(1))
                << n << ' ' << name_of(form);
        }
}

TEST(SymmetricBitBoard, LawsHold) {
    for (const kernels form : kernels_here())
        for (int n = 0; n <= 6; ++n) {
            const auto report = check_laws(
                symmetric_bit_board(n, form),
                {.is_valid = [](const placement& found) { return test::attacks_nobody(found); },
                 .expected_count = brute_force(n).size()});
            EXPECT_TRUE(report.ok && report.complete && report.notes.empty())
                << n << ' ' << name_of(form) << ": " << report;
        }
}

/// Without the kernel, solution by solution.
TEST(SymmetricBitBoard, WeightsOfTheSolutionsAddUp) {
    for (int n = 0; n <= 8; ++n) {
        std::uint64_t sum = 0;
        std::set<board> seen;
        espalier::for_each(symmetric_bit_board(n),
                           [&](const placement& found, std::uint64_t weight) {
                               EXPECT_TRUE(test::attacks_nobody(found));
                               EXPECT_TRUE(seen.insert(found).second);
                               if (n > 1) {
                                   EXPECT_TRUE(weight == 8 || weight == 4 || weight == 2) << weight;
                               }
                               sum += weight;
                           });
        EXPECT_EQ(sum, brute_force(n).size()) << n;
    }
}

square_set border_of(const square_set& queens, int n) {
    square_set border;
    for (const auto& [row, column] : queens)
        if (row == 0 || column == 0 || row == n - 1 || column == n - 1) border.emplace(row, column);
    return border;
}

/// All complete rings below a ring that is begun, as squares, with how many images they have.
void collect(const outer_ring& begun, std::map<square_set, std::uint64_t>& rings) {
    if (begun.is_complete()) {
        square_set squares;
        for (const square& queen : begun.queens())
            squares.emplace(queen.row, queen.column);
        EXPECT_TRUE(rings.emplace(squares, begun.orbit()).second);
        return;
    }
    for (std::uint32_t rest = begun.next_places(); rest != 0; rest &= rest - 1) {
        outer_ring more = begun;
        more.add(std::countr_zero(rest));
        collect(more, rings);
    }
}

TEST(OuterRing, OfAllImagesOfABorderOneIsTaken) {
    for (int n = 1; n <= 8; ++n) {
        std::map<square_set, std::uint64_t> rings;
        collect(outer_ring(n), rings);
        for (const board& solution : brute_force(n)) {
            std::set<square_set> images;
            for (const square_set& moved : queens::test::turned_and_reflected(solution))
                images.insert(border_of(moved, n));
            int taken = 0;
            for (const square_set& border : images)
                if (const auto ring = rings.find(border); ring != rings.end()) {
                    ++taken;
                    EXPECT_EQ(ring->second, images.size());
                }
            EXPECT_EQ(taken, 1);
        }
    }
}

TEST(OuterRing, NoQueenIsNearerToACornerThanTheFirst) {
    std::map<square_set, std::uint64_t> rings;
    constexpr int n = 9;
    collect(outer_ring(n), rings);
    EXPECT_GT(rings.size(), 50U);
    for (const auto& [squares, orbit] : rings) {
        int nearest = n;
        int of_the_last_row = n;
        for (const auto& [row, column] : squares) {
            const auto from_corner = [](int place) { return std::min(place, n - 1 - place); };
            const int distance = std::max(from_corner(row), from_corner(column));
            nearest = std::min(nearest, distance);
            if (row == n - 1) of_the_last_row = distance;
        }
        EXPECT_EQ(of_the_last_row, nearest);
    }
}

TEST(SymmetricBitBoard, ThreadsCountTheSame) {
    EXPECT_EQ(espalier::count(symmetric_bit_board(12), {.threads = 3, .slice = {}}).value, 14200U);
}

TEST(SymmetricBitBoard, IsTheSameTreeNodeByNode) {
    for (const auto& line : queens::test::read_table("queens-counts.txt")) {
        const int n = static_cast<int>(line.at(0));
        if (n > 10) break;
        const auto walked = espalier::count(symmetric_bit_board(n).walked());
        EXPECT_EQ(walked.value, line.at(1)) << n;
        if (line.at(1) != 0) {
            EXPECT_NE(walked.statistics.solutions, 0U) << n;
        }
    }
}

/// A stop that is found in the kernel leaves the node to be done.
TEST(SymmetricBitBoard, GoesOnAfterStops) {
    symmetric_bit_board space(up_to(13, 11));
    espalier::run search(space, espalier::counting<symmetric_bit_board>{});
    std::stop_source stopped;
    stopped.request_stop();
    int sittings = 0;
    while (search.go({.node_limit = 50}) != espalier::status::exhausted) {
        EXPECT_EQ(search.go({.stop = stopped.get_token()}), espalier::status::stop_requested);
        ++sittings;
    }
    EXPECT_GT(sittings, 3);
    EXPECT_EQ(std::move(search).result().value, up_to(73712, 2680));
}

TEST(SymmetricBitBoard, BoardsOfOtherSizesAreRefused) {
    EXPECT_THROW(symmetric_bit_board(-1), std::invalid_argument);
    EXPECT_THROW(symmetric_bit_board(33), std::invalid_argument);
    EXPECT_NO_THROW(symmetric_bit_board(32));
}

} // namespace
