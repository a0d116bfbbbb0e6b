// Searches that are begun again: with a greater limit, or in another order.
#include <algorithm>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <espalier/adaptors.hpp>
#include <espalier/restart_checkpoint.hpp>

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

using in_order = shuffled<in_place>; // as a try of `reshuffled` sees it

TEST(Restarting, FindsASolutionWhereThereIsOne) {
    for_random_trees(25, [](const toy_tree& tree, auto& random) {
        const prophecy whole = foretell(tree, rich_hooks);
        const reshuffled source(in_place(tree), random());
        for (const unsigned crew : {1u, 3u}) {
            restarting search(source, {.unit = 4});
            const auto found = search.go(eager(crew));
            EXPECT_EQ(found.value.has_value(), !whole.solutions.empty());
            EXPECT_EQ(found.status, found.value ? status::satisfied : status::exhausted);
            EXPECT_TRUE(!found.value || std::ranges::count(whole.solutions, *found.value) == 1);
        }
    });
}

TEST(Restarting, IsReproducibleIfAsked) {
    for_random_trees(15, [](const toy_tree& tree, auto& random) {
        const reshuffled source(in_place(tree), random());
        const restart_options how{.unit = 4, .tries = 5, .reproducible = true};
        restarting alone(source, how, first_solution<in_order>{});
        restarting crew(source, how, first_solution<in_order>{});
        const auto one = alone.go(), three = crew.go(eager(3));
        EXPECT_EQ(one.value, three.value);
        EXPECT_EQ(one.tries, three.tries);
        EXPECT_EQ(one.statistics, three.statistics);
    });
}

/// What the goals of a search with restarts must come to, for one worker and for three.
TEST(Restarting, ServesEveryGoal) {
    for_random_trees(15, [](const toy_tree& tree, auto& random) {
        const prophecy whole = foretell(tree, rich_hooks);
        const reshuffled source(in_place(tree), random());
        for (const unsigned crew : {1u, 3u}) {
            restarting counter(source, {.unit = 4}, counting<in_order>{});
            const auto counted = counter.go(eager(crew));
            EXPECT_EQ(counted.status, status::exhausted);
            EXPECT_EQ(counted.value, whole.weight);

            restarting lister(source, {.unit = 4}, all_solutions<in_order>{});
            std::vector<int> listed = lister.go(eager(crew)).value, wanted = whole.solutions;
            std::ranges::sort(listed);
            std::ranges::sort(wanted);
            EXPECT_EQ(listed, wanted);

            restarting climber(source, {.unit = 4}, best_solution<in_order>{});
            const auto top = climber.go(eager(crew));
            EXPECT_EQ(top.status, status::exhausted);
            ASSERT_EQ(top.value.has_value(), whole.best.has_value());
            if (!top.value) continue;
            EXPECT_EQ(top.value->objective, tree[*whole.best].objective);
            EXPECT_EQ(tree[top.value->solution].objective, top.value->objective);
        }
    });
}

TEST(Restarting, BestKeepsWhatEarlierTriesFound) {
    toy_tree tree = draw("r*(a*(b* c*) d*(e* f*))"); // of one objective, all of them
    for (auto& node : tree.nodes)
        node.bound = node.objective + 1;
    const reshuffled source(in_place(tree), 5);
    restarting search(source, {.unit = 2, .tries = 1}, best_solution<in_order>{});
    const auto early = search.go({.node_limit = 1});
    EXPECT_EQ(early.status, status::node_limit);
    ASSERT_TRUE(early.value);
    const auto late = search.go();
    EXPECT_EQ(late.status, status::exhausted);
    EXPECT_EQ(late.value, early.value) << "what is as good does not take its place";
}

template <class Value>
void expect_same(const restarted<Value>& found, const restarted<Value>& wanted) {
    EXPECT_EQ(found.value, wanted.value);
    EXPECT_EQ(found.tries, wanted.tries);
    EXPECT_EQ(found.statistics, wanted.statistics);
}
/// What a bound cuts may depend on where a sitting ended.
void expect_same(const restarted<std::optional<witnessed<int, int>>>& found,
                 const restarted<std::optional<witnessed<int, int>>>& wanted) {
    EXPECT_EQ(found.status, wanted.status);
    ASSERT_EQ(found.value.has_value(), wanted.value.has_value());
    if (found.value) {
        EXPECT_EQ(found.value->objective, wanted.value->objective);
    }
}

/// The same search in sittings of a few nodes each, a fresh one from a file every time.
template <class Goal>
void expect_sittings_agree(const toy_tree& tree, std::mt19937& random, const Goal& goal) {
    const reshuffled source(in_place(tree), random());
    restarting whole(source, {.unit = 4}, goal);
    const auto wanted = whole.go();
    std::string text;
    for (;;) {
        restarting search(source, {.unit = 4}, goal);
        std::istringstream in(text);
        if (!text.empty()) {
            EXPECT_EQ(load_checkpoint(search, in, "toy"), "a note");
        }
        const auto found = search.go({.node_limit = 1 + random() % 9});
        if (found.status != status::node_limit) {
            return expect_same(found, wanted);
        }
        std::ostringstream out;
        save_checkpoint(search, out, "toy", "a note");
        text = out.str();
    }
}

TEST(Restarting, GoesOnInTheMiddleOfATry) {
    for_random_trees(15, [](const toy_tree& tree, std::mt19937& random) {
        expect_sittings_agree(tree, random, any_solution<in_order>{});
        expect_sittings_agree(tree, random, best_solution<in_order>{});
        expect_sittings_agree(tree, random, counting<in_order>{});
    });
}

TEST(Restarting, RefusesOtherCheckpoints) {
    const toy_tree line = chain(40, 40);
    const reshuffled source(in_place(line), 3);
    restarting search(source, {.unit = 4}, counting<in_order>{});
    search.go({.node_limit = 30});
    std::ostringstream out;
    save_checkpoint(search, out, "toy");
    const auto reason = [&](const std::string& text, std::string_view problem) -> std::string {
        restarting other(source, {.unit = 4}, counting<in_order>{});
        std::istringstream in(text);
        try {
            load_checkpoint(other, in, problem);
        } catch (const checkpoint_error& e) {
            EXPECT_EQ(other.tries(), 0u);
            return e.what();
        }
        return "fine";
    };
    EXPECT_EQ(reason(out.str(), "toy"), "fine");
    EXPECT_EQ(reason(out.str(), "joy"), "the checkpoint is of another problem: 'toy', not 'joy'");
    std::ostringstream of_a_run;
    in_place root(line);
    save_checkpoint(run(root, counting<in_place>{}), of_a_run, "toy");
    EXPECT_EQ(reason(of_a_run.str(), "toy"),
              "the checkpoint has a number of restarts that cannot be read");
}

} // namespace
} // namespace espalier::test
