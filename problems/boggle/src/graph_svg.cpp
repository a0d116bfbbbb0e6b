#include "boggle/graph_svg.hpp"

#include <algorithm>
#include <cmath>
#include <ostream>
#include <stdexcept>

#include <fmt/format.h>

#include "boggle/render.hpp"
#include "boggle/text.hpp"
#include "svg_text.hpp"

namespace boggle {

namespace {

using detail::escaped;

constexpr double radius = 18, margin = 24, line_length = 72, greatest = 4000;

class image {
  public:
    image(const drawn_graph& graph, std::span<const cell_id> path)
        : graph_(graph), path_(path), is_on_path_(graph.tiles.size()) {
        for (const cell_id cell : path)
            is_on_path_.at(cell) = true;
        scale();
    }

    std::string text(std::string_view title) const {
        const auto width = right_ + margin, height = bottom_ + margin;
        std::string out = fmt::format(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1:.0f}\" "
            "viewBox=\"0 0 {0:.0f} {1:.0f}\" role=\"img\">\n<title>{2}</title>\n<desc>{3}</desc>\n",
            width, height, escaped(title), escaped(description()));
        return out + lines() + vertices() + walk() + letters() + "</svg>\n";
    }

  private:
    /// By the length of the line in the middle of all, and no more than fills the largest picture.
    void scale() {
        places_ = graph_.places;
        if (places_.size() != graph_.tiles.size() || graph_.names.size() != graph_.tiles.size())
            throw std::invalid_argument("each vertex needs a tile, a name and a place");
        if (places_.empty()) return;
        const auto by_x = std::ranges::minmax(places_, {}, &point::x);
        const auto by_y = std::ranges::minmax(places_, {}, &point::y);
        const point first{by_x.min.x, by_y.min.y};
        const double extent = std::max(by_x.max.x - first.x, by_y.max.y - first.y);
        double times = usual_length() > 0 ? line_length / usual_length() : 1;
        times = std::min(times, extent > 0 ? (greatest - 2 * margin) / extent : 1);
        for (point& each : places_) {
            each = {margin + (each.x - first.x) * times, margin + (each.y - first.y) * times};
            right_ = std::max(right_, each.x);
            bottom_ = std::max(bottom_, each.y);
        }
    }
    double usual_length() const {
        std::vector<double> lengths;
        for (const auto& [a, b] : graph_.lines)
            lengths.push_back(std::hypot(graph_.places.at(a).x - graph_.places.at(b).x,
                                         graph_.places.at(a).y - graph_.places.at(b).y));
        if (lengths.empty()) return 0;
        const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
        std::ranges::nth_element(lengths, middle);
        return *middle;
    }

    std::string description() const {
        std::string names;
        for (const cell_id each : path_)
            names += ' ' + graph_.names.at(each);
        return fmt::format("A board of {} vertices{}{}", graph_.tiles.size(),
                           path_.empty() ? "" : "; the path runs over", names);
    }
    std::string line(cell_id a, cell_id b) const {
        return fmt::format("M{:.1f} {:.1f}L{:.1f} {:.1f}", places_[a].x, places_[a].y, places_[b].x,
                           places_[b].y);
    }
    std::string lines() const {
        std::string all;
        for (const auto& [a, b] : graph_.lines)
            all += line(a, b);
        return fmt::format("<path stroke=\"#8a938d\" d=\"{}\"/>\n", all);
    }
    std::string vertices() const {
        std::string out;
        for (std::size_t v = 0; v < places_.size(); ++v) {
            if (graph_.tiles[v] == ".") continue;
            out += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\" fill=\"{}\" "
                               "stroke=\"#8a938d\"><title>{}</title></circle>\n",
                               places_[v].x, places_[v].y, radius,
                               is_blocked(graph_.tiles[v]) ? "#6b746f"
                               : is_on_path_[v]            ? "#f2d58a"
                                                           : "#f6f1e4",
                               escaped(graph_.names[v]));
        }
        return out;
    }
    std::string walk() const {
        if (path_.empty()) return {};
        std::string steps;
        for (std::size_t i = 1; i < path_.size(); ++i)
            steps += line(path_[i - 1], path_[i]);
        const point first = places_[path_.front()];
        return fmt::format("<g stroke=\"#b4442f\" stroke-width=\"4\" stroke-linecap=\"round\" "
                           "opacity=\"0.6\">\n<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"6\" "
                           "fill=\"#b4442f\"/>\n<path d=\"{}\"/>\n</g>\n",
                           first.x, first.y, steps);
    }
    std::string letters() const {
        std::string out = "<g font-family=\"sans-serif\" font-size=\"18\" font-weight=\"bold\" "
                          "text-anchor=\"middle\" fill=\"#24312b\" pointer-events=\"none\">\n";
        for (std::size_t v = 0; v < places_.size(); ++v) {
            const auto& shown = graph_.tiles[v];
            if (is_blocked(shown)) continue;
            const auto narrowed =
                display_width(shown) > 2
                    ? fmt::format(" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"",
                                  2 * radius - 8)
                    : "";
            out += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\"{}>{}</text>\n", places_[v].x,
                               places_[v].y + 6, narrowed, escaped(shown));
        }
        return out + "</g>\n";
    }

    const drawn_graph& graph_;
    std::span<const cell_id> path_;
    std::vector<bool> is_on_path_;
    std::vector<point> places_; ///< in pixels
    double right_ = margin, bottom_ = margin;
};

} // namespace

void write_svg(std::ostream& out, std::string_view title, const drawn_graph& graph,
               std::span<const cell_id> path) {
    out << image(graph, path).text(title);
}

} // namespace boggle
