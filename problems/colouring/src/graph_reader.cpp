#include "colouring/graph_reader.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <reading/line_reader.hpp>

namespace colouring {
namespace {

constexpr std::uint64_t most_vertices = 20'000;
using edge = std::pair<std::size_t, std::size_t>;

class parser {
  public:
    parser(std::istream& in, const std::string& name) : lines_(in, name) {}

    graph read() {
        while (const auto line = lines_.next()) {
            const auto all = reading::words_of(line->text);
            if (!all.empty()) take(*line, all);
        }
        if (!vertices_)
            lines_.fail("there is no line 'p edge VERTICES EDGES'",
                        "give a graph in the DIMACS form .col");
        std::ranges::sort(edges_);
        const auto [first, last] = std::ranges::unique(edges_);
        edges_.erase(first, last);
        return {edges_.begin(), edges_.end(), *vertices_};
    }

  private:
    using words = std::vector<reading::word>;

    void take(const reading::text_line& line, const words& all) {
        const auto kind = all.front().text;
        if (kind == "c" || kind == "n") return;
        if (kind == "p")
            take_size(line, all);
        else if (kind == "e")
            take_edge(line, all);
        else if (!kind.starts_with('c'))
            lines_.fail(line, all.front().offset, "a line begins with c, p, e or n",
                        "write an edge as: e 1 2");
    }

    void require_words(const reading::text_line& line, const words& all, std::size_t wanted,
                       const std::string& form) const {
        if (all.size() == wanted) return;
        lines_.fail(line, all.size() > wanted ? all[wanted].offset : line.text.size(),
                    all.size() > wanted ? "the line goes on" : "the line ends too soon",
                    "write it as: " + form);
    }

    void take_size(const reading::text_line& line, const words& all) {
        require_words(line, all, 4, "p edge VERTICES EDGES");
        if (vertices_)
            lines_.fail(line, all[0].offset, "a second line 'p'", "give one graph in the file");
        constexpr std::uint64_t most_edges = most_vertices * most_vertices;
        vertices_ = lines_.number(line, all[2], 0, most_vertices, "a number of vertices");
        lines_.number(line, all[3], 0, most_edges, "a number of edges");
    }

    void take_edge(const reading::text_line& line, const words& all) {
        require_words(line, all, 3, "e 1 2");
        if (!vertices_)
            lines_.fail(line, all[0].offset, "an edge before the line 'p edge VERTICES EDGES'",
                        "write that line first");
        const auto vertex = [&](const reading::word& word) {
            return lines_.number(line, word, 1, *vertices_, "a vertex");
        };
        const auto one = vertex(all[1]), other = vertex(all[2]);
        if (one == other)
            lines_.fail(line, all[2].offset,
                        "an edge from vertex " + std::to_string(one) +
                            " to itself: there is no colouring",
                        "leave the edge out");
        edges_.emplace_back(std::min(one, other) - 1, std::max(one, other) - 1);
    }

    reading::line_reader lines_;
    std::optional<std::size_t> vertices_;
    std::vector<edge> edges_;
};

} // namespace

graph read_graph(std::istream& in, const std::string& name) {
    return parser(in, name).read();
}

} // namespace colouring
