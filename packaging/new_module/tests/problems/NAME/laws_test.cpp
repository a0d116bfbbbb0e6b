// The module against the laws, and against brute force. It fails until the module is written, and
// says what to do next.
#include <cstddef>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <@NAME@/space.hpp>
#include <espalier/testing/laws.hpp>
#include <reading/input_error.hpp>

namespace {

using word = std::vector<int>;

constexpr auto next_step = R"(
NEXT, for the module @NAME@:
  1. problems/@NAME@/include/@NAME@/space.hpp: say in is_solution() when a node is a solution.
     This test then passes, and './dev run @NAME@ FILE' counts words without neighbouring ones.
  2. Make it your problem: choice_type, expand, promising, apply and undo there; what is read, in
     reader.hpp; and in this file is_valid() and brute_force(), which share no code with the module.
  docs/how_to/add_a_module.md tells more, docs/reference/mistakes.md what the laws say.
)";

/// Judged without the module: no two ones are neighbours.
bool is_valid(const word& letters) {
    for (std::size_t i = 1; i < letters.size(); ++i)
        if (letters[i - 1] == 1 && letters[i] == 1) return false;
    return true;
}

/// All words of that length, those that are valid picked out.
std::vector<word> brute_force(std::size_t length) {
    std::vector<word> found;
    for (std::size_t bits = 0; bits < std::size_t{1} << length; ++bits) {
        word letters(length);
        for (std::size_t i = 0; i < length; ++i)
            letters[i] = bits >> (length - 1 - i) & 1U;
        if (is_valid(letters)) found.push_back(letters);
    }
    return found;
}

TEST(@PASCAL_NAME@Laws, HoldOnSmallInstances) {
    for (const std::size_t length : {0, 1, 2, 5}) {
        const auto report = espalier::testing::check_laws(
            @NAME@::space({.length = length}),
            {.is_valid = is_valid, .expected_solutions = brute_force(length)});
        ASSERT_TRUE(report.ok && report.complete) << report << next_step;
    }
}

TEST(@PASCAL_NAME@Reader, ReadsAndRefuses) {
    std::istringstream good("5\n"), bad("5 x\n");
    EXPECT_EQ(@NAME@::read(good, "good").length, 5u);
    EXPECT_THROW(@NAME@::read(bad, "bad"), reading::input_error);
}

} // namespace
