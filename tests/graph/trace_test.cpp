#include <sstream>

#include <gmock/gmock.h>

#include <espalier/espalier.hpp>
#include <espalier/graph/trace.hpp>

#include "graph/toy_spaces.hpp"

namespace {

using testing::HasSubstr;
using testing::Not;

/// A choice that nothing can put into words.
struct nameless_choice {
    bool operator==(const nameless_choice&) const = default;
};
struct nameless_space {
    using choice_type = nameless_choice;
    int depth = 0;
    std::vector<nameless_choice> expand() const {
        return std::vector<nameless_choice>(depth < 2 ? 1 : 0);
    }
    void apply(nameless_choice) { ++depth; }
    bool is_solution() const { return depth == 2; }
};

TEST(Trace, AnswersAsTheSearchDoes) {
    std::ostringstream out;
    small_queens space(6);
    const auto traced =
        trace(out, space, espalier::counting<small_queens>{}, {}, {.max_nodes = 10});
    const auto plain = espalier::count(space);
    EXPECT_EQ(traced.value, plain.value);
    EXPECT_EQ(traced.statistics, plain.statistics);
    EXPECT_EQ(traced.status, espalier::status::exhausted);
}

TEST(Trace, SaysWhatTheSearchDid) {
    std::ostringstream out;
    trace(out, small_queens(4), espalier::counting<small_queens>{}, {}, {.title = "4 queens"});
    EXPECT_THAT(out.str(),
                HasSubstr(R"(label="4 queens\n61 checked, 17 promising, 2 solutions; exhausted")"));
}

TEST(Trace, OfTheFirstSolutionEndsThere) {
    std::ostringstream out;
    const auto found = trace(out, small_queens(4), espalier::first_solution<small_queens>{});
    ASSERT_TRUE(found.value.has_value());
    EXPECT_EQ(found.statistics.checked, 27U);
    EXPECT_THAT(out.str(), HasSubstr("27 checked, 9 promising, 1 solution; satisfied"));
}

TEST(Trace, ShowsWhatIsLeftOut) {
    std::ostringstream out;
    trace(out, small_queens(6), espalier::counting<small_queens>{}, {}, {.max_nodes = 10});
    EXPECT_THAT(out.str(), HasSubstr("legend_left out"));
    EXPECT_THAT(out.str(), HasSubstr(R"(label="+)"));
    EXPECT_THAT(out.str(), HasSubstr("895 checked"));
}

TEST(Trace, KeepsToTheLimits) {
    std::ostringstream out;
    const auto stopped =
        trace(out, small_queens(6), espalier::counting<small_queens>{}, {.node_limit = 5});
    EXPECT_EQ(stopped.status, espalier::status::node_limit);
    EXPECT_THAT(out.str(), HasSubstr("5 promising, 0 solutions; node limit"));
}

TEST(Trace, AsksForALabelWhereThereIsNone) {
    std::ostringstream out;
    EXPECT_THROW(trace(out, nameless_space{}, espalier::counting<nameless_space>{}),
                 std::invalid_argument);
    EXPECT_EQ(out.str(), "");
    trace(out, nameless_space{}, espalier::counting<nameless_space>{}, {},
          {.label = [](const nameless_choice&) { return "on"; }});
    EXPECT_THAT(out.str(), HasSubstr(R"(label="on")"));
}

TEST(Trace, WritesNothingIfTheSearchThrows) {
    struct broken : nameless_space {
        bool is_solution() const { throw std::runtime_error("no idea"); }
    };
    std::ostringstream out;
    EXPECT_THROW(trace(out, broken{}, espalier::counting<broken>{}, {},
                       {.label = [](const nameless_choice&) { return ""; }}),
                 std::runtime_error);
    EXPECT_EQ(out.str(), "");
}

TEST(Trace, MentionsPruningOnlyIfThereWasSome) {
    std::ostringstream out;
    trace(out, hand_drawn(), espalier::counting<drawn_space>{});
    EXPECT_THAT(out.str(), HasSubstr("9 checked, 6 promising, 1 pruned, 2 solutions; exhausted"));
}

} // namespace
