/// Word searches written down and gone on with, or cut into shards: the words and their first paths
/// must not depend on it; and what cannot have been found is refused.
#include <random>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include <boggle/found_paths.hpp>
#include <espalier/espalier.hpp>

#include "puzzles.hpp"
#include "support/seeds.hpp"

namespace {

using namespace boggle;
using namespace boggle::test;

template <class Space, class Goal>
auto in_sittings(Space space, const Goal& goal, std::mt19937& random) {
    std::string text;
    for (;;) {
        espalier::run<Space, Goal> search(space, goal);
        std::istringstream in(text);
        if (!text.empty()) espalier::load_checkpoint(search, in, "board");
        search.go({.threads = 1 + static_cast<unsigned>(random() % 3),
                   .node_limit = 1 + random() % 60,
                   .slice = {}});
        if (search.status() != espalier::status::node_limit)
            return std::move(search).result().value;
        std::ostringstream out;
        espalier::save_checkpoint(search, out, "board");
        text = out.str();
    }
}

/// Each shard searched on its own; a limit of nodes would be an end too early, so there is none.
template <class Space, class Goal, class Join>
auto in_shards(const Space& root, const Goal& goal, std::uint64_t shards, Join join) {
    std::vector<found_word> all;
    for (std::uint64_t i = 1; i <= shards; ++i) {
        auto part = espalier::solve(root, goal, {}, espalier::shard(root, i, shards));
        EXPECT_TRUE(part.complete()) << "shard " << i << " of " << shards;
        join(all, std::move(part.value));
    }
    return all;
}

template <class Function>
void for_random_puzzles(int rounds, Function f) {
    const auto seed = espalier::test::new_seed();
    std::mt19937 random(seed);
    for (int round = 0; round < rounds && !testing::Test::HasFailure(); ++round) {
        SCOPED_TRACE(espalier::test::seed_line(seed) + ", round " + std::to_string(round));
        const puzzle p = make_random(random, 4).made();
        p.with_trie([&](const auto& trie) { f(p, trie, random); });
    }
}

TEST(SavedSearch, GoesOnToTheSameWords) {
    for_random_puzzles(40, [](const puzzle& p, const auto& trie, std::mt19937& random) {
        using T = typename std::decay_t<decltype(trie)>::element_type;
        const word_search<T> root(p.board, trie, p.use);
        const auto expected = every_path(p, trie);
        EXPECT_EQ(as_map(in_sittings(root, found_words<T>(p.board, trie), random)), expected.first);
        EXPECT_EQ(in_sittings(root, found_paths<word_search<T>, T>(p.board, trie), random),
                  espalier::all(root).value);
        const occurrence_search<T> beginnings(p.board, trie, p.use, {1, 3});
        EXPECT_EQ(as_map(in_sittings(beginnings, found_words<T>(p.board, trie), random)),
                  expected.first);
    });
}

TEST(SavedSearch, ShardsMakeUpTheWhole) {
    for_random_puzzles(40, [](const puzzle& p, const auto& trie, std::mt19937& random) {
        using T = typename std::decay_t<decltype(trie)>::element_type;
        const word_search<T> root(p.board, trie, p.use);
        const found_words<T> goal(p.board, trie, std::numeric_limits<std::size_t>::max(),
                                  all_found::walk_on);
        const auto expected = every_path(p, trie).first;
        EXPECT_EQ(as_map(in_shards(root, goal, 1 + random() % 5, join_words)), expected);
        const occurrence_search<T> beginnings(p.board, trie, p.use, {1, 3});
        EXPECT_EQ(as_map(in_shards(beginnings, goal, 1 + random() % 5, join_words)), expected);
    });
}

/// CAT is on the board in one place, DOG is in the lexicon but cannot be spelled.
class Believed : public testing::Test {
  protected:
    using board_trie = std::shared_ptr<const mask_trie>;

    bool loads(const std::string& text) const {
        const board_trie trie(p.trie, &std::get<mask_trie>(*p.trie));
        std::istringstream words(text), paths(text);
        found_words<mask_trie> each(p.board, trie);
        found_paths<word_search<mask_trie>, mask_trie> every(p.board, trie);
        const bool believed = each.load(words);
        EXPECT_EQ(every.load(paths), believed) << text;
        return believed;
    }

    puzzle p{grid_of({{"C", "A", "T"}, {"G", "O", "D"}}), "cat\ncod\ntao\n", {}};
};

TEST_F(Believed, WhatIsOnTheBoardAndInTheLexicon) {
    EXPECT_TRUE(loads("0"));
    EXPECT_TRUE(loads("1 0 3 0 1 2"));
    EXPECT_TRUE(loads("2 0 3 0 1 2 1 3 0 4 5"));
}

TEST_F(Believed, NothingElse) {
    EXPECT_FALSE(loads("1 1 3 0 1 2")) << "another word than the cells spell";
    EXPECT_FALSE(loads("1 3 3 0 1 2")) << "no word of the list";
    EXPECT_FALSE(loads("1 4294967295 0")) << "no word at all";
    EXPECT_FALSE(loads("1 4294967295 2 0 1")) << "the beginning of a word";
    EXPECT_FALSE(loads("1 0 3 0 1 6")) << "a cell that is not there";
    EXPECT_FALSE(loads("1 2 3 2 1 0")) << "letters that no word has";
    EXPECT_FALSE(loads("1 1 3 0 5 5")) << "cells that do not touch";
    EXPECT_FALSE(loads("2 0 3 0 1 2")) << "cut";
    EXPECT_FALSE(loads("1 0 -1 0 1 2")) << "no number of cells";
    EXPECT_FALSE(loads("cat"));
}

TEST(SavedWords, EachOnce) {
    const puzzle p{grid_of({{"C", "A", "T"}, {"G", "O", "D"}}), "cat\n", {}};
    found_words<mask_trie> goal(
        p.board, std::shared_ptr<const mask_trie>(p.trie, &std::get<mask_trie>(*p.trie)));
    std::istringstream twice("2 0 3 0 1 2 0 3 0 1 2");
    EXPECT_FALSE(goal.load(twice));
}

} // namespace
