#include <gtest/gtest.h>

#include <espalier/testing/laws.hpp>

#include "good_modules.hpp"

using espalier::testing::answer;
using espalier::testing::check_fold;
using espalier::testing::check_laws;
using espalier::testing::law_report;

namespace {

// A report that says nothing against the module, has seen all of it, and left nothing out.
void expect_clean(const law_report& report, std::uint64_t nodes) {
    EXPECT_TRUE(report.ok) << report;
    EXPECT_TRUE(report.complete) << report;
    EXPECT_TRUE(report.notes.empty()) << report;
    EXPECT_EQ(report.nodes, nodes) << report;
}

bool sums_to_nine(const std::vector<bool>& taken) {
    const int items[] = {1, 2, 3, 4, 5, 6};
    int sum = 0;
    for (std::size_t k = 0; k < taken.size(); ++k)
        sum += taken[k] ? items[k] : 0;
    return taken.size() == 6 && sum == 9;
}

} // namespace

TEST(GoodModule, ReversibleJudgedByTheSolution) {
    // 9 = 3+6 = 4+5 = 1+2+6 = 1+3+5 = 2+3+4
    const auto report = check_laws(good::subset_sum({1, 2, 3, 4, 5, 6}, 9),
                                   {.is_valid = sums_to_nine, .expected_count = 5});
    EXPECT_TRUE(report.ok) << report;
    EXPECT_TRUE(report.notes.empty()) << report;
    EXPECT_EQ(report.comparison, "operator==");
}

TEST(GoodModule, JudgedByThePath) {
    using path = std::vector<unsigned>;
    const auto distinct = [](const path& p) { return std::set(p.begin(), p.end()).size() == 4; };
    expect_clean(check_laws(good::permutations(4), {.is_valid = distinct, .expected_count = 24}),
                 1 + 4 + 12 + 24 + 24);
}

TEST(GoodModule, ExpectedSolutionsInAnyOrder) {
    const std::vector<std::vector<bool>> expected{{false, false, true}, {true, true, false}};
    const auto report = check_laws(good::subset_sum({1, 2, 3}, 3),
                                   {.apply_unpromising = false, .expected_solutions = expected});
    EXPECT_TRUE(report.ok && report.notes.empty()) << report;
}

TEST(GoodModule, NeitherCopyNorEqualityIsNeeded) {
    good::rook_ways rook(3);
    const auto report = check_laws(rook);
    EXPECT_TRUE(report.ok && report.complete) << report;
    EXPECT_EQ(report.comparison, "what the hooks show 2 levels below");
    EXPECT_EQ(rook.row + rook.column, 0);
}

TEST(GoodModule, FingerprintInPlaceOfEquality) {
    const auto print = [](const good::rook_ways& r) {
        return std::to_string(r.row) + ' ' + std::to_string(r.column);
    };
    const auto report = check_laws(good::rook_ways(3), {.fingerprint = print});
    EXPECT_TRUE(report.ok && report.complete) << report;
    EXPECT_EQ(report.comparison, "fingerprint");
}

TEST(GoodModule, SymmetryByWeightAndPrune) {
    expect_clean(check_laws(good::words_up_to_complement(4),
                            {.expected_count = 16, .prune_keeps = {answer::any, answer::first}}),
                 1 + 2 + 2 + 4 + 8);
}

TEST(GoodModule, TwinsPruned) {
    const auto report =
        check_laws(good::arrangements("noon"), {.prune_keeps = {answer::set, answer::any}});
    EXPECT_TRUE(report.ok && report.notes.empty()) << report;
}

TEST(GoodModule, BranchAndBound) {
    const good::knapsack load({{3, 4}, {2, 3}, {4, 6}, {5, 7}}, 7);
    const auto fits = [](const good::knapsack& k) { return k.room >= 0; };
    const auto report = check_laws(load, {.is_valid = fits});
    EXPECT_TRUE(report.ok && report.notes.empty()) << report;
}

TEST(GoodModule, BoundOfAMinimum) {
    expect_clean(check_laws(good::triangle{}), 31);
}

TEST(GoodModule, CountsBelowInFractions) {
    expect_clean(check_laws(good::counted_words{}, {.expected_count = 64}), 127);
}

TEST(GoodModule, PrunesByKnowledge) {
    const auto add = [](std::set<int>& found, const good::sums& s) { found.insert(s.sum); };
    const auto join = [](std::set<int>& found, std::set<int> right) { found.merge(right); };
    const good::sums space({1, 2, 2, 3, 5});
    EXPECT_TRUE(check_laws(space).ok) << check_laws(space);
    const auto report = check_fold(space, std::set<int>{}, add, join);
    EXPECT_TRUE(report.ok) << report;
    EXPECT_EQ(report.nodes, 63u);
}

TEST(Report, SaysWhatWasFoundAndWhatWasNotChecked) {
    const auto report = check_laws(good::subset_sum({1, 2, 3}, 3));
    const std::string text = to_string(report);
    EXPECT_TRUE(report.ok);
    EXPECT_NE(text.find("the laws hold"), std::string::npos) << text;
    EXPECT_NE(text.find("hooks: expand apply is_solution promising undo solution"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find("note: promising: whether it loses a solution was not checked"),
              std::string::npos)
        << text;
}

TEST(Report, SaysThatOnlyTheFirstNodesWereChecked) {
    const auto report = check_laws(good::permutations(6), {.max_nodes = 100});
    EXPECT_TRUE(report.ok) << report;
    EXPECT_FALSE(report.complete);
    EXPECT_EQ(report.nodes, 100u);
    ASSERT_EQ(report.notes.size(), 1u) << report;
    EXPECT_EQ(report.notes[0].find("only the first 100 nodes were checked"), 0u) << report;
}
