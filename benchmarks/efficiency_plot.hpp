/// Efficiency over the number of workers, drawn as a plain SVG.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <iomanip>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace benchmarks {

/// One line of the plot: a name, and points of (workers, efficiency from 0 to 1).
struct curve {
    std::string name;
    std::vector<std::pair<unsigned, double>> points;
};

/// The workers on a logarithmic axis from 1 to 4096.
class efficiency_plot {
  public:
    efficiency_plot(std::ostream& out, std::string title) : out_(out), title_(std::move(title)) {}

    void draw(const std::vector<curve>& curves) {
        out_ << std::fixed << std::setprecision(1)
             << R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 420" )"
             << R"(font-family="sans-serif" font-size="13">)" << '\n'
             << R"(<rect width="760" height="420" fill="#ffffff"/>)" << '\n';
        text(left, 24, "start", "#222222", title_);
        axes();
        for (std::size_t i = 0; i < curves.size(); ++i)
            line(curves[i], i);
        out_ << "</svg>\n";
    }

  private:
    static constexpr double left = 60, right = 580, top = 44, bottom = 370;

    /// Okabe & Ito's colours, which the colour-blind can tell apart.
    static constexpr std::array<const char*, 6> colours{"#0072b2", "#d55e00", "#009e73",
                                                        "#cc79a7", "#e69f00", "#56b4e9"};
    static constexpr std::array<const char*, 3> dashes{"none", "7 4", "2 4"};

    static double x(double workers) { return left + (right - left) * std::log2(workers) / 12; }
    static double y(double efficiency) { return bottom - (bottom - top) * efficiency; }

    void text(double at_x, double at_y, const char* anchor, const char* colour,
              const std::string& words) {
        out_ << "<text x=\"" << at_x << "\" y=\"" << at_y << "\" text-anchor=\"" << anchor
             << "\" fill=\"" << colour << "\">" << words << "</text>\n";
    }
    void rule(double x1, double y1, double x2, double y2) {
        out_ << "<line x1=\"" << x1 << "\" y1=\"" << y1 << "\" x2=\"" << x2 << "\" y2=\"" << y2
             << "\" stroke=\"#dddddd\"/>\n";
    }

    void axes() {
        for (unsigned workers = 1; workers <= 4096; workers *= 4) {
            rule(x(workers), top, x(workers), bottom);
            text(x(workers), bottom + 20, "middle", "#222222", std::to_string(workers));
        }
        for (int percent = 0; percent <= 100; percent += 20) {
            rule(left, y(percent / 100.0), right, y(percent / 100.0));
            text(left - 8, y(percent / 100.0) + 4, "end", "#222222", std::to_string(percent) + "%");
        }
        text((left + right) / 2, bottom + 42, "middle", "#222222", "workers");
    }

    void line(const curve& c, std::size_t number) {
        const char* colour = colours[number % colours.size()];
        const char* dash = dashes[number % dashes.size()];
        out_ << "<polyline fill=\"none\" stroke-width=\"2\" stroke=\"" << colour
             << "\" stroke-dasharray=\"" << dash << "\" points=\"";
        for (const auto& [workers, efficiency] : c.points)
            out_ << x(workers) << ',' << y(efficiency) << ' ';
        out_ << "\"/>\n";
        const double at = top + 16 + 22 * static_cast<double>(number);
        out_ << "<line x1=\"" << right + 14 << "\" y1=\"" << at - 4 << "\" x2=\"" << right + 44
             << "\" y2=\"" << at - 4 << "\" stroke-width=\"2\" stroke=\"" << colour
             << "\" stroke-dasharray=\"" << dash << "\"/>\n";
        text(right + 52, at, "start", "#222222", c.name);
    }

    std::ostream& out_;
    std::string title_;
};

} // namespace benchmarks
