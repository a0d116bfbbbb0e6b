#include "graph_file.hpp"

#include <algorithm>
#include <istream>
#include <iterator>
#include <sstream>

#include <boost/graph/graphml.hpp>
#include <boost/graph/graphviz.hpp>

#include "cli/usage_error.hpp"

namespace boggle_app {
namespace {

using undirected_graph =
    boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, graph_vertex>;

constexpr const char* forms = "give a graph in GraphML, or in DOT as in 'graph { a -- b; a "
                              "[label=\"Qu\"] }'";

bool is_xml(const std::string& text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string::npos && text[first] == '<';
}

/// What the file says of edges and of the graph is not wanted.
template <class Graph>
boost::dynamic_properties wanted_of(Graph& graph, const char* name) {
    boost::dynamic_properties wanted(boost::ignore_other_properties);
    wanted.property(name, get(&graph_vertex::name, graph));
    wanted.property("label", get(&graph_vertex::label, graph));
    return wanted;
}

template <class Graph>
Graph parsed(const std::string& text) {
    Graph graph;
    std::istringstream in(text);
    if (is_xml(text)) {
        auto wanted = wanted_of(graph, "name");
        boost::read_graphml(in, graph, wanted);
    } else {
        auto wanted = wanted_of(graph, "node_id");
        boost::read_graphviz(in, graph, wanted, "node_id");
    }
    return graph;
}

labelled_graph both_ways(const undirected_graph& graph) {
    labelled_graph arcs;
    for (auto [v, end] = vertices(graph); v != end; ++v)
        add_vertex(graph[*v], arcs);
    for (auto [e, end] = edges(graph); e != end; ++e) {
        add_edge(source(*e, graph), target(*e, graph), arcs);
        add_edge(target(*e, graph), source(*e, graph), arcs);
    }
    return arcs;
}

/// Boost refuses a file that does not say what kind of graph it is told to read.
labelled_graph of_either_kind(const std::string& text) try {
    return both_ways(parsed<undirected_graph>(text));
} catch (const boost::directed_graph_error&) {
    return parsed<labelled_graph>(text);
}

std::string without_control(std::string text) {
    std::ranges::replace_if(text, [](unsigned char c) { return c < ' '; }, ' ');
    return text;
}

} // namespace

std::unique_ptr<const labelled_graph> read_labelled_graph(std::istream& in, std::string_view name) {
    const std::string file(name);
    const std::string text(std::istreambuf_iterator<char>(in), {});
    auto graph = std::make_unique<labelled_graph>();
    try {
        *graph = of_either_kind(text);
    } catch (const std::exception& e) {
        throw cli::usage_error(file + ": no graph can be read: " + without_control(e.what()),
                               forms);
    }
    if (num_vertices(*graph) == 0) throw cli::usage_error(file + ": the graph is empty", forms);
    for (auto [v, end] = vertices(*graph); v != end; ++v) {
        auto& [vertex, label] = (*graph)[*v];
        if (label.empty() || label == "\\N") label = vertex;
        if (vertex.empty()) vertex = std::to_string(*v + 1);
        if (label.empty())
            throw cli::usage_error(file + ": vertex " + vertex + " has no label",
                                   "give each vertex an attribute 'label' with its letters");
    }
    return graph;
}

} // namespace boggle_app
