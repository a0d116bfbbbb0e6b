#include "queens/symmetry.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <stdexcept>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

#include "known_values.hpp"
#include "queens/fundamental.hpp"
#include "queens/recorded_bit_board.hpp"
#include "queens/textbook.hpp"
#include "queens_oracle.hpp"

namespace {

using namespace queens;
using queens::test::square_set;
using queens::test::squares_of;
using queens::test::up_to;

std::vector<square_set> all_images(const placement& queens) {
    std::vector<square_set> sets;
    for (const symmetry each : all_symmetries)
        sets.push_back(squares_of(image(queens, each)));
    return sets;
}

TEST(Symmetry, EachOperationMovesTheSquaresAsItsNameSays) {
    // . Q .      The queen of the first row and second column, and her two friends, on the move.
    // . . Q
    // Q . .
    const placement queens{1, 2, 0};
    EXPECT_EQ(image(queens, symmetry::identity), (placement{1, 2, 0}));
    EXPECT_EQ(image(queens, symmetry::rotate_90), (placement{0, 2, 1}));
    EXPECT_EQ(image(queens, symmetry::rotate_180), (placement{2, 0, 1}));
    EXPECT_EQ(image(queens, symmetry::rotate_270), (placement{1, 0, 2}));
    EXPECT_EQ(image(queens, symmetry::flip_rows), (placement{0, 2, 1}));
    EXPECT_EQ(image(queens, symmetry::flip_columns), (placement{1, 0, 2}));
    EXPECT_EQ(image(queens, symmetry::transpose), (placement{2, 0, 1}));
    EXPECT_EQ(image(queens, symmetry::antitranspose), (placement{1, 2, 0}));
}

TEST(Symmetry, ImagesAreThoseOfQuarterTurnsAndAReflection) {
    const unsigned seed = std::random_device{}();
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    for (std::size_t n = 0; n <= 12; ++n) {
        placement queens(n);
        std::iota(queens.begin(), queens.end(), 0);
        std::shuffle(queens.begin(), queens.end(), random);
        EXPECT_THAT(all_images(queens),
                    testing::UnorderedElementsAreArray(queens::test::turned_and_reflected(queens)));
    }
}

TEST(Symmetry, RotationsAndReflectionsComeBack) {
    const placement queens{0, 4, 7, 5, 2, 6, 1, 3};
    placement turned = queens;
    for (int turn = 1; turn <= 4; ++turn) {
        turned = image(turned, symmetry::rotate_90);
        EXPECT_EQ(turned == queens, turn == 4);
    }
    for (const symmetry each : {symmetry::rotate_180, symmetry::flip_rows, symmetry::flip_columns,
                                symmetry::transpose, symmetry::antitranspose})
        EXPECT_EQ(image(image(queens, each), each), queens);
    EXPECT_EQ(image(image(queens, symmetry::rotate_90), symmetry::rotate_270), queens);
}

TEST(Symmetry, TheCanonicalFormIsTheLeastImageAndTheSameForAll) {
    for (int n = 0; n <= 8; ++n)
        for (const placement& each : queens::test::brute_force(n)) {
            std::set<placement> images;
            for (const symmetry operation : all_symmetries)
                images.insert(image(each, operation));
            EXPECT_EQ(canonical(each), *images.begin());
            EXPECT_EQ(is_canonical(each), each == *images.begin());
            EXPECT_EQ(orbit_size(each), static_cast<int>(images.size()));
            for (const placement& other : images)
                EXPECT_EQ(canonical(other), *images.begin());
        }
}

TEST(Symmetry, ClassesAreThePublishedOnes) {
    for (const auto& row : queens::test::read_table("queens-classes.txt")) {
        const int n = static_cast<int>(row.at(0));
        if (n > up_to(12, 10)) continue;
        const auto classes = espalier::all(fundamental<textbook>(n));
        EXPECT_EQ(classes.value.size(), row.at(1)) << n;
        std::map<int, std::uint64_t> of_size;
        std::uint64_t placements = 0;
        for (const placement& each : classes.value) {
            ++of_size[orbit_size(each)];
            placements += static_cast<std::uint64_t>(orbit_size(each));
        }
        EXPECT_THAT((std::array{of_size[1], of_size[2], of_size[4], of_size[8]}),
                    testing::ElementsAre(row.at(2), row.at(3), row.at(4), row.at(5)));
        EXPECT_EQ(placements, espalier::count(textbook(n)).value) << n;
        EXPECT_EQ(espalier::count(fundamental<recorded_bit_board>(n)).value, row.at(1));
    }
}

TEST(Symmetry, ClassesAgreeWithBurnside) {
    for (int n = 0; n <= 7; ++n)
        EXPECT_EQ(espalier::count(fundamental<textbook>(n)).value,
                  static_cast<std::uint64_t>(
                      queens::test::classes_by_burnside(queens::test::brute_force(n))))
            << n;
    for (int n = 8; n <= up_to(11, 9); ++n)
        EXPECT_EQ(espalier::count(fundamental<textbook>(n)).value,
                  static_cast<std::uint64_t>(
                      queens::test::classes_by_burnside(espalier::all(textbook(n)).value)))
            << n;
}

TEST(Symmetry, FundamentalSolutionsAreOneOfEachClassInOrder) {
    const auto all = espalier::all(textbook(8)).value;
    std::set<placement> canonical_forms;
    for (const placement& each : all)
        canonical_forms.insert(canonical(each));
    EXPECT_THAT(espalier::all(fundamental<textbook>(8)).value,
                testing::ElementsAreArray(canonical_forms));
    EXPECT_EQ(espalier::first(fundamental<textbook>(8)).value, all.front());
}

TEST(Symmetry, WhatIsNoPermutationIsRefused) {
    for (const placement& bad :
         {placement{0, 0}, placement{0, 2}, placement{-1, 0}, placement{7}}) {
        EXPECT_THROW(image(bad, symmetry::transpose), std::invalid_argument);
        EXPECT_THROW(canonical(bad), std::invalid_argument);
        EXPECT_THROW(is_canonical(bad), std::invalid_argument);
        EXPECT_THROW(orbit_size(bad), std::invalid_argument);
    }
}

} // namespace
