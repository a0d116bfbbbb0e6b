// Knapsack, cryptarithm, number partitioning, subset sums, formulas, word squares.
#include <algorithm>
#include <fstream>
#include <map>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <espalier/testing/laws.hpp>

#include "support/cases.hpp"
#include "support/seeds.hpp"

#pragma GCC diagnostic ignored "-Wreturn-type" // main, by another name
#define main cryptarithm_program
#include "../docs/examples/cryptarithm.cpp"
#undef main
#define main dpll_program
#include "../docs/examples/dpll.cpp"
#undef main
#define main knapsack_program
#include "../docs/examples/knapsack.cpp"
#undef main
#define main number_partitioning_program
#include "../docs/examples/number_partitioning.cpp"
#undef main
#define main subset_sums_program
#include "../docs/examples/subset_sums.cpp"
#undef main
#define main word_squares_program
#include "../docs/examples/word_squares.cpp"
#undef main

namespace espalier::test {
namespace {

using json = nlohmann::json;

json read_json(const std::filesystem::path& file) {
    std::ifstream in(file);
    return json::parse(in);
}

/// Calls f with each shared case of a domain.
template <class Function>
void for_cases(const std::string& domain, Function f) {
    int seen = 0;
    const json cases = read_json(cases_folder() / "cases.json");
    for (const json& one : cases)
        if (one["domain"] == domain) {
            SCOPED_TRACE(one["id"].get<std::string>());
            f(one);
            ++seen;
        }
    EXPECT_GT(seen, 0);
}

template <class Function>
void for_seeds(int rounds, Function f) {
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    for (int k = 0; k < rounds && !::testing::Test::HasFailure(); ++k)
        f([&](int first, int last) {
            return first + static_cast<int>(random() % static_cast<unsigned>(last - first + 1));
        });
}

/// Every subset of n things, as bits.
template <class Function>
void for_subsets(std::size_t n, Function f) {
    for (unsigned bits = 0; bits < 1u << n; ++bits)
        f([bits](std::size_t k) { return (bits >> k & 1) != 0; });
}

TEST(Knapsack, IsBestOfAllSubsets) {
    for_seeds(20, [](auto draw) {
        std::vector<item> items;
        for (int k = draw(0, 9); k > 0; --k)
            items.push_back({std::string(1, static_cast<char>('a' + k)), draw(1, 20), draw(0, 30)});
        const std::int64_t capacity = draw(0, 60);
        std::int64_t most = 0;
        for_subsets(items.size(), [&](auto taken) {
            std::int64_t weight = 0, profit = 0;
            for (std::size_t k = 0; k < items.size(); ++k)
                if (taken(k)) weight += items[k].weight, profit += items[k].profit;
            if (weight <= capacity) most = std::max(most, profit);
        });
        EXPECT_EQ(best(::knapsack(items, capacity)).value->objective, most);
    });
}

TEST(Knapsack, ObeysTheLaws) {
    const std::vector<item> items{{"a", 3, 4}, {"b", 5, 6}, {"c", 2, 1}, {"d", 4, 5}, {"e", 1, 1}};
    const auto report = testing::check_laws(::knapsack(items, 8));
    EXPECT_TRUE(report.ok) << report;
}

TEST(Knapsack, OfTheSharedCases) {
    const auto file = cases_folder() / "knapsack" / "fsu.json";
    ESPALIER_NEEDS_CASE(file);
    const json sacks = read_json(file);
    for (const auto& [name, one] : sacks.items()) {
        std::vector<item> items;
        for (std::size_t k = 0; k < one["weights"].size(); ++k)
            items.push_back({std::to_string(k), one["weights"][k], one["profits"][k]});
        EXPECT_EQ(best(::knapsack(items, one["capacity"])).value->objective, one["optimum"])
            << name;
    }
}

/// The digits of all letters that make the sum right, by trying every way to choose them.
std::set<std::map<char, int>> all_digits(const std::vector<std::string>& terms,
                                         const std::string& sum) {
    std::set<char> letters(sum.begin(), sum.end());
    for (const std::string& term : terms)
        letters.insert(term.begin(), term.end());
    std::set<std::map<char, int>> found;
    std::map<char, int> digits;
    const auto value = [&](const std::string& word) {
        long n = 0;
        for (const char c : word)
            n = 10 * n + digits[c];
        return n;
    };
    const auto zero = [&](const std::string& word) {
        return word.size() > 1 && digits[word.front()] == 0;
    };
    std::vector<int> order{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    do {
        std::size_t k = 0;
        for (const char c : letters)
            digits[c] = order[k++];
        long total = 0;
        bool fits = !zero(sum);
        for (const std::string& term : terms)
            total += value(term), fits = fits && !zero(term);
        if (fits && total == value(sum)) found.insert(digits);
        std::reverse(order.begin() + static_cast<std::ptrdiff_t>(letters.size()), order.end());
    } while (std::next_permutation(order.begin(), order.end()));
    return found;
}

TEST(Cryptarithm, FindsAllDigits) {
    for_seeds(12, [](auto draw) {
        const auto word = [&](int length) {
            std::string letters;
            for (; length > 0; --length)
                letters += static_cast<char>('A' + draw(0, 3));
            return letters;
        };
        const std::vector<std::string> terms{word(draw(1, 3)), word(draw(1, 2)), word(1)};
        const std::string sum = word(draw(1, 3));
        const ::cryptarithm puzzle(terms[0] + " + " + terms[1] + " + " + terms[2] + " == " + sum);
        std::set<std::map<char, int>> found;
        for (const auto& digits : all(puzzle).value) {
            std::map<char, int> one;
            for (std::size_t k = 0; k < digits.size(); ++k)
                one[puzzle.letters[k]] = digits[k];
            found.insert(one);
        }
        EXPECT_EQ(found, all_digits(terms, sum));
    });
}

TEST(Cryptarithm, ObeysTheLaws) {
    const auto report = testing::check_laws(
        ::cryptarithm("AB + A == CD"), {.expected_count = all_digits({"AB", "A"}, "CD").size()});
    EXPECT_TRUE(report.ok) << report;
    EXPECT_THROW(::cryptarithm("A + B"), std::invalid_argument);
    EXPECT_THROW(::cryptarithm("ABCDEF + GHIJK == A"), std::invalid_argument);
}

TEST(Cryptarithm, OfTheSharedCases) {
    const auto file = cases_folder() / "alphametics" / "cases.json";
    ESPALIER_NEEDS_CASE(file);
    const json sums = read_json(file);
    for (const json& one : sums) {
        const ::cryptarithm puzzle(one["puzzle"].get<std::string>());
        const auto found = all(puzzle).value;
        EXPECT_EQ(found.size(), one["solutions"]) << one["puzzle"];
        if (!one["solution"].is_object() || found.size() != 1) continue;
        for (std::size_t k = 0; k < puzzle.letters.size(); ++k)
            EXPECT_EQ(found[0][k], one["solution"][std::string(1, puzzle.letters[k])]);
    }
}

TEST(NumberPartitioning, IsPossibleWhereSomeGroupingIs) {
    for_seeds(40, [](auto draw) {
        std::vector<int> items;
        for (int k = draw(0, 7); k > 0; --k)
            items.push_back(draw(0, 6));
        const int groups = draw(1, 3);
        bool wanted = false;
        std::vector<int> group(items.size() + 1, 0);
        while (group.back() == 0) { // every number of so many digits to the base `groups`
            std::vector<int> sums(static_cast<std::size_t>(groups), 0);
            for (std::size_t k = 0; k < items.size(); ++k)
                sums[static_cast<std::size_t>(group[k])] += items[k];
            wanted = wanted || std::ranges::count(sums, sums[0]) == groups;
            std::size_t k = 0;
            while (k < items.size() && ++group[k] == groups)
                group[k++] = 0;
            if (k == items.size()) group.back() = 1;
        }
        const auto found = first(::partition(items, groups)).value;
        EXPECT_EQ(found.has_value(), wanted);
        if (!found) return;
        std::vector<int> all_items;
        for (const auto& part : *found) {
            EXPECT_EQ(std::accumulate(part.begin(), part.end(), 0) * groups,
                      std::accumulate(items.begin(), items.end(), 0));
            all_items.insert(all_items.end(), part.begin(), part.end());
        }
        EXPECT_TRUE(std::ranges::is_permutation(all_items, items));
    });
    EXPECT_THROW(::partition({1}, 0), std::invalid_argument);
    EXPECT_THROW(::partition({1, -1}, 1), std::invalid_argument);
}

TEST(NumberPartitioning, ObeysTheLaws) {
    const auto report = testing::check_laws(::partition({3, 3, 2, 2, 1, 1}, 3));
    EXPECT_TRUE(report.ok) << report;
}

TEST(NumberPartitioning, OfTheSharedCases) {
    ESPALIER_NEEDS_CASE(cases_folder() / "cases.json");
    for_cases("partition", [](const json& one) {
        const ::partition items(one["input"]["items"].get<std::vector<int>>(),
                                one["input"]["groups"]);
        const auto found = first(items, {.node_limit = 200'000});
        EXPECT_EQ(found.value.has_value(), one["expected"].get<bool>());
        EXPECT_NE(found.status, status::node_limit);
    });
}

TEST(SubsetSums, AreAllThereAre) {
    for_seeds(30, [](auto draw) {
        std::vector<int> numbers;
        for (int k = draw(0, 9); k > 0; --k)
            numbers.push_back(draw(-9, 9));
        const int target = draw(-9, 9);
        std::multiset<std::multiset<int>> wanted, found;
        for_subsets(numbers.size(), [&](auto taken) {
            std::multiset<int> subset;
            for (std::size_t k = 0; k < numbers.size(); ++k)
                if (taken(k)) subset.insert(numbers[k]);
            if (std::accumulate(subset.begin(), subset.end(), 0) == target) wanted.insert(subset);
        });
        for (const auto& subset : all(::subset_sums(numbers, target)).value)
            found.emplace(subset.begin(), subset.end());
        EXPECT_EQ(found, wanted);
    });
}

TEST(SubsetSums, ObeyTheLaws) {
    const auto adds_up = [](const std::vector<int>& subset) {
        return std::accumulate(subset.begin(), subset.end(), 0) == 2;
    };
    const auto report =
        testing::check_laws(::subset_sums({5, -3, 2, 0, -2}, 2), {.is_valid = adds_up});
    EXPECT_TRUE(report.ok) << report;
}

TEST(SubsetSums, OfTheSharedCases) {
    ESPALIER_NEEDS_CASE(cases_folder() / "cases.json");
    for_cases("subsetsum", [](const json& one) {
        const json &input = one["input"], &expected = one["expected"];
        if (!input.contains("items") || !input.contains("target")) return;
        const auto found =
            all(::subset_sums(input["items"].get<std::vector<int>>(), input["target"])).value;
        const auto empty = input.value("non_empty", false)
                               ? std::ranges::count(found, std::vector<int>())
                               : std::ptrdiff_t{0};
        const std::size_t wanted = expected.is_number()  ? expected.get<std::size_t>()
                                   : expected.is_array() ? expected.size()
                                                         : expected["count"].get<std::size_t>();
        EXPECT_EQ(found.size() - static_cast<std::size_t>(empty), wanted);
    });
}

/// Sums in which a number may be taken again and again, in ascending order.
struct repeated_sums {
    using choice_type = std::size_t; // the next number to take: the same again, or one behind it
    std::vector<std::size_t> expand() const {
        std::vector<std::size_t> next(missing > 0 ? numbers.size() - at : 0);
        std::iota(next.begin(), next.end(), at);
        return next;
    }
    bool promising(std::size_t next) const { return numbers[next] <= missing; }
    void apply(std::size_t next) { at = next, missing -= numbers[next]; }
    bool is_solution() const { return missing == 0; }

    std::vector<int> numbers;
    int missing;
    std::size_t at = 0;
};

TEST(SubsetSums, ANumberThatMakesNoProgressIsSeen) {         // the shared case combsum-zero
    EXPECT_EQ(count(repeated_sums{{1, 2, 3}, 4}).value, 4u); // 1111, 112, 13, 22
    const auto sound = testing::check_laws(repeated_sums{{1, 2}, 3});
    EXPECT_TRUE(sound.ok) << sound;
    const auto report = testing::check_laws(repeated_sums{{0, 1}, 1});
    EXPECT_FALSE(report.ok);
    std::ostringstream text;
    text << report;
    EXPECT_NE(text.str().find("the tree is deeper than 1000 levels"), std::string::npos)
        << text.str();
    const auto stopped = count(repeated_sums{{0, 1}, 1}, {.node_limit = 1000});
    EXPECT_EQ(stopped.status, status::node_limit) << "a search stops at its limits only";
}

TEST(Dpll, CountsEveryModel) {
    for_seeds(40, [](auto draw) {
        formula f{draw(1, 7), {}};
        for (int c = draw(0, 14); c > 0; --c) {
            f.clauses.emplace_back();
            for (int k = draw(1, 3); k > 0; --k)
                f.clauses.back().push_back(draw(1, f.variables) * (draw(0, 1) == 0 ? 1 : -1));
        }
        unsigned models = 0;
        for_subsets(static_cast<std::size_t>(f.variables), [&](auto is_true) {
            models += std::ranges::all_of(f.clauses, [&](const auto& clause) {
                return std::ranges::any_of(clause, [&](int literal) {
                    return is_true(static_cast<std::size_t>(std::abs(literal) - 1)) ==
                           (literal > 0);
                });
            });
        });
        for (const unsigned crew : {1u, 3u})
            EXPECT_EQ(count(::dpll(f), {.threads = crew, .slice = {}}).value, models);
        const auto report = testing::check_laws(::dpll(f), {.expected_count = models});
        EXPECT_TRUE(report.ok) << report;
    });
}

TEST(Dpll, OfTheSharedCases) {
    ESPALIER_NEEDS_CASE(cases_folder() / "cases.json");
    for_cases("sat", [](const json& one) {
        std::ifstream in(cases_folder() / one["input"].get<std::string>());
        EXPECT_EQ(count(::dpll(read_dimacs(in))).value, one["expected"]["models"].get<unsigned>());
    });
}

TEST(Dpll, RefusesWhatIsNoFormula) {
    for (const char* text : {"p cnf 2 1\n1 3 0\n", "p cnf x\n", "1 0\n", "p cnf 1 1\n1 a 0\n"}) {
        std::istringstream in(text);
        EXPECT_THROW(read_dimacs(in), std::invalid_argument) << text;
    }
    EXPECT_THROW(count(::dpll({64, {}})), std::overflow_error);
    EXPECT_EQ(count(::dpll({63, {}})).value, std::uint64_t{1} << 63);
}

TEST(WordSquares, AreAllThereAre) {
    for_seeds(15, [](auto draw) {
        std::set<std::string> list;
        for (int k = draw(0, 14); k > 0; --k)
            list.insert({static_cast<char>('A' + draw(0, 2)), static_cast<char>('A' + draw(0, 2)),
                         static_cast<char>('A' + draw(0, 2))});
        std::set<std::vector<std::string>> wanted;
        for (const auto& a : list)
            for (const auto& b : list)
                for (const auto& c : list)
                    if (a[1] == b[0] && a[2] == c[0] && b[2] == c[1]) wanted.insert({a, b, c});
        const ::word_squares space({list.begin(), list.end()});
        const auto found = all(space).value;
        EXPECT_EQ(std::set<std::vector<std::string>>(found.begin(), found.end()), wanted);
        EXPECT_EQ(found.size(), wanted.size());
        const auto report = testing::check_laws(space, {.expected_count = wanted.size()});
        EXPECT_TRUE(report.ok) << report;
    });
    EXPECT_THROW(::word_squares({"AB", "ABC"}), std::invalid_argument);
    EXPECT_THROW(::word_squares({"ab"}), std::invalid_argument);
}

TEST(WordSquares, OfTheSharedCases) {
    ESPALIER_NEEDS_CASE(cases_folder() / "cases.json");
    for_cases("wordsquares", [](const json& one) {
        EXPECT_EQ(all(::word_squares(one["input"]["words"].get<std::vector<std::string>>())).value,
                  one["expected"].get<std::vector<std::vector<std::string>>>());
    });
}

} // namespace
} // namespace espalier::test
