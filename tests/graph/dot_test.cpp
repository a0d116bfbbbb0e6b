/// The drawing, read back by Boost's reader and drawn by Graphviz itself.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include <boost/graph/graphviz.hpp>
#include <gmock/gmock.h>

#include <espalier/espalier.hpp>
#include <espalier/graph/graph.hpp>

#include "graph/describe.hpp"
#include "graph/toy_spaces.hpp"

namespace {

using espalier::node_fate;
using testing::HasSubstr;
using testing::Not;

struct read_node {
    std::string name, label, shape, fill;
};
using read_graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, read_node>;

read_graph read_back(const std::string& dot) {
    read_graph graph;
    boost::dynamic_properties properties(boost::ignore_other_properties);
    properties.property("node_id", get(&read_node::name, graph));
    properties.property("label", get(&read_node::label, graph));
    properties.property("shape", get(&read_node::shape, graph));
    properties.property("fillcolor", get(&read_node::fill, graph));
    EXPECT_TRUE(read_graphviz(dot, graph, properties, "node_id"));
    return graph;
}

/// A whole walk of a space, recorded.
template <class Space>
struct recording {
    recording(Space space, std::size_t room) : watching(room) {
        espalier::solve(space, espalier::counting<Space>{}, {},
                        espalier::whole_tree<espalier::choice_t<Space>>(), watching);
    }
    espalier::tree_recorder<Space> watching;
    const espalier::recorded_tree& tree = watching.tree();
};

std::string dot_of(const espalier::recorded_tree& tree, const espalier::dot_options& how = {}) {
    std::ostringstream out;
    write_dot(out, tree, how);
    return out.str();
}

/// What `dot` makes of it. Empty, and said aloud, where Graphviz is not installed.
std::string drawn(const std::string& dot, bool& skipped) {
    if (std::system("command -v dot >/dev/null 2>&1") != 0) {
        skipped = true;
        return "";
    }
    const std::string base = testing::TempDir() + "espalier_dot_test_" +
                             testing::UnitTest::GetInstance()->current_test_info()->name();
    std::ofstream(base + ".dot") << dot;
    const std::string command =
        "dot -Tsvg '" + base + ".dot' >'" + base + ".svg' 2>'" + base + ".err'";
    EXPECT_EQ(std::system(command.c_str()), 0);
    const auto text = [&](const char* ending) {
        std::ostringstream all;
        all << std::ifstream(base + ending).rdbuf();
        std::remove((base + ending).c_str());
        return all.str();
    };
    text(".dot");
    EXPECT_EQ(text(".err"), "") << "dot warns";
    return text(".svg");
}

#define DRAWN_OR_SKIP(svg, dot)                                                                    \
    bool skipped = false;                                                                          \
    const std::string svg = drawn(dot, skipped);                                                   \
    if (skipped)                                                                                   \
    GTEST_SKIP() << "SKIPPED: no 'dot' here; install graphviz to have drawings "                   \
                    "tested"

TEST(Dot, IsReadBackAsTheSameTree) {
    const recording drawn_by_hand(hand_drawn(), 5);
    const espalier::recorded_tree& tree = drawn_by_hand.tree;
    const read_graph back = read_back(dot_of(tree, {.title = "", .legend = false}));
    ASSERT_EQ(num_vertices(back), num_vertices(tree));
    std::map<std::string, read_graph::vertex_descriptor> by_name;
    for (const auto v : boost::make_iterator_range(vertices(back)))
        by_name[back[v].name] = v;
    for (const auto v : boost::make_iterator_range(vertices(tree)))
        EXPECT_EQ(back[by_name.at(std::to_string(v))].label, label_of(tree, v));
    ASSERT_EQ(num_edges(back), num_edges(tree));
    const auto parents = parents_of(tree);
    for (const auto v : boost::make_iterator_range(vertices(tree))) {
        const auto parent = by_name.at(std::to_string(parents[v]));
        const auto child = by_name.at(std::to_string(v));
        EXPECT_EQ(edge(parent, child, back).second, parents[v] != v) << v;
    }
}

TEST(Dot, TellsFatesApartByShapeAndByColour) {
    const recording drawn_by_hand(hand_drawn(), 8);
    const espalier::recorded_tree& tree = drawn_by_hand.tree;
    ASSERT_EQ(count_fate(tree, node_fate::left_out), 1);
    const read_graph back = read_back(dot_of(tree, {.title = "", .legend = false}));
    std::map<node_fate, std::set<std::string>> shapes, fills;
    for (const auto v : boost::make_iterator_range(vertices(back))) {
        const node_fate fate = tree[std::stoul(back[v].name)].fate;
        shapes[fate].insert(back[v].shape);
        fills[fate].insert(back[v].fill);
    }
    ASSERT_EQ(shapes.size(), 6U);
    std::set<std::string> different_shapes, different_fills;
    for (const auto& [fate, used] : shapes) {
        EXPECT_EQ(used.size(), 1U) << to_string(fate);
        different_shapes.insert(*used.begin());
        EXPECT_EQ(fills[fate].size(), 1U) << to_string(fate);
        different_fills.insert(*fills[fate].begin());
    }
    EXPECT_EQ(different_shapes.size(), 6U);
    EXPECT_EQ(different_fills.size(), 6U);
}

TEST(Dot, ExplainsTheFatesThatOccur) {
    const read_graph back = read_back(dot_of(recording(small_queens(4), 1000).tree));
    std::set<std::string> explained;
    for (const auto v : boost::make_iterator_range(vertices(back)))
        if (back[v].name.starts_with("legend_name_")) explained.insert(back[v].label);
    EXPECT_EQ(explained, (std::set<std::string>{"entered", "rejected", "solution", "dead end"}));
    EXPECT_EQ(num_vertices(back), 61U + 4U + 4U);
}

TEST(Dot, IsDrawnByGraphviz) {
    const recording drawn_by_hand(hand_drawn(), 8);
    const espalier::recorded_tree& tree = drawn_by_hand.tree;
    DRAWN_OR_SKIP(svg, dot_of(tree, {.title = "A hand-drawn tree"}));
    EXPECT_THAT(svg, HasSubstr("</svg>"));
    EXPECT_THAT(svg, HasSubstr("A hand&#45;drawn tree"));
    EXPECT_THAT(svg, HasSubstr(">+1</text>"));
    EXPECT_THAT(svg, HasSubstr("dead end, depth 2, visit 2"));
}

TEST(Dot, OfAnEmptyTreeIsDrawn) {
    DRAWN_OR_SKIP(svg, dot_of(espalier::recorded_tree{}));
    EXPECT_THAT(svg, HasSubstr("</svg>"));
}

TEST(Dot, DrawsTheRootOnTheLeftIfAsked) {
    const recording drawn_by_hand(hand_drawn(), 8);
    const espalier::recorded_tree& tree = drawn_by_hand.tree;
    EXPECT_THAT(dot_of(tree), HasSubstr("rankdir=TB"));
    EXPECT_THAT(dot_of(tree, {.title = "", .legend = true, .left_to_right = true}),
                HasSubstr("rankdir=LR"));
}

TEST(Dot, QuotesWhateverALabelHolds) {
    EXPECT_EQ(espalier::dot_string("plain"), R"("plain")");
    EXPECT_EQ(espalier::dot_string(R"(say "no\n")"), R"("say \"no\\n\"")");
    EXPECT_EQ(espalier::dot_string("&lt;"), R"("&amp;lt;")");
    EXPECT_EQ(espalier::dot_string("a\nb"), R"("a\nb")");
    EXPECT_EQ(espalier::dot_string(std::string_view("\0\a\x7f", 3)), R"("\\x00\\x07\\x7f")");
    EXPECT_EQ(espalier::dot_string("Å<B>"), R"("Å<B>")");
}

/// Every awkward label comes out of Graphviz as it went in (but for the escapes of SVG).
TEST(Dot, DrawsAwkwardLabelsAsTheyStand) {
    espalier::recorded_tree tree;
    for (const char* label :
         {R"(q"u"o)", R"(back\slash)", R"(\N\G)", "&amp;", "<b>", "é∅", "-->", ""}) {
        tree[boost::graph_bundle].labels.emplace_back(label);
        add_vertex({static_cast<std::uint32_t>(num_vertices(tree)), 0, node_fate::entered}, tree);
    }
    DRAWN_OR_SKIP(svg, dot_of(tree, {.title = R"(a "title"\)"}));
    EXPECT_THAT(svg, HasSubstr(">q&quot;u&quot;o</text>"));
    EXPECT_THAT(svg, HasSubstr(R"(>back\slash</text>)"));
    EXPECT_THAT(svg, HasSubstr(R"(>\N\G</text>)"));
    EXPECT_THAT(svg, HasSubstr(">&amp;amp;</text>"));
    EXPECT_THAT(svg, HasSubstr(">&lt;b&gt;</text>"));
    EXPECT_THAT(svg, HasSubstr(">é∅</text>"));
    EXPECT_THAT(svg, HasSubstr(">&#45;&#45;&gt;</text>"));
    EXPECT_THAT(svg, HasSubstr(R"(>a &quot;title&quot;\</text>)"));
}

} // namespace
