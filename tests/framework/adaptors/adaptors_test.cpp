// Each adaptor shows the part of the tree that it says, by all workers alike.
#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/adaptors.hpp>

#include "framework/kinds.hpp"
#include "framework/parallel/parallel_cases.hpp"

namespace espalier::test {
namespace {

using in_place = kind<reversible, lent>::rich;
using copied = kind<small, given>::rich;
using path = std::vector<int>;

/// The solutions whose path is wanted.
std::vector<int> chosen(const prophecy& whole, const std::function<bool(const path&)>& wanted) {
    std::vector<int> some;
    for (std::size_t k = 0; k < whole.solutions.size(); ++k)
        if (wanted(whole.paths[k])) some.push_back(whole.solutions[k]);
    return some;
}

/// The adapted space has these solutions, in this order, for any number of workers.
template <class Space>
void expect_all(const Space& adapted, const std::vector<int>& solutions) {
    for (const unsigned crew : {1u, 3u}) {
        const auto found = all(adapted, eager(crew));
        EXPECT_EQ(found.value, solutions) << crew << " workers";
        EXPECT_TRUE(found.complete());
    }
}

/// How often the path takes another child than the first that is not rejected.
std::size_t discrepancies_of(const toy_tree& tree, const path& taken) {
    std::size_t count = 0;
    int node = 0;
    for (const int child : taken) {
        const auto& children = tree[node].children;
        const auto best = std::find_if(children.begin(), children.end(),
                                       [&](int c) { return !tree[c].rejected; });
        count += *best != child;
        node = child;
    }
    return count;
}

TEST(LimitedDiscrepancy, KeepsThePathsThatDifferSeldom) {
    for_random_trees(12, [](const toy_tree& tree, auto&) {
        const prophecy whole = foretell(tree, rich_hooks);
        for (std::size_t most = 0; most < 4; ++most) {
            const auto wanted =
                chosen(whole, [&](const path& p) { return discrepancies_of(tree, p) <= most; });
            expect_all(limited_discrepancy(in_place(tree), most), wanted);
            expect_all(limited_discrepancy(copied(tree), most), wanted);
        }
    });
}

TEST(LimitedDiscrepancy, WavesHaveEverySolutionOnce) {
    for_random_trees(12, [](const toy_tree& tree, auto&) {
        const prophecy whole = foretell(tree, rich_hooks);
        const std::size_t depth = whole.statistics.deepest;
        for (std::size_t wave = 0; wave <= depth; ++wave) {
            const auto wanted =
                chosen(whole, [&](const path& p) { return discrepancies_of(tree, p) == wave; });
            expect_all(
                limited_discrepancy(in_place(tree), {.most = wave, .least = wave, .depth = depth}),
                wanted);
        }
    });
}

TEST(LimitedDiscrepancy, AWaveLeavesPathsThatAreTooShort) {
    const toy_tree binary = draw("r(a(b(c* d*) e(f* g*)) h(i(j* k*) l(m* n*)))");
    const auto last =
        all(limited_discrepancy(in_place(binary), {.most = 3, .least = 3, .depth = 3}));
    EXPECT_EQ(last.value, std::vector{binary.named('n')});
    EXPECT_EQ(last.statistics.promising, 4u) << "the rightmost path alone";
}

TEST(Shuffled, HasTheSameSolutionsInAnOrderOfItsOwn) {
    std::set<std::vector<int>> orders;
    const toy_tree wide = chain(3, 6);
    for (std::uint64_t seed = 0; seed < 5; ++seed)
        orders.insert(all(shuffled(in_place(wide), seed)).value);
    EXPECT_GT(orders.size(), 3u);
    for_random_trees(12, [](const toy_tree& tree, auto& random) {
        const prophecy whole = foretell(tree, rich_hooks);
        const std::uint64_t seed = random();
        std::vector<int> found = all(shuffled(in_place(tree), seed)).value;
        expect_all(shuffled(in_place(tree), seed), found);
        expect_all(shuffled(copied(tree), seed), found);
        auto sorted = whole.solutions;
        std::sort(sorted.begin(), sorted.end());
        std::sort(found.begin(), found.end());
        EXPECT_EQ(found, sorted);
    });
}

TEST(Filtered, LeavesOutWhatThePredicateRefuses) {
    for_random_trees(12, [](const toy_tree& tree, auto&) {
        const prophecy whole = foretell(tree, rich_hooks);
        const auto odd = [](int child) { return child % 3 != 0; };
        expect_all(filtered(in_place(tree), [&](const in_place&, int child) { return odd(child); }),
                   chosen(whole, [&](const path& p) { return std::ranges::all_of(p, odd); }));
        expect_all(filtered(in_place(tree), [&](const in_place& node) { return odd(node.here); }),
                   chosen(whole, [&](const path& p) { return odd(p.empty() ? 0 : p.back()); }));
    });
}

TEST(AnyOfRoots, WalksOneTreeAfterTheOther) {
    for_random_trees(12, [](const toy_tree& tree, auto& random) {
        const toy_tree other = grow(random, 40);
        const prophecy left = foretell(tree, rich_hooks), right = foretell(other, rich_hooks);
        std::vector<int> both = left.solutions;
        both.insert(both.end(), right.solutions.begin(), right.solutions.end());
        const any_of_roots two(std::vector{in_place(tree), in_place(other)});
        expect_all(two, both);
        const auto best_of_two = best(two).value;
        const auto value = [](const toy_tree& t, const prophecy& p) {
            return p.best ? t[*p.best].objective : -1;
        };
        EXPECT_EQ(best_of_two ? best_of_two->objective : -1,
                  std::max(value(tree, left), value(other, right)));
    });
    EXPECT_THROW(any_of_roots(std::vector<in_place>()), std::invalid_argument);
}

TEST(AnyOfRoots, HasPathsThatCanBeWrittenDown) {
    const std::vector<root_or_choice<int>> way{{2, {}}, {0, 5}, {0, -1}};
    const std::string text = path_to_text(way);
    EXPECT_EQ(path_from_text<root_or_choice<int>>(text), way) << text;
    EXPECT_THROW(path_from_text<root_or_choice<int>>("2 some"), std::invalid_argument);
}

TEST(CountedPerDepth, CountsWhatAVisitorSees) {
    for_random_trees(12, [](const toy_tree& tree, auto&) {
        depth_histogram seen;
        in_place space(tree);
        solve(space, counting<in_place>{}, {}, whole_tree<int>(), seen);
        for (const unsigned crew : {1u, 3u}) {
            depth_counts counts;
            const auto found = all(counted_per_depth(in_place(tree), counts), eager(crew));
            std::vector<depth_counts::level> wanted;
            for (const auto& level : seen.at)
                wanted.push_back({level.entered, level.rejected, level.pruned, level.solutions});
            EXPECT_EQ(counts.per_depth(), wanted) << crew << " workers";
            depth_counts::level sum; // and all depths together are what the search counted
            for (const auto& level : counts.per_depth()) {
                sum.entered += level.entered;
                sum.rejected += level.rejected;
                sum.pruned += level.pruned;
                sum.solutions += level.solutions;
            }
            EXPECT_EQ(sum.entered, found.statistics.promising);
            EXPECT_EQ(sum.entered + sum.rejected, found.statistics.checked);
            EXPECT_EQ(sum.pruned, found.statistics.pruned);
            EXPECT_EQ(sum.solutions, found.statistics.solutions);
        }
    });
    depth_counts deep;
    const toy_tree line = chain(5000, 1);
    all(counted_per_depth(in_place(line), deep));
    EXPECT_EQ(deep.per_depth().size(), 5001u);
}

TEST(CountedPerDepth, CountsTheAnswersThatATraceWritesDown) {
    for_random_trees(6, [](const toy_tree& tree, auto&) {
        std::ostringstream text;
        trace_log log(text);
        depth_counts counts;
        all(counted_per_depth(traced(in_place(tree), log), counts));
        std::map<std::size_t, std::uint64_t> refused;
        std::istringstream lines(text.str());
        for (std::string line; std::getline(lines, line);) {
            const std::size_t indent = line.find_first_not_of(' ');
            if (line.substr(indent).starts_with("promising") && line.ends_with(": no"))
                ++refused[indent / 2 + 1];
        }
        const auto found = counts.per_depth();
        for (std::size_t depth = 0; depth < found.size(); ++depth)
            EXPECT_EQ(found[depth].rejected, refused[depth]) << depth;
    });
}

TEST(Traced, WritesDownQuestionsAndAnswers) {
    const toy_tree tree = draw("r(a* b!)");
    std::ostringstream text;
    trace_log log(text);
    EXPECT_EQ(all(traced(in_place(tree), log)).value.size(), 1u);
    const std::string all_of_it = text.str();
    EXPECT_EQ(all_of_it.substr(0, all_of_it.find("  prune")), R"(is_solution: no
prune: no
expand: {1, 2}
promising 1: yes
apply 1
  is_solution: yes
)");
    EXPECT_NE(all_of_it.find("\nundo 1\n"), std::string::npos);
    EXPECT_NE(all_of_it.find("\npromising 2: no\n"), std::string::npos);
}

TEST(Adaptors, MayBeStacked) {
    for_random_trees(12, [](const toy_tree& tree, auto&) {
        const prophecy whole = foretell(tree, rich_hooks);
        const auto wanted = chosen(
            whole, [&](const path& p) { return p.size() <= 3 && discrepancies_of(tree, p) <= 2; });
        expect_all(depth_limited(limited_discrepancy(in_place(tree), 2), 3), wanted);
    });
}

/// Of the prices the least is wanted.
struct cheapest {
    using choice_type = int;
    using better = std::less<>;
    std::span<const int> expand() const {
        static constexpr int prices[] = {5, 2, 7};
        return paid == 0 ? prices : std::span<const int>();
    }
    void apply(int price) { paid = price; }
    bool is_solution() const { return paid != 0; }
    int objective() const { return paid; }
    int paid = 0;
};

TEST(Adaptors, KeepTheSenseOfBetter) {
    EXPECT_EQ(best(depth_limited(cheapest{}, 4)).value->objective, 2);
}

} // namespace
} // namespace espalier::test
