#include <espalier/graph/write_dot.hpp>

#include <array>
#include <ostream>
#include <set>
#include <string_view>

#include <boost/graph/graphviz.hpp>

namespace espalier {
namespace {

constexpr std::array drawn_fates{node_fate::entered,  node_fate::solution, node_fate::dead_end,
                                 node_fate::rejected, node_fate::pruned,   node_fate::left_out};

/// Shape and colour of a fate. The fills are light enough for black letters.
std::string_view style_of(node_fate fate) {
    switch (fate) {
    case node_fate::entered:
        return "shape=circle, style=filled, fillcolor=white";
    case node_fate::rejected:
        return R"(shape=box, style="filled,rounded", fillcolor="#F3C6A5", color="#D55E00")";
    case node_fate::pruned:
        return R"(shape=invtriangle, style=filled, fillcolor="#F0E442")";
    case node_fate::solution:
        return R"(shape=doublecircle, style=filled, fillcolor="#3DBB95")";
    case node_fate::dead_end:
        return R"(shape=octagon, style=filled, fillcolor="#56B4E9")";
    case node_fate::left_out:
        return R"(shape=plaintext, fontcolor="#555555")";
    }
    return "";
}

constexpr std::string_view node_defaults =
    R"(fontname="Helvetica", fontsize=11, width=0.32, height=0.32, margin="0.04,0.02")";

struct node_writer {
    const recorded_tree& tree;

    void operator()(std::ostream& out, recorded_vertex v) const {
        const recorded_node& node = tree[v];
        out << '[' << style_of(node.fate) << ", label=" << dot_string(label_of(tree, v))
            << ", tooltip="
            << dot_string(std::string(to_string(node.fate)) + ", depth " +
                          std::to_string(node.depth) + ", visit " + std::to_string(v))
            << ']';
    }
};

struct edge_writer {
    const recorded_tree& tree;

    void operator()(std::ostream& out, const recorded_tree::edge_descriptor& edge) const {
        switch (tree[target(edge, tree)].fate) {
        case node_fate::rejected:
            out << R"([color="#D55E00", style=dashed])";
            break;
        case node_fate::left_out:
            out << R"([color="#555555", style=dotted])";
            break;
        default:
            break;
        }
    }
};

/// What stands above the vertices: the look of the whole, the title, the legend.
struct head_writer {
    const recorded_tree& tree;
    const dot_options& options;

    void operator()(std::ostream& out) const {
        out << "graph [ordering=out, nodesep=0.08, ranksep=0.35, fontname=\"Helvetica\""
            << ", fontsize=14, labelloc=t, rankdir=" << (options.left_to_right ? "LR" : "TB")
            << ", label=" << dot_string(options.title) << "];\n"
            << "node [" << node_defaults << "];\n"
            << "edge [arrowhead=none];\n";
        if (options.legend) write_legend(out);
    }

    /// A table: in each row the shape of a fate and its name, held in place by unseen edges.
    void write_legend(std::ostream& out) const {
        std::set<node_fate> present;
        for (const recorded_vertex v : boost::make_iterator_range(vertices(tree)))
            present.insert(tree[v].fate);
        out << "subgraph cluster_legend {\ngraph [label=\"\", color=\"#BBBBBB\"];\n";
        std::string above;
        for (const node_fate fate : drawn_fates) {
            if (!present.contains(fate)) continue;
            const std::string words(to_string(fate));
            const std::string shape = dot_string("legend_" + words);
            const std::string name = dot_string("legend_name_" + words);
            const bool is_text = fate == node_fate::left_out;
            out << shape << " [" << style_of(fate) << ", label=\"" << (is_text ? "+n" : "")
                << "\"];\n"
                << name << " [shape=plaintext, label=" << dot_string(words) << "];\n"
                << "subgraph { graph [rank=same]; " << shape << " -> " << name
                << " [style=invis]; }\n";
            if (!above.empty()) out << above << " -> " << shape << " [style=invis];\n";
            above = shape;
        }
        out << "}\n";
    }
};

} // namespace

void write_dot(std::ostream& out, const recorded_tree& tree, const dot_options& options) {
    boost::write_graphviz(out, tree, node_writer{tree}, edge_writer{tree},
                          head_writer{tree, options});
}

std::string dot_string(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string quoted = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            (quoted += '\\') += c;
        else if (c == '&')
            quoted += "&amp;";
        else if (c == '\n')
            quoted += "\\n";
        else if (code < 0x20 || code == 0x7f)
            ((quoted += "\\\\x") += digits[code >> 4]) += digits[code & 15];
        else
            quoted += c;
    }
    return quoted += '"';
}

} // namespace espalier
