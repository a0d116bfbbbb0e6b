// The reader, and graphs from public collections as they are there: CR LF, edges twice.
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <espalier/espalier.hpp>

#include "colouring/colouring.hpp"
#include "colouring/graph_reader.hpp"
#include "support/cases.hpp"

namespace {

using namespace colouring;

graph read(const std::string& text) {
    std::istringstream in(text);
    return read_graph(in, "graph.col");
}

std::string error_of(const std::string& text) {
    try {
        read(text);
    } catch (const reading::input_error& error) {
        return std::string(error.what()) + "; " + error.remedy();
    }
    return "none";
}

TEST(GraphReader, ReadsEdgesOnce) {
    const graph of = read("c a comment\r\np edge 3 2\r\ne 1 2\r\ne 2 1\r\n\r\ne 2 3\r\ne 1 2\r\n");
    EXPECT_EQ(num_vertices(of), 3u);
    EXPECT_EQ(num_edges(of), 2u);
    EXPECT_TRUE(edge(0, 1, of).second);
    EXPECT_FALSE(edge(0, 2, of).second);
    EXPECT_EQ(num_vertices(read("p col 4 0\n")), 4u) << "isolated vertices are vertices";
    EXPECT_EQ(num_edges(read("p edge 2 1\nn 1 7\ncomment\ne 2 1")), 1u);
}

TEST(GraphReader, NamesPlaceAndRemedy) {
    EXPECT_EQ(error_of("p edge 2 1\ne 1 3\n"),
              "graph.col:2:5: '3' is not a vertex; write a whole number from 1 to 2");
    EXPECT_EQ(error_of("p edge 2 1\ne 0 1\n"),
              "graph.col:2:3: '0' is not a vertex; write a whole number from 1 to 2");
    EXPECT_EQ(error_of("p edge 2 1\n\ne 2 2\n"),
              "graph.col:3:5: an edge from vertex 2 to itself: there is no colouring; leave the "
              "edge out");
    EXPECT_EQ(error_of("e 1 2\n"), "graph.col:1:1: an edge before the line 'p edge VERTICES "
                                   "EDGES'; write that line first");
    EXPECT_EQ(error_of(""), "graph.col: there is no line 'p edge VERTICES EDGES'; give a graph in "
                            "the DIMACS form .col");
    EXPECT_EQ(error_of("p edge 2\n"),
              "graph.col:1:9: the line ends too soon; write it as: p edge VERTICES EDGES");
    EXPECT_EQ(error_of("p edge 2 1\ne 1 2 3\n"),
              "graph.col:2:7: the line goes on; write it as: e 1 2");
    EXPECT_EQ(error_of("p edge 2 1\np edge 2 1\n"),
              "graph.col:2:1: a second line 'p'; give one graph in the file");
    EXPECT_EQ(error_of("x 1 2\n"),
              "graph.col:1:1: a line begins with c, p, e or n; write an edge as: e 1 2");
    EXPECT_EQ(error_of("p edge -2 1\n"),
              "graph.col:1:8: '-2' is not a number of vertices; write a whole number from 0 to "
              "20000");
}

void check(const graph& of, const nlohmann::json& expected) {
    EXPECT_EQ(num_vertices(of), expected.at("vertices").get<std::size_t>());
    EXPECT_EQ(num_edges(of), expected.at("edges").get<std::size_t>());
    const int number = expected.at("chromatic_number").get<int>();
    const auto found = espalier::best(least_colours(of));
    EXPECT_EQ(found.value->objective, number);
    if (!expected.contains("colourings_with_that_many")) return;
    EXPECT_EQ(espalier::count(colourings(of, number)).value,
              expected.at("colourings_with_that_many").get<std::uint64_t>());
}

TEST(ColouringCases, AreSolved) {
    const auto folder = espalier::test::cases_folder();
    ESPALIER_NEEDS_CASE(folder / "cases.json");
    std::ifstream file(folder / "cases.json");
    int seen = 0;
    for (const auto& one : nlohmann::json::parse(file)) {
        if (one.at("domain") != "coloring") continue;
        const auto input = one.at("input").get<std::string>();
        SCOPED_TRACE(one.at("id").get<std::string>());
        if (input.find('\n') != std::string::npos) {
            check(read(input), one.at("expected"));
        } else {
            std::ifstream graph_file(folder / input, std::ios::binary);
            check(read_graph(graph_file, input), one.at("expected"));
        }
        ++seen;
    }
    EXPECT_GE(seen, 5);
}

} // namespace
