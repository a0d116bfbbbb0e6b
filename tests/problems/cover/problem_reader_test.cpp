// The reader, and problems from reports of faults in other programs.
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <espalier/espalier.hpp>

#include "cover/exact_cover.hpp"
#include "cover/pentominoes.hpp"
#include "cover/problem_reader.hpp"
#include "support/cases.hpp"

namespace {

using namespace cover;

problem read(const std::string& text, std::optional<form> as = {}) {
    std::istringstream in(text);
    return read_problem(in, "cover.txt", as);
}

std::string error_of(const std::string& text, std::optional<form> as = {}) {
    try {
        read(text, as);
    } catch (const reading::input_error& error) {
        return std::string(error.what()) + "; " + error.remedy();
    }
    return "none";
}

std::uint64_t count(const problem& given) {
    return espalier::count(exact_cover(given), {.threads = 2}).value.to_uint64();
}

TEST(ProblemReader, ReadsMatrices) {
    const problem given = read("# rows\n0 1 1\r\n\r\n100\n");
    EXPECT_EQ(given.primary, 3u);
    EXPECT_EQ(given.options, (std::vector<std::vector<int>>{{1, 2}, {0}}));
    EXPECT_EQ(count(given), 1u);
}

TEST(ProblemReader, ReadsLists) {
    const problem given = read("3 2\n1 2\n0\n");
    EXPECT_EQ(given.options, (std::vector<std::vector<int>>{{1, 2}, {0}}));
    EXPECT_EQ(read("1 1\n0\n", form::lists).items.size(), 1u);
}

/// Knuth's own example of secondary items: none of them needs to be covered.
TEST(ProblemReader, ReadsNames) {
    const problem given = read("| a comment\na b c | d\na c d\nb\nb d\n");
    EXPECT_EQ(given.items, (std::vector<std::string>{"a", "b", "c", "d"}));
    EXPECT_EQ(given.primary, 3u);
    EXPECT_EQ(given.options, (std::vector<std::vector<int>>{{0, 2, 3}, {1}, {1, 3}}));
    EXPECT_EQ(espalier::all(exact_cover(given)).value, (std::vector<std::vector<int>>{{0, 1}}));
}

TEST(ProblemReader, NamesPlaceAndRemedy) {
    EXPECT_EQ(error_of("0 1\n0 2\n", form::matrix),
              "cover.txt:2:3: '2' is not 0 or 1; write a row of 0s and 1s for each option");
    EXPECT_EQ(error_of("01\n0\n"),
              "cover.txt:2:2: the row has 1 columns, not 2; write as many in each row");
    EXPECT_EQ(error_of("a b\na x\n"),
              "cover.txt:2:3: 'x' is not an item of the first line; write all items in the first "
              "line");
    EXPECT_EQ(error_of("a | b\na b:x\n"), "cover.txt:2:3: an item with a colour; colours of "
                                          "secondary items are not known here; leave them out");
    EXPECT_EQ(error_of("a b a\n"), "cover.txt:1:5: item 'a' is there twice; write each item once");
    EXPECT_EQ(error_of("a | b | c\n"),
              "cover.txt:1:7: a second |; write one | before the secondary items");
    EXPECT_EQ(error_of("a b\na a\n"),
              "cover.txt:2:3: the option has item 'a' twice; write it once");
    EXPECT_EQ(error_of("3 2\n1 3\n0\n"),
              "cover.txt:2:3: '3' is not an item; write a whole number from 0 to 2");
    EXPECT_EQ(error_of("3 2\n1\n", form::lists),
              "cover.txt:1:3: '2' is not the number of lines that follow; write a whole number "
              "from 1 to 1");
    EXPECT_EQ(error_of("\n"),
              "cover.txt: there is nothing to cover; give a matrix, or items and options");
}

TEST(CoverCases, AreCounted) {
    const auto folder = espalier::test::cases_folder();
    ESPALIER_NEEDS_CASE(folder / "cases.json");
    std::ifstream file(folder / "cases.json");
    int seen = 0;
    for (const auto& one : nlohmann::json::parse(file)) {
        if (one.at("domain") != "exactcover") continue;
        const auto path = folder / one.at("input").get<std::string>();
        if (!std::filesystem::exists(path)) continue;
        ++seen;
#ifndef __OPTIMIZE__
        if (path.filename() == "pent_3x20.txt") continue; // seconds, as this is built
#endif
        SCOPED_TRACE(one.at("id").get<std::string>());
        std::ifstream in(path);
        EXPECT_EQ(count(read_problem(in, path.string())),
                  one.at("expected").at("count").get<std::uint64_t>());
    }
    EXPECT_EQ(seen, 4);
}

/// The covers that were lost where option 0 was taken for "none".
TEST(CoverCases, TheFirstOptionIsNotForgotten) {
    const problem given = read("0 0 0 1 0\n1 1 0 0 0\n0 0 1 0 1\n");
    EXPECT_EQ(espalier::first(exact_cover(given)).value, (std::vector<int>{0, 1, 2}));
}

/// A matrix of 5 x 30 that was reported as solvable, and is not.
TEST(CoverCases, NoCoverIsNoFault) {
    problem given;
    given.primary = 30;
    given.options.resize(5);
    for (int column = 0; column < 30; ++column) {
        given.items.push_back(std::to_string(column));
        if (column % 2 == 0 && column < 15) given.options[0].push_back(column);
        if (column % 4 == 1) given.options[1].push_back(column);
        if (column % 8 == 3 || column % 8 == 4) given.options[2].push_back(column);
        if (column % 16 >= 7 && column % 16 <= 10) given.options[3].push_back(column);
        if (column >= 15 && column <= 22) given.options[4].push_back(column);
    }
    EXPECT_EQ(count(given), 0u);
}

} // namespace
