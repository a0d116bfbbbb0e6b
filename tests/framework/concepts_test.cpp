/// The least that each concept asks for, and the odd but lawful spaces that the engine must serve.
#include <algorithm>
#include <array>
#include <cstdint>
#include <forward_list>
#include <list>
#include <ranges>
#include <span>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <espalier/espalier.hpp>

namespace espalier::test {
namespace {

/// A choice that can be copied and compared, and nothing else: no default, no order.
struct token {
    explicit token(int n) : number(n) {}
    int number;
    friend bool operator==(const token&, const token&) = default;
};

/// The archetype of a state space: what the concept names, and nothing more. Not assignable.
class archetype {
  public:
    using choice_type = token;
    explicit archetype(int depth) : left_(depth), choices_{token(1), token(2)} {}
    archetype(const archetype&) = default;
    archetype& operator=(const archetype&) = delete;

    std::forward_list<token> expand() const {
        return left_ == 0 ? std::forward_list<token>{} : choices_;
    }
    void apply(const token&) { --left_; }
    bool is_solution() const { return left_ == 0; }

  private:
    int left_;
    std::forward_list<token> choices_;
};
static_assert(StateSpace<archetype>);
static_assert(!ReversibleStateSpace<archetype>);
static_assert(!JudgingStateSpace<archetype>);
static_assert(!PrunableStateSpace<archetype>);
static_assert(!WeightedStateSpace<archetype>);
static_assert(!ObjectiveStateSpace<archetype>);
static_assert(!BoundedStateSpace<archetype>);
static_assert(!CountingStateSpace<archetype>);

/// The archetype of a space with an objective and a bound.
struct valued : archetype {
    using archetype::archetype;
    int objective() const { return 1; }
    int bound() const { return 1; }
};
static_assert(BoundedStateSpace<valued>);

/// One object that can be neither copied nor moved, and says its solution in a word.
class immovable {
  public:
    using choice_type = token;
    immovable() = default;
    immovable(const immovable&) = delete;
    immovable& operator=(const immovable&) = delete;

    const std::list<token>& expand() const { return word_.size() < 3 ? letters_ : none_; }
    void apply(const token& t) { word_ += static_cast<char>('a' + t.number); }
    void undo(const token&) noexcept { word_.pop_back(); }
    bool is_solution() const { return word_.size() == 3; }
    std::string solution() const { return word_; }

  private:
    std::string word_;
    std::list<token> letters_{token(0), token(1)};
    std::list<token> none_;
};
static_assert(ReversibleStateSpace<immovable>);

struct without_choice_type {
    int expand() const;
    void apply(int);
    bool is_solution() const;
};
struct without_is_solution {
    using choice_type = int;
    std::span<const int> expand() const;
    void apply(int);
};
struct with_a_throwing_undo {
    using choice_type = int;
    std::span<const int> expand() const;
    void apply(int);
    void undo(int);
    bool is_solution() const;
};
struct with_an_input_range {
    using choice_type = int;
    std::ranges::istream_view<int> expand() const;
    void apply(int);
    bool is_solution() const;
};
struct that_expands_once {
    using choice_type = int;
    std::span<const int> expand();
    void apply(int);
    bool is_solution() const;
};
static_assert(!StateSpace<int>);
static_assert(!StateSpace<without_choice_type>);
static_assert(!StateSpace<without_is_solution>);
static_assert(!StateSpace<with_an_input_range>);
static_assert(!StateSpace<that_expands_once>);
static_assert(StateSpace<with_a_throwing_undo>);
static_assert(!ReversibleStateSpace<with_a_throwing_undo>);

static_assert(Goal<counting<archetype>, archetype>);
static_assert(Goal<first_solution<archetype>, archetype>);
static_assert(Goal<all_solutions<archetype>, archetype>);
static_assert(!Goal<int, archetype>);

static_assert(std::ranges::input_range<solutions_range<archetype>>);
static_assert(!std::ranges::forward_range<solutions_range<archetype>>);

TEST(Concepts, ArchetypeIsSearched) {
    EXPECT_EQ(count(archetype(10)).value, checked_count(1024));
    archetype root(5);
    std::uint64_t seen = 0;
    for (const archetype& node : solutions(root))
        seen += node.is_solution();
    EXPECT_EQ(seen, 32U);
    EXPECT_TRUE(first(root).value.has_value());
    EXPECT_EQ(all(root).value.size(), 32U);
    EXPECT_EQ(best(valued(3)).value->objective, 1);
    const auto begun = count(root, {.node_limit = 20});
    const auto ended = solve(root, counting<archetype>{}, {}, begun.frontier);
    EXPECT_EQ(begun.value + ended.value, checked_count(32));
}

TEST(Concepts, ImmovableSpaceIsSearched) {
    immovable space;
    EXPECT_THAT(all(space).value,
                ::testing::ElementsAre("aaa", "aab", "aba", "abb", "baa", "bab", "bba", "bbb"));
    EXPECT_EQ(count(space, {.max_solutions = 3}).value, checked_count(3));
    EXPECT_EQ(first(space).value, "aaa");
    std::string last;
    for (const immovable& node : solutions(space))
        last = node.solution();
    EXPECT_EQ(last, "bbb");
}

/// Choices of bool: a std::vector<bool> has no bool to point to.
struct subsets {
    using choice_type = bool;
    int left;
    unsigned chosen = 0;
    std::vector<bool> expand() const {
        return left == 0 ? std::vector<bool>{} : std::vector<bool>{true, false};
    }
    void apply(bool take) {
        chosen = 2 * chosen + take;
        --left;
    }
    bool is_solution() const { return left == 0; }
    unsigned solution() const { return chosen; }
};

struct choices_seen {
    std::vector<bool> seen;
    void enter(const subsets&, std::size_t, const bool* choice) {
        if (choice != nullptr) seen.push_back(*choice);
    }
};

TEST(Concepts, ChoicesMayBeBool) {
    subsets space{.left = 2};
    EXPECT_THAT(all(space).value, ::testing::ElementsAre(3U, 2U, 1U, 0U));
    choices_seen visitor;
    const auto found =
        solve(space, all_solutions<subsets>{}, {}, {below_path<bool>({false})}, visitor);
    EXPECT_THAT(found.value, ::testing::ElementsAre(1U, 0U));
    EXPECT_THAT(visitor.seen, ::testing::ElementsAre(false, true, false));
}

/// Candidates that are made on the way: views that own what they show.
struct filtered {
    using choice_type = int;
    int total = 0;
    auto expand() const {
        return std::views::iota(1, 4) |
               std::views::filter([room = 4 - total](int step) { return step <= room; });
    }
    void apply(int step) { total += step; }
    bool is_solution() const { return total == 4; }
};

TEST(Concepts, CandidatesMayBeAView) {
    EXPECT_EQ(count(filtered{}).value, checked_count(7)); // the compositions of 4 into 1, 2, 3
    filtered root;
    for (std::uint64_t limit = 1; limit < 14; ++limit) {
        const auto begun = count(root, {.node_limit = limit});
        const auto ended = solve(root, counting<filtered>{}, {}, begun.frontier);
        EXPECT_EQ(begun.value + ended.value, checked_count(7));
    }
}

/// A small copied space that lends candidates which are its own members: the permutations of a
/// word. What is lent must hold until the node is left, however often the search rests.
struct permutations {
    using choice_type = char;
    std::array<char, 4> rest{'a', 'b', 'c', 'd'};
    std::array<char, 4> taken{};
    unsigned char depth = 0;

    std::span<const char> expand() const { return {rest.data(), rest.size() - depth}; }
    void apply(char letter) {
        std::array<char, 4> others{};
        std::size_t kept = 0;
        for (std::size_t k = 0; k < rest.size() - depth; ++k)
            if (rest[k] != letter) others[kept++] = rest[k];
        rest = others;
        taken[depth++] = letter;
    }
    bool is_solution() const { return depth == 4; }
    std::string solution() const { return {taken.begin(), taken.end()}; }
};

/// Each depth is another place on the call stack.
[[gnu::noinline]] search_status advance_elsewhere(depth_first_search<permutations>& search,
                                                  all_solutions<permutations>& goal,
                                                  std::size_t depth) {
    if (depth == 0) return search.advance(goal, 1);
    const search_status status = advance_elsewhere(search, goal, depth - 1);
    EXPECT_EQ(status, search.status()); // what follows the call keeps it from being a jump
    return status;
}

TEST(Concepts, SmallCopiesMayLendTheirOwnMembers) {
    std::vector<std::string> expected;
    std::string word = "abcd";
    do
        expected.push_back(word);
    while (std::next_permutation(word.begin(), word.end()));

    permutations space;
    EXPECT_EQ(all(space).value, expected);

    all_solutions<permutations> goal;
    depth_first_search search(space);
    std::vector<std::vector<char>> paths;
    for (std::size_t k = 0; advance_elsewhere(search, goal, k % 5) != search_status::exhausted;
         ++k) {
        const auto path = search.path();
        permutations replayed;
        for (const char letter : path)
            replayed.apply(letter);
        ASSERT_EQ(replayed.taken, search.node().taken);
        ASSERT_EQ(search.frontier().front().path, path);
    }
    EXPECT_EQ(std::move(goal).value(), expected);
}

} // namespace
} // namespace espalier::test
