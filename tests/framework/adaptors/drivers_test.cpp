// Searches that are begun again: with a greater limit, or in another order.
#include <algorithm>
#include <optional>
#include <sstream>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/adaptors.hpp>

#include "framework/kinds.hpp"
#include "framework/parallel/parallel_cases.hpp"

namespace espalier::test {
namespace {

using in_place = kind<reversible, lent>::rich;

TEST(IterativeDeepening, FindsTheLeftmostOfTheShallowest) {
    for_random_trees(25, [](const toy_tree& tree, auto&) {
        const prophecy whole = foretell(tree, rich_hooks);
        std::optional<int> wanted;
        std::size_t least = 1000;
        for (std::size_t k = 0; k < whole.solutions.size(); ++k)
            if (whole.paths[k].size() < least) {
                least = whole.paths[k].size();
                wanted = whole.solutions[k];
            }
        for (const unsigned crew : {1u, 3u}) {
            const auto found = iterative_deepening(in_place(tree), {}, eager(crew));
            EXPECT_EQ(found.answer.value, wanted);
            if (wanted) {
                EXPECT_EQ(found.limit, least);
            } else {
                EXPECT_TRUE(found.all_seen);
                EXPECT_TRUE(found.answer.complete());
            }
        }
    });
}

TEST(IterativeDeepening, EndsAtTheGreatestLimitAndAtLimits) {
    const toy_tree line = chain(50, 0);
    const auto early = iterative_deepening(in_place(line), {.most = 9});
    EXPECT_FALSE(early.answer.value);
    EXPECT_FALSE(early.all_seen);
    EXPECT_EQ(early.limit, 9u);
    EXPECT_EQ(early.statistics.promising, 55u); // 1 + 2 + ... + 10
    const auto stopped = iterative_deepening(in_place(line), {}, {.node_limit = 100});
    EXPECT_EQ(stopped.answer.status, status::node_limit);
    EXPECT_EQ(stopped.statistics.promising, 100u);
    const auto further = iterative_deepening(in_place(line), {.from = stopped.limit, .step = 7});
    EXPECT_EQ(further.answer.value, 50);
    EXPECT_THROW(iterative_deepening(in_place(line), {.step = 0}), std::invalid_argument);
}

TEST(IterativeDeepening, TakesAnyLimitAndAnyGoal) {
    for_random_trees(10, [](const toy_tree& tree, auto&) {
        const prophecy whole = foretell(tree, rich_hooks);
        const auto found = iterative_deepening(
            [&](std::size_t k) { return limited_discrepancy(in_place(tree), k); },
            [](auto&& part, const options& rest) { return count(part, rest); });
        EXPECT_TRUE(found.answer.complete());
        EXPECT_EQ(found.answer.statistics.solutions == 0, whole.solutions.empty());
    });
}

TEST(Luby, IsTheSequence) {
    const std::vector<std::uint64_t> begins{1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1};
    for (std::size_t i = 0; i < begins.size(); ++i)
        EXPECT_EQ(luby(i + 1), begins[i]) << i;
}

TEST(Restarting, FindsASolutionWhereThereIsOne) {
    for_random_trees(25, [](const toy_tree& tree, auto& random) {
        const prophecy whole = foretell(tree, rich_hooks);
        const std::uint64_t seed = random();
        restarting alone(reshuffled(in_place(tree), seed), {.unit = 4});
        restarting many(reshuffled(in_place(tree), seed), {.unit = 4, .tries = 5});
        restarting more(reshuffled(in_place(tree), seed), {.unit = 4, .tries = 5});
        const auto found = alone.go();
        EXPECT_EQ(found.value.has_value(), !whole.solutions.empty());
        EXPECT_EQ(found.status, found.value ? status::satisfied : status::exhausted);
        const auto one = many.go(), three = more.go(eager(3));
        EXPECT_EQ(one.value, three.value);
        EXPECT_EQ(one.tries, three.tries);
        EXPECT_TRUE(!found.value || std::ranges::count(whole.solutions, *found.value) == 1);
    });
}

TEST(Restarting, GoesOnFromWhatWasSaved) {
    const toy_tree line = chain(400, 2);
    toy_tree hidden = line;
    for (auto& node : hidden.nodes)
        if (node.children.empty()) node.solution = false;
    hidden[hidden[hidden[0].children[0]].children[0]].solution = false;
    const reshuffled source(in_place(hidden), 3);
    restarting whole(source, {.unit = 8});
    const auto wanted = whole.go();

    restarting first_sitting(source, {.unit = 8});
    const auto stopped = first_sitting.go({.node_limit = 200});
    EXPECT_EQ(stopped.status, status::node_limit);
    EXPECT_GT(stopped.tries, 2u);
    std::stringstream saved;
    first_sitting.save(saved);
    restarting second_sitting(source, {.unit = 8});
    ASSERT_TRUE(second_sitting.load(saved));
    EXPECT_EQ(second_sitting.tries(), stopped.tries);
    const auto found = second_sitting.go();
    EXPECT_EQ(found.value, wanted.value);
    EXPECT_EQ(found.tries, wanted.tries);
    std::istringstream other("something else");
    EXPECT_FALSE(second_sitting.load(other));
}

} // namespace
} // namespace espalier::test
