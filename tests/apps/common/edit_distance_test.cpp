#include "cli/edit_distance.hpp"

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

using cli::edit_distance;
using cli::nearest_name;

/// The same distance by its recurrence alone, without a table.
std::size_t by_recursion(std::string_view a, std::string_view b) {
    if (a.empty() || b.empty()) return a.size() + b.size();
    const auto a1 = a.substr(1);
    const auto b1 = b.substr(1);
    std::size_t least = std::min(by_recursion(a1, b), by_recursion(a, b1)) + 1;
    least = std::min(least, by_recursion(a1, b1) + (a[0] == b[0] ? 0 : 1));
    if (a.size() > 1 && b.size() > 1 && a[0] == b[1] && a[1] == b[0]) {
        least = std::min(least, by_recursion(a.substr(2), b.substr(2)) + 1);
    }
    return least;
}

TEST(EditDistance, KnownPairs) {
    EXPECT_EQ(edit_distance("", ""), 0U);
    EXPECT_EQ(edit_distance("", "abc"), 3U);
    EXPECT_EQ(edit_distance("kitten", "sitting"), 3U);
    EXPECT_EQ(edit_distance("treads", "threads"), 1U);
    EXPECT_EQ(edit_distance("josn", "json"), 1U);
    EXPECT_EQ(edit_distance("ca", "abc"), 3U);
}

TEST(EditDistance, AgreesWithTheRecurrenceOnRandomWords) {
    const unsigned seed = std::random_device{}();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    const auto word = [&] {
        std::string letters(random() % 6, 'a');
        for (char& letter : letters)
            letter = static_cast<char>('a' + random() % 3);
        return letters;
    };
    for (int round = 0; round < 500; ++round) {
        const std::string a = word();
        const std::string b = word();
        ASSERT_EQ(edit_distance(a, b), by_recursion(a, b)) << a << ' ' << b;
        ASSERT_EQ(edit_distance(a, b), edit_distance(b, a)) << a << ' ' << b;
    }
}

TEST(NearestName, FindsWhatWasMeant) {
    const std::vector<std::string> known{"threads", "json", "time-limit", "node-limit", "color"};
    EXPECT_EQ(nearest_name("treads", known), "threads");
    EXPECT_EQ(nearest_name("thraeds", known), "threads");
    EXPECT_EQ(nearest_name("josn", known), "json");
    EXPECT_EQ(nearest_name("JSON", known), "json");
    EXPECT_EQ(nearest_name("colour", known), "color");
    EXPECT_EQ(nearest_name("timelimit", known), "time-limit");
    EXPECT_EQ(nearest_name("th", known), "threads") << "the beginning of a name";
    EXPECT_EQ(nearest_name("threads", known), "threads");
}

TEST(NearestName, IsSilentWhenNothingIsNear) {
    const std::vector<std::string> known{"threads", "json"};
    EXPECT_EQ(nearest_name("frobnicate", known), std::nullopt);
    EXPECT_EQ(nearest_name("", known), std::nullopt);
    EXPECT_EQ(nearest_name("t", known), std::nullopt);
    EXPECT_EQ(nearest_name("csv", known), std::nullopt);
    EXPECT_EQ(nearest_name("anything", {}), std::nullopt);
    EXPECT_EQ(nearest_name(std::string(1'000'000, 'x'), known), std::nullopt);
}

TEST(NearestName, PrefersTheNearestThenTheFirst) {
    const std::vector<std::string> known{"paths", "patch", "baths"};
    EXPECT_EQ(nearest_name("patch", known), "patch");
    EXPECT_EQ(nearest_name("maths", known), "paths");
}

} // namespace
