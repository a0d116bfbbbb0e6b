#include "queens/diagonals.hpp"
#include "queens/textbook.hpp"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <espalier/espalier.hpp>

#include "queens_oracle.hpp"
#include "support/cases.hpp"

namespace {

using queens::diagonals;
using queens::textbook;

/// An instance of CSPLib 079: the size, and diagonals in the order in which they are excluded.
struct instance {
    int n = 0;
    std::vector<std::pair<int, int>> excluded; // number and direction
};

instance read_instance(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    const std::string all = text.str();
    instance read;
    std::smatch found;
    if (!std::regex_search(all, found, std::regex(R"(n\s*=\s*(\d+))")))
        throw std::runtime_error(path.string() + ": no size");
    read.n = std::stoi(found[1]);
    const std::regex pair(R"(\[(\d+),\s*(\d+)\])");
    for (std::sregex_iterator each(all.begin(), all.end(), pair), end; each != end; ++each)
        read.excluded.emplace_back(std::stoi((*each)[1]), std::stoi((*each)[2]));
    return read;
}

void exclude(diagonals& set, int number, int direction) {
    (direction == 0 ? set.sums : set.differences) |= std::uint64_t{1} << number;
}

TEST(ExcludedDiagonals, CountsOfTheSharedInstancesAreRight) {
    const auto folder = espalier::test::cases_folder() / "nqueens/excluded-diagonals";
    ESPALIER_NEEDS_CASE(folder / "expected.json");
    std::ifstream file(folder / "expected.json");
    const auto expected = nlohmann::json::parse(file);
    ASSERT_FALSE(expected.empty());
    for (const auto& [name, counts] : expected.items()) {
        const instance given = read_instance(folder / name);
        ASSERT_EQ(counts.size(), given.excluded.size() + 1) << name;
        diagonals excluded;
        for (std::size_t d = 0; d < counts.size(); ++d) {
            if (d > 0) exclude(excluded, given.excluded[d - 1].first, given.excluded[d - 1].second);
            EXPECT_EQ(espalier::count(textbook(given.n, excluded)).value,
                      counts.at(d).get<std::uint64_t>())
                << name << ", the first " << d << " excluded";
        }
    }
}

TEST(ExcludedDiagonals, EachOneLeavesTheSolutionsThatDoNotUseIt) {
    constexpr int n = 7;
    const auto all = queens::test::brute_force(n);
    for (int number = 0; number <= 2 * n - 2; ++number)
        for (const int direction : {0, 1}) {
            std::set<queens::placement> expected;
            for (const auto& solution : all) {
                bool uses = false;
                for (int row = 0; const int column : solution) {
                    uses |= number == (direction == 0 ? row + column : row - column + n - 1);
                    ++row;
                }
                if (!uses) expected.insert(solution);
            }
            diagonals excluded;
            exclude(excluded, number, direction);
            EXPECT_THAT(espalier::all(textbook(n, excluded)).value,
                        testing::ElementsAreArray(expected))
                << number << ' ' << direction;
        }
}

TEST(ExcludedDiagonals, ThoseThatTheBoardLacksAreRefused) {
    EXPECT_NO_THROW(textbook(4, {.sums = 0x7f, .differences = 0x7f}));
    EXPECT_EQ(espalier::count(textbook(4, {.sums = 0x7f, .differences = 0})).value, 0U);
    EXPECT_THROW(textbook(4, {.sums = 0x80, .differences = 0}), std::invalid_argument);
    EXPECT_THROW(textbook(4, {.sums = 0, .differences = 0x80}), std::invalid_argument);
    EXPECT_THROW(textbook(0, {.sums = 1, .differences = 0}), std::invalid_argument);
    EXPECT_NO_THROW(textbook(32, {.sums = std::uint64_t{1} << 62, .differences = 0}));
    EXPECT_THROW(textbook(32, {.sums = std::uint64_t{1} << 63, .differences = 0}),
                 std::invalid_argument);
    try {
        textbook(4, {.sums = 0x80, .differences = 0});
    } catch (const std::invalid_argument& error) {
        EXPECT_THAT(error.what(), testing::HasSubstr("numbered from 0 to 6"));
    }
}

} // namespace
