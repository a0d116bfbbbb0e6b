#include "graph_file.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <istream>
#include <iterator>
#include <optional>
#include <sstream>
#include <typeinfo>

#include <boost/graph/graphml.hpp>
#include <boost/graph/graphviz.hpp>
#include <fmt/format.h>

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

using vertex = std::size_t;

/// An attribute of any type that is a number, or says it; anything else is as if it were not there.
/// (Boost's own map takes one type of attribute alone.)
template <class Graph, class Take>
class number_attribute : public boost::dynamic_property_map {
  public:
    number_attribute(Graph& graph, Take take) : graph_(graph), take_(take) {}

    boost::any get(const boost::any&) override { return std::string(); }
    std::string get_string(const boost::any&) override { return {}; }
    const std::type_info& key() const override { return typeid(vertex); }
    const std::type_info& value() const override { return typeid(std::string); }
    void put(const boost::any& which, const boost::any& said) override {
        take_(graph_[boost::any_cast<vertex>(which)], text_of(said));
    }

  private:
    static std::string text_of(const boost::any& said) {
        if (const auto* text = boost::any_cast<std::string>(&said)) return *text;
        if (const auto* number = boost::any_cast<double>(&said)) return fmt::format("{}", *number);
        if (const auto* number = boost::any_cast<float>(&said)) return fmt::format("{}", *number);
        if (const auto* number = boost::any_cast<int>(&said)) return fmt::format("{}", *number);
        if (const auto* number = boost::any_cast<long>(&said)) return fmt::format("{}", *number);
        return {};
    }

    Graph& graph_;
    Take take_;
};

template <class Graph, class Take>
void want_numbers(boost::dynamic_properties& wanted, const char* name, Graph& graph, Take take) {
    wanted.insert(name, boost::make_shared<number_attribute<Graph, Take>>(graph, take));
}

std::optional<double> number_in(const std::string& text) {
    double number = 0;
    const auto* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc{} || read.ptr != end || !std::isfinite(number)) return std::nullopt;
    return number;
}

void take_x(graph_vertex& of, const std::string& text) {
    if (const auto number = number_in(text)) of.place.x = *number, of.has_x = true;
}
void take_y(graph_vertex& of, const std::string& text) {
    if (const auto number = number_in(text)) of.place.y = *number, of.has_y = true;
}
/// `x,y`, perhaps with a third number or a `!` behind.
void take_pos(graph_vertex& of, const std::string& text) {
    const auto comma = text.find(',');
    if (comma == std::string::npos) return;
    const auto end = text.find_first_of(",! ", comma + 1);
    take_x(of, text.substr(0, comma));
    take_y(of, text.substr(comma + 1, end - comma - 1));
    of.place.y = -of.place.y;
}

/// What the file says of edges and of the graph is not wanted.
template <class Graph>
boost::dynamic_properties wanted_of(Graph& graph, const char* name) {
    boost::dynamic_properties wanted(boost::ignore_other_properties);
    wanted.property(name, get(&graph_vertex::name, graph));
    wanted.property("label", get(&graph_vertex::label, graph));
    want_numbers(wanted, "x", graph, take_x);
    want_numbers(wanted, "y", graph, take_y);
    want_numbers(wanted, "pos", graph, take_pos);
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
        graph_vertex& here = (*graph)[*v];
        if (here.label.empty() || here.label == "\\N") here.label = here.name;
        if (here.name.empty()) here.name = std::to_string(*v + 1);
        if (here.label.empty())
            throw cli::usage_error(file + ": vertex " + here.name + " has no label",
                                   "give each vertex an attribute 'label' with its letters");
    }
    return graph;
}

} // namespace boggle_app
