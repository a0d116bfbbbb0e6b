#include "boggle/svg.hpp"

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "boggle/render.hpp"
#include "boggle/text.hpp"
#include "svg_text.hpp"

namespace boggle {

namespace {

using detail::escaped;

constexpr std::size_t unit = 48;
constexpr std::size_t margin = 8;

struct pixel {
    std::size_t x, y;
};

class image {
  public:
    image(const tile_grid& grid, std::span<const cell_id> path)
        : grid_(grid), path_(path), is_on_path_(grid.tiles.size()) {
        for (const cell_id cell : path)
            is_on_path_.at(cell) = true;
    }

    std::string text(std::string_view title) const {
        const auto width = grid_.columns * unit + 2 * margin;
        const auto height = grid_.rows * unit + 2 * margin;
        std::string out = fmt::format(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
            "viewBox=\"0 0 {0} {1}\" role=\"img\">\n<title>{2}</title>\n<desc>{3}</desc>\n",
            width, height, escaped(title), escaped(description()));
        for (std::size_t cell = 0; cell < grid_.tiles.size(); ++cell)
            out += tile(cell);
        return out + line() + letters() + "</svg>\n";
    }

  private:
    pixel middle(std::size_t cell) const {
        return {margin + cell % grid_.columns * unit + unit / 2,
                margin + cell / grid_.columns * unit + unit / 2};
    }
    std::string description() const {
        return fmt::format("A board of {} rows and {} columns{}{}", grid_.rows, grid_.columns,
                           path_.empty() ? "" : "; the path runs over ",
                           path_text(std::max<std::size_t>(grid_.columns, 1), path_));
    }
    std::string tile(std::size_t cell) const {
        const auto& shown = grid_.tiles[cell];
        if (shown == ".") return {};
        const auto [x, y] = middle(cell);
        return fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"6\" "
                           "fill=\"{}\" stroke=\"#8a938d\"/>\n",
                           x - unit / 2 + 2, y - unit / 2 + 2, unit - 4, unit - 4,
                           is_blocked(shown)   ? "#6b746f"
                           : is_on_path_[cell] ? "#f2d58a"
                                               : "#f6f1e4");
    }
    bool touch(std::size_t a, std::size_t b) const {
        const auto apart = [](std::size_t x, std::size_t y) {
            return std::max(x, y) - std::min(x, y);
        };
        return apart(a / grid_.columns, b / grid_.columns) <= 1 &&
               apart(a % grid_.columns, b % grid_.columns) <= 1;
    }
    std::string line() const {
        if (path_.empty()) return {};
        const pixel first = middle(path_.front());
        std::string out = fmt::format("<g stroke=\"#b4442f\" stroke-width=\"4\" "
                                      "stroke-linecap=\"round\" opacity=\"0.6\">\n"
                                      "<circle cx=\"{}\" cy=\"{}\" r=\"7\" fill=\"#b4442f\"/>\n",
                                      first.x, first.y);
        for (std::size_t step = 1; step < path_.size(); ++step) {
            const pixel a = middle(path_[step - 1]), b = middle(path_[step]);
            out +=
                fmt::format("<path d=\"M{} {}L{} {}\"{}/>\n", a.x, a.y, b.x, b.y,
                            touch(path_[step - 1], path_[step]) ? "" : " stroke-dasharray=\"2 8\"");
        }
        return out + "</g>\n";
    }
    std::string letters() const {
        std::string out = "<g font-family=\"sans-serif\" font-size=\"22\" font-weight=\"bold\" "
                          "text-anchor=\"middle\" fill=\"#24312b\">\n";
        for (std::size_t cell = 0; cell < grid_.tiles.size(); ++cell) {
            const auto& shown = grid_.tiles[cell];
            if (is_blocked(shown)) continue;
            const auto [x, y] = middle(cell);
            const auto columns = display_width(shown);
            const auto narrowed =
                columns > 2
                    ? fmt::format(" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", unit - 12)
                    : "";
            out += fmt::format("<text x=\"{}\" y=\"{}\"{}>{}</text>\n", x, y + 8, narrowed,
                               escaped(shown));
        }
        return out + "</g>\n";
    }

    const tile_grid& grid_;
    std::span<const cell_id> path_;
    std::vector<bool> is_on_path_;
};

} // namespace

void write_svg(std::ostream& out, std::string_view title, const tile_grid& grid,
               std::span<const cell_id> path) {
    out << image(grid, path).text(title);
}

} // namespace boggle
