#include "queens/render.hpp"

#include <string>

#include <gtest/gtest.h>

#include "queens/placement.hpp"

namespace {

using queens::placement;

const placement five{0, 2, 4, 1, 3};

TEST(Render, DrawsTheBoard) {
    EXPECT_EQ(queens::draw(five), "♛ · · · ·\n"
                                  "· · ♛ · ·\n"
                                  "· · · · ♛\n"
                                  "· ♛ · · ·\n"
                                  "· · · ♛ ·\n");
    EXPECT_EQ(queens::draw(five, {.ascii = true}), "Q . . . .\n"
                                                   ". . Q . .\n"
                                                   ". . . . Q\n"
                                                   ". Q . . .\n"
                                                   ". . . Q .\n");
    EXPECT_EQ(queens::draw(placement{}), "");
}

TEST(Render, WritesColumnsFromOne) {
    EXPECT_EQ(queens::columns_text(five), "1 3 5 2 4");
    EXPECT_EQ(queens::columns_text(placement{0, 4, 7, 5, 2, 6, 1, 3}), "1 5 8 6 3 7 2 4");
    EXPECT_EQ(queens::columns_text(placement{9}), "10");
    EXPECT_EQ(queens::columns_text(placement{}), "");
}

} // namespace
