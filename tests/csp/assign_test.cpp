// An assignment finds what trying every tuple of values finds, in any order, by all workers.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/csp/assign.hpp>
#include <espalier/espalier.hpp>
#include <espalier/restart_checkpoint.hpp>
#include <espalier/testing/laws.hpp>

#include "../docs/examples/assign.hpp"
#include "support/seeds.hpp"

namespace espalier::test {
namespace {

using tuple = std::vector<int>;

/// A random problem, with the predicate of each condition as the set of tuples it allows.
struct random_problem {
    struct condition {
        std::vector<std::size_t> on;
        std::set<tuple> allowed;
    };
    std::vector<std::vector<int>> domains;
    std::vector<condition> conditions;

    explicit random_problem(std::mt19937& random) {
        const std::size_t n = 2 + random() % 5;
        for (std::size_t v = 0; v < n; ++v) {
            domains.emplace_back(1 + random() % 4);
            std::iota(domains.back().begin(), domains.back().end(), static_cast<int>(v) - 2);
            std::shuffle(domains.back().begin(), domains.back().end(), random);
        }
        for (std::size_t c = random() % 7; c > 0; --c) {
            condition made;
            for (std::size_t k = 1 + random() % 3; k > 0; --k)
                made.on.push_back(random() % n);
            const auto odds = 40 + random() % 50;
            for_each_tuple(made.on, [&](const tuple& t) {
                if (random() % 100 < odds) made.allowed.insert(t);
            });
            conditions.push_back(made);
        }
    }

    /// Every tuple of values for these variables.
    template <class Function>
    void for_each_tuple(const std::vector<std::size_t>& on, Function f, tuple so_far = {}) const {
        if (so_far.size() == on.size()) return f(so_far);
        for (const int value : domains[on[so_far.size()]]) {
            so_far.push_back(value);
            for_each_tuple(on, f, so_far);
            so_far.pop_back();
        }
    }
    std::vector<tuple> all_solutions() const {
        std::vector<std::size_t> everything(domains.size());
        std::iota(everything.begin(), everything.end(), std::size_t{0});
        std::vector<tuple> found;
        for_each_tuple(everything, [&](const tuple& values) {
            for (const condition& c : conditions) {
                tuple part;
                for (const std::size_t v : c.on)
                    part.push_back(values[v]);
                if (!c.allowed.contains(part)) return;
            }
            found.push_back(values);
        });
        return found;
    }
    assignment as_space(assign_order order) const {
        const auto variables = numbered("v", static_cast<int>(domains.size()));
        std::vector<constraint> rules;
        for (const condition& c : conditions) {
            std::vector<std::string> on;
            for (const std::size_t v : c.on)
                on.push_back(variables[v]);
            rules.push_back(where(on, [allowed = c.allowed](std::span<const int> values) {
                return allowed.contains(tuple(values.begin(), values.end()));
            }));
        }
        return assign(variables, domains, rules, std::move(order));
    }
};

const std::array<assign_order, 4> orders{input_order(), fewest_values(), dom_wdeg(),
                                         greatest_value_first(fewest_values())};

template <class Function>
void for_random_problems(int rounds, Function f) {
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    for (int k = 0; k < rounds && !::testing::Test::HasFailure(); ++k)
        f(random_problem(random));
}

TEST(Assign, FindsEverySolution) {
    for_random_problems(25, [](const random_problem& problem) {
        auto wanted = problem.all_solutions();
        EXPECT_EQ(all(problem.as_space(input_order())).value, wanted) << "in the order of names";
        std::sort(wanted.begin(), wanted.end());
        for (const assign_order& order : orders) {
            const auto one = all(problem.as_space(order)).value;
            const auto three =
                all(problem.as_space(order), {.threads = 3, .slice = std::chrono::nanoseconds(0)});
            EXPECT_EQ(one, three.value);
            auto sorted = one;
            std::sort(sorted.begin(), sorted.end());
            EXPECT_EQ(sorted, wanted);
        }
    });
}

TEST(Assign, ObeysTheLaws) {
    for_random_problems(8, [](const random_problem& problem) {
        for (const assign_order& order : orders) {
            const auto report = testing::check_laws(
                problem.as_space(order), {.expected_solutions = problem.all_solutions()});
            EXPECT_TRUE(report.ok) << report;
        }
    });
}

TEST(Assign, LearnsAndGoesOnFromWhatItLearnt) {
    for_random_problems(15, [](const random_problem& problem) {
        const learning source(problem.as_space(dom_wdeg()));
        restarting whole(source, {.unit = 2});
        const auto wanted = whole.go();
        EXPECT_EQ(wanted.value.has_value(), !problem.all_solutions().empty());
        std::string text;
        for (std::uint64_t limit = 1;; ++limit) { // in sittings, also from the middle of a try
            restarting sitting(source, {.unit = 2});
            std::istringstream in(text);
            if (!text.empty()) load_checkpoint(sitting, in, "random");
            const auto found = sitting.go({.node_limit = limit});
            if (found.status == status::node_limit) {
                std::ostringstream out;
                save_checkpoint(sitting, out, "random");
                text = out.str();
                continue;
            }
            EXPECT_EQ(found.value, wanted.value);
            EXPECT_EQ(found.tries, wanted.tries);
            EXPECT_EQ(found.statistics, wanted.statistics);
            EXPECT_EQ(sitting.source().weights(), whole.source().weights());
            break;
        }
    });
}

TEST(Assign, CountsWithAnOrderThatItLearnt) {
    for_random_problems(10, [](const random_problem& problem) {
        const learning source(problem.as_space(dom_wdeg()));
        for (const unsigned crew : {1u, 3u}) {
            restarting search(source, {.unit = 2, .tries = 4}, counting<assignment>{});
            const auto found = search.go({.threads = crew, .slice = std::chrono::nanoseconds(0)});
            EXPECT_EQ(found.status, status::exhausted);
            EXPECT_EQ(found.value, problem.all_solutions().size()) << crew << " threads";
        }
    });
}

TEST(Assign, WeighsWhatFails) {
    // Three pigeons for two holes, behind variables that do not matter.
    auto pigeons = assign(names("a b c x y z"), values(1, 2), {all_different("x y z")}, dom_wdeg());
    restarting search{learning(pigeons), {.unit = 4, .tries = 3}};
    EXPECT_EQ(search.go().status, status::exhausted);
    const auto& weights = search.source().weights();
    EXPECT_GT(std::accumulate(weights.begin(), weights.end(), std::uint64_t{0}), 3u);
    learning other(pigeons);
    std::istringstream two("2 1 1 2 0 0");
    EXPECT_FALSE(other.load(two)) << "two weights for three conditions";
}

TEST(Assign, ThreadsCountEveryFailureOnce) {
    // Nothing is given up: so all threads together must learn what one learns.
    auto pigeons = assign(numbered("x", 6), values(1, 5), {all_different(numbered("x", 6))});
    const auto learnt = [&](unsigned crew) {
        learning source(pigeons);
        count(source.space(0), {.threads = crew, .slice = std::chrono::nanoseconds(0)});
        source.failed();
        return source.weights();
    };
    const auto alone = learnt(1);
    EXPECT_GT(std::accumulate(alone.begin(), alone.end(), std::uint64_t{0}), alone.size());
    EXPECT_EQ(learnt(3), alone);
}

// The examples of the documentation, by hand.

TEST(AssignExamples, QueensAreCounted) {
    const std::vector<unsigned> known{1, 0, 0, 2, 10, 4, 40, 92}; // OEIS A000170
    for (int n = 1; n <= 8; ++n)
        EXPECT_EQ(count(queens(n)).value, known[static_cast<std::size_t>(n - 1)]) << n;
}

TEST(AssignExamples, AustraliaIsColoured) {
    for (int colours = 1; colours <= 4; ++colours) {
        unsigned wanted = 0; // SA apart, a path of five around it, and Tasmania
        for (int sa = 0; sa < colours; ++sa) {
            unsigned path = static_cast<unsigned>(colours - 1);
            for (int k = 0; k < 4; ++k)
                path *= static_cast<unsigned>(std::max(colours - 2, 0));
            wanted += path * static_cast<unsigned>(colours);
        }
        EXPECT_EQ(count(australia(colours)).value, wanted) << colours;
    }
}

TEST(AssignExamples, MoneyIsUnique) {
    std::vector<std::array<int, 8>> sums;
    for (int m = 1000; m <= 1999; ++m) // MORE, whose M is the 1 of a five-digit sum; then SEND
        for (int s = 1000; s <= 9999; ++s) {
            const int sum = s + m;
            if (sum < 10000 || m % 10 != s / 100 % 10 || sum / 10000 != m / 1000) continue;
            const std::array<int, 8> d{s / 1000, s / 100 % 10, s / 10 % 10, s % 10,
                                       m / 1000, m / 100 % 10, m / 10 % 10, sum % 10};
            if (sum / 1000 % 10 != d[5] || sum / 100 % 10 != d[2] || sum / 10 % 10 != d[1])
                continue;
            if (std::set<int>(d.begin(), d.end()).size() == 8) sums.push_back(d);
        }
    const auto found = all(send_more_money()).value;
    ASSERT_EQ(sums.size(), 1u);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_TRUE(std::equal(sums[0].begin(), sums[0].end(), found[0].begin()));
}

TEST(AssignExamples, TheZebraIsUnique) {
    std::vector<std::array<int, 5>> orders_of_five;
    std::array<int, 5> p{1, 2, 3, 4, 5};
    do
        orders_of_five.push_back(p);
    while (std::next_permutation(p.begin(), p.end()));
    const auto near = [](int a, int b) { return a - b == 1 || b - a == 1; };
    std::vector<tuple> wanted; // colours c, nations n, drinks d, smokes s, animals a
    for (const auto& c : orders_of_five)
        for (const auto& n : orders_of_five) {
            if (c[1] != c[2] + 1 || n[0] != c[0] || n[3] != 1 || !near(n[3], c[4])) continue;
            for (const auto& d : orders_of_five) {
                if (d[0] != c[1] || n[2] != d[1] || d[2] != 3) continue;
                for (const auto& s : orders_of_five) {
                    if (s[1] != c[3] || s[3] != d[3] || n[4] != s[4]) continue;
                    for (const auto& a : orders_of_five)
                        if (n[1] == a[0] && s[0] == a[1] && near(s[2], a[2]) && near(s[1], a[3])) {
                            tuple all_of_it;
                            for (const auto& group : {n, c, a, d, s})
                                all_of_it.insert(all_of_it.end(), group.begin(), group.end());
                            wanted.push_back(all_of_it);
                        }
                }
            }
        }
    EXPECT_EQ(wanted.size(), 1u);
    EXPECT_EQ(all(zebra()).value, wanted);
}

// Problems on which other solvers have been reported wrong.

TEST(AssignCases, SumsThatShareAValueAreAllFound) { // Z3Prover/z3#10195
    const auto sum = [](int x, int y, int z) { return x + y + z == 2; };
    EXPECT_EQ(count(assign(names("x y z"), values(0, 2), {where("x y z", sum)})).value, 6u);
}

TEST(AssignCases, CountingHasNoSolution) { // chocoteam/choco-solver#1081
    const auto counts = [](int b, int e, int f) {
        return (b == 0) + (b == 1) + (b == f) + (b == e) + (b == 1) == f;
    };
    const auto problem = assign(names("B E F"), {{1, 2}, {0, 3}, {1, 3}}, {where("B E F", counts)});
    EXPECT_EQ(count(problem).value, 0u);
}

/// An automaton of nine states, of which the last accepts: bit s of `next[from][letter]` says that
/// state s may follow.
constexpr unsigned states(std::initializer_list<unsigned> of) {
    unsigned set = 0;
    for (const unsigned s : of)
        set |= 1u << s;
    return set;
}
constexpr std::array<std::array<unsigned, 2>, 9> next_states{{
    {states({2, 4}), states({5})},
    {states({4, 6}), states({1, 3, 5})},
    {states({2, 6}), states({5})},
    {states({2, 8}), states({1, 5, 7})},
    {states({2, 4, 6, 8}), states({1, 3, 7, 9})},
    {states({2, 8}), states({3, 5, 9})},
    {states({4, 8}), states({5})},
    {states({4, 6}), states({5, 7, 9})},
    {states({6, 8}), states({5})},
}};
bool may_follow(int from, int letter, int to) {
    return (next_states[static_cast<std::size_t>(from - 1)][static_cast<std::size_t>(letter - 1)] >>
                to &
            1) != 0;
}

TEST(AssignCases, AWordIsCountedOnceHoweverItIsRead) { // MiniZinc/libminizinc#6
    const auto accepted = [](int a, int b, int c) {
        unsigned now = states({1});
        for (const int letter : {a, b, c}) {
            unsigned then = 0;
            for (int from = 1; from <= 9; ++from)
                if (now >> from & 1)
                    then |= next_states[static_cast<std::size_t>(from - 1)]
                                       [static_cast<std::size_t>(letter - 1)];
            now = then;
        }
        return (now >> 9 & 1) != 0;
    };
    const std::vector<tuple> wanted{{1, 1, 2}, {1, 2, 2}, {2, 1, 2}};
    const auto words = assign(names("a b c"), values(1, 2), {where("a b c", accepted)});
    EXPECT_EQ(all(words).value, wanted);

    // With the states between as variables there are as many solutions as ways to read the words;
    // a fold looks at the letters alone.
    const auto runs = assign(
        names("a b c s t"), {{1, 2}, {1, 2}, {1, 2}, values(1, 9), values(1, 9)},
        {where("a s", [](int a, int s) { return may_follow(1, a, s); }), where("s b t", may_follow),
         where("t c", [](int t, int c) { return may_follow(t, c, 9); })});
    EXPECT_EQ(count(runs).value, 6u);
    const auto letters = fold(
        runs, std::set<tuple>(),
        [](std::set<tuple>& seen, const assignment& node) {
            seen.insert({*node.value(0), *node.value(1), *node.value(2)});
        },
        [](std::set<tuple>& seen, std::set<tuple>&& right) { seen.merge(right); });
    EXPECT_EQ(letters.value, std::set<tuple>(wanted.begin(), wanted.end()));
}

TEST(AssignCases, EqualItemsMakeNoTwoSubsets) { // LeetCode-Feedback/LeetCode-Feedback#4416
    // How often each number is taken, not which of the items: 1 is there twice, 2 once.
    const auto taken = assign(names("ones twos"), {{0, 1, 2}, {0, 1}}, {});
    std::vector<tuple> subsets;
    for (const auto& times : all(taken).value) {
        subsets.emplace_back(static_cast<std::size_t>(times[0]), 1);
        subsets.back().resize(subsets.back().size() + static_cast<std::size_t>(times[1]), 2);
    }
    std::sort(subsets.begin(), subsets.end());
    EXPECT_EQ(subsets, (std::vector<tuple>{{}, {1}, {1, 1}, {1, 1, 2}, {1, 2}, {2}}));
}

TEST(AssignCases, AChainIsAsLongAsMemory) { // apache/storm#7301: 20,000 variables
    const auto chain = numbered("v", 20'000);
    std::vector<constraint> links;
    for (std::size_t k = 1; k < chain.size(); ++k)
        links.push_back(where({chain[k - 1], chain[k]}, std::less_equal<int>()));
    EXPECT_EQ(count(assign(chain, values(7, 7), links)).value, 1u);
}

TEST(AssignErrors, NameThePlace) {
    using ::testing::HasSubstr;
    using ::testing::ThrowsMessage;
    const auto yes = [](int, int) { return true; };
    const auto made = [](auto variables, auto domains, std::vector<constraint> rules) {
        return [=] { assign(variables, domains, rules); };
    };
    EXPECT_THAT(made(names("a b"), values(1, 2), {where("a c", yes)}),
                ThrowsMessage<std::invalid_argument>(HasSubstr("no variable 'c'; there are: a b")));
    EXPECT_THAT(made(names("a a"), values(1, 2), {}),
                ThrowsMessage<std::invalid_argument>(HasSubstr("two variables are called 'a'")));
    EXPECT_THAT(made(names("a"), tuple{1, 2, 1}, {}),
                ThrowsMessage<std::invalid_argument>(HasSubstr("'a' has 1 twice")));
    EXPECT_THAT(made(names("a b"), std::vector<tuple>{{1}}, {}),
                ThrowsMessage<std::invalid_argument>(HasSubstr("2 variables and 1 domains")));
    EXPECT_THAT([&] { where("a b c", yes); },
                ThrowsMessage<std::invalid_argument>(HasSubstr("'a b c' takes 2 values, not 3")));
    EXPECT_EQ(count(assign(names("a b"), std::vector<tuple>{{1}, {}}, {})).value, 0u);
    EXPECT_EQ(count(assign({}, values(1, 2), {})).value, 1u) << "nothing to decide, in one way";
}

TEST(AssignErrors, APredicateThatThrowsLeavesTheNode) {
    const auto touchy = [](int, int b) -> bool {
        return b == 3 ? throw std::runtime_error("no") : true;
    };
    assignment space = assign(names("a b c"), {{1, 2}, {1, 2, 3}, {5}}, {where("a b", touchy)});
    const assignment before = space;
    EXPECT_THROW(count(space), std::runtime_error);
    EXPECT_EQ(space, before);
}

} // namespace
} // namespace espalier::test
