// Adapted spaces obey the laws of spaces; symmetry is counted right.
#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <sstream>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/adaptors.hpp>
#include <espalier/testing/laws.hpp>

namespace espalier::test {
namespace {

/// Queens by columns, plainly.
struct queens {
    using choice_type = int;
    explicit queens(int n) : size(n) {}
    std::vector<int> expand() const {
        std::vector<int> all(
            columns.size() < static_cast<std::size_t>(size) ? static_cast<std::size_t>(size) : 0);
        std::iota(all.begin(), all.end(), 0);
        return all;
    }
    bool promising(int column) const {
        for (std::size_t r = 0; r < columns.size(); ++r) {
            const int rows = static_cast<int>(columns.size() - r), apart = columns[r] - column;
            if (apart == 0 || apart == rows || apart == -rows) return false;
        }
        return true;
    }
    void apply(int column) { columns.push_back(column); }
    void undo(int) noexcept { columns.pop_back(); }
    bool is_solution() const { return columns.size() == static_cast<std::size_t>(size); }
    std::vector<int> solution() const { return columns; }
    friend bool operator==(const queens&, const queens&) = default;

    int size;
    std::vector<int> columns;
};

/// The images of a square but itself, as turns and a mirror.
std::vector<symmetry<int>> images(int n) {
    std::vector<symmetry<int>> all;
    for (int k = 1; k < 8; ++k)
        all.push_back([n, k](std::size_t row, int column) {
            int r = static_cast<int>(row), c = column;
            for (int turn = 0; turn < k % 4; ++turn)
                r = std::exchange(c, n - 1 - r);
            return std::pair(static_cast<std::size_t>(r), k < 4 ? c : n - 1 - c);
        });
    return all;
}

bool peaceful(const std::vector<int>& columns) {
    for (std::size_t a = 0; a < columns.size(); ++a)
        for (std::size_t b = a + 1; b < columns.size(); ++b) {
            const int apart = std::abs(columns[a] - columns[b]);
            if (apart == 0 || apart == static_cast<int>(b - a)) return false;
        }
    return true;
}

/// All placements of n queens in peace, by trying every permutation.
std::vector<std::vector<int>> all_queens(int n) {
    std::vector<std::vector<int>> found;
    std::vector<int> p(static_cast<std::size_t>(n));
    std::iota(p.begin(), p.end(), 0);
    do {
        if (peaceful(p)) found.push_back(p);
    } while (std::next_permutation(p.begin(), p.end()));
    return found;
}

TEST(WithSymmetry, CountsClassesAndWeighsThem) {
    const std::vector<std::size_t> classes{1, 0, 0, 1, 2, 1, 6, 12}; // OEIS A002562
    for (int n = 1; n <= 8; ++n)
        for (const unsigned crew : {1u, 3u}) {
            const auto found =
                count(with_symmetry(queens(n), images(n)), {.threads = crew, .slice = {}});
            EXPECT_EQ(found.value, all_queens(n).size()) << n;
            EXPECT_EQ(found.statistics.solutions, classes[static_cast<std::size_t>(n) - 1]) << n;
        }
}

TEST(WithSymmetry, KeepsTheLeastOfEachClass) {
    const auto kept = all(with_symmetry(queens(6), images(6))).value;
    ASSERT_EQ(kept.size(), 1u);
    EXPECT_EQ(kept.front(), all_queens(6).front());
}

TEST(WithSymmetry, RefusesWhatIsNoGroup) {
    auto some = images(5);
    some.resize(1); // a quarter turn, whose square is missing
    some.push_back(images(5)[4]);
    EXPECT_THROW(count(with_symmetry(queens(5), some)), std::invalid_argument);
}

TEST(Laws, HoldOfSymmetricSpaces) {
    const auto report =
        testing::check_laws(with_symmetry(queens(5), images(5)),
                            {.is_valid = peaceful,
                             .expected_count = 10,
                             .prune_keeps = {testing::answer::count, testing::answer::first}});
    EXPECT_TRUE(report.ok) << report;
}

TEST(Laws, HoldOfStackedSpaces) {
    depth_counts counts;
    std::ostringstream text;
    trace_log log(text);
    const auto narrow = limited_discrepancy(shuffled(counted_per_depth(queens(5), counts), 7), 2);
    const auto first_report = testing::check_laws(narrow, {.is_valid = peaceful});
    EXPECT_TRUE(first_report.ok) << first_report;

    const auto no_corner = [](const queens& q, int c) { return !q.columns.empty() || c != 0; };
    const any_of_roots both(std::vector{traced(filtered(queens(4), no_corner), log),
                                        traced(filtered(queens(5), no_corner), log)});
    const auto second_report = testing::check_laws(
        both, {.is_valid = [](const std::vector<int>& c) { return c[0] != 0 && peaceful(c); },
               .expected_count = 2 + 8});
    EXPECT_TRUE(second_report.ok) << second_report;
}

} // namespace
} // namespace espalier::test
