#include "boggle/graph_svg.hpp"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/circle_layout.hpp>
#include <boost/graph/kamada_kawai_spring_layout.hpp>

namespace boggle {

namespace {

constexpr std::size_t most_by_springs = 250;

using topology = boost::square_topology<>;

struct at_point {
    topology::point_type place;
};
struct of_length {
    double length = 1;
};
using springs =
    boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, at_point, of_length>;

} // namespace

std::vector<point> laid_out(std::size_t vertices,
                            std::span<const std::pair<cell_id, cell_id>> lines) {
    springs graph(vertices);
    const auto place = get(&at_point::place, graph);
    boost::circle_graph_layout(graph, place, 1.0);
    if (vertices > 2 && vertices <= most_by_springs) {
        for (const auto& [a, b] : lines)
            add_edge(a, b, graph);
        const springs circle = graph;
        if (!boost::kamada_kawai_spring_layout(graph, place, get(&of_length::length, graph),
                                               topology(), boost::edge_length(1.0)))
            graph = circle;
    }
    std::vector<point> places;
    for (std::size_t v = 0; v < vertices; ++v)
        places.push_back({graph[v].place[0], graph[v].place[1]});
    return places;
}

} // namespace boggle
