/// A board of any shape, read from a file of a labelled graph.
///
/// It is here and not with the module's readers because Boost's parsers are a library to link,
/// which who uses the module need not have.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <boost/graph/adjacency_list.hpp>

#include <boggle/graph_svg.hpp>

namespace boggle_app {

struct graph_vertex {
    std::string name;    ///< as paths are written: the name in the file, or its number from 1
    std::string label;   ///< as a tile shows it
    boggle::point place; ///< in a picture; told if the file says it
    bool has_x = false, has_y = false;

    bool is_placed() const { return has_x && has_y; }
};

/// An arc leads where a path may go: both ways where the file's graph is undirected.
using labelled_graph =
    boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, graph_vertex>;

/// Reads GraphML (a text that begins with `<`) or DOT. The label of a vertex is its attribute
/// `label`, or in its absence its name: in DOT the identifier, in GraphML the attribute `name`.
/// A vertex may have a place, by the attributes `x` and `y`, which goes down, or `pos`, as Graphviz
/// writes it, where y goes up. Throws usage_error for what is neither, and for a vertex that shows
/// nothing.
std::unique_ptr<const labelled_graph> read_labelled_graph(std::istream& in, std::string_view name);

} // namespace boggle_app
