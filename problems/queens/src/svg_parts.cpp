#include "svg_parts.hpp"

#include <array>
#include <ostream>
#include <utility>

#include "piece_shapes.hpp"

namespace queens::svg {
namespace {

static_assert(unit == 20 && shapes::square_size == 100, "the paths below have these numbers");

constexpr std::string_view light = "#f4f1e6";
constexpr std::string_view dark = "#c3cfb4";
constexpr std::array<std::string_view, 10> region_fills{"#cfe3f5", "#f7dcc4", "#d6ecd2", "#f3d3dd",
                                                        "#e3daf3", "#f7f0c0", "#cdebe6", "#e8dcc8",
                                                        "#dde4ea", "#e9f2b8"};
constexpr std::array<std::pair<mark, std::string_view>, 5> pieces{{{mark::queen, "queen"},
                                                                   {mark::rook, "rook"},
                                                                   {mark::bishop, "bishop"},
                                                                   {mark::knight, "knight"},
                                                                   {mark::king, "king"}}};

/// A path that does the same steps from a corner of each square that the test picks.
template <class Test>
std::string path_over(const picture& board, Test picks, int inset, std::string_view steps) {
    std::string path;
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column)
            if (picks(row, column)) {
                path += 'M' + std::to_string(unit * column + inset) + ' ' +
                        std::to_string(unit * row + inset);
                path += steps;
            }
    return path;
}

template <class Test>
void write_squares(std::ostream& out, const picture& board, std::string_view fill, Test picks) {
    const std::string path = path_over(board, picks, 0, "h20v20h-20z");
    if (!path.empty()) out << "<path fill=\"" << fill << "\" d=\"" << path << "\"/>\n";
}

void write_strokes(std::ostream& out, std::string_view colour, const std::string& path) {
    if (!path.empty())
        out << "<path fill=\"none\" stroke=\"" << colour << "\" stroke-width=\"1.5\" d=\"" << path
            << "\"/>\n";
}

/// Lines between regions, and the edge of the board.
void write_lines(std::ostream& out, const picture& board) {
    const auto above = [&](int row, int column) { return board.line_above(row, column); };
    const auto before = [&](int row, int column) { return board.line_before(row, column); };
    if (board.is_divided())
        write_strokes(out, ink,
                      path_over(board, above, 0, "h20") + path_over(board, before, 0, "v20"));
    out << "<path fill=\"none\" stroke=\"" << ink << "\" d=\"M0 0h" << unit * board.columns() << 'v'
        << unit * board.rows() << 'h' << -unit * board.columns() << "z\"/>\n";
}

} // namespace

bool has(const picture& board, mark what) {
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column)
            if (board.at(row, column) == what) return true;
    return false;
}

std::string_view name_of(mark what) {
    for (const auto& [piece, name] : pieces)
        if (piece == what) return name;
    return {};
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (c == '>')
            safe += "&gt;";
        else
            safe += c;
    }
    return safe;
}

void write_head(std::ostream& out, int width, int height, std::string_view title,
                std::string_view description) {
    out << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << width << "\" height=\"" << height
        << "\" viewBox=\"0 0 " << width << ' ' << height << "\" role=\"img\">\n"
        << "<title>" << escaped(title) << "</title>\n"
        << "<desc>" << escaped(description) << "</desc>\n";
}

void write_shape(std::ostream& out, mark piece) {
    const shapes::shape shape = shapes::of(piece);
    out << "<path id=\"" << name_of(piece) << "\" fill=\"" << ink
        << "\" transform=\"scale(0.2)\" d=\"";
    for (const auto& polygon : shape.polygons) {
        const char* step = "M";
        for (const shapes::point& p : polygon)
            out << std::exchange(step, "L") << p.x << ' ' << p.y;
        if (!polygon.empty()) out << 'z';
    }
    for (const shapes::disc& d : shape.discs) {
        const std::string radius = std::to_string(d.radius);
        const std::string half = std::string("a").append(radius) + ' ' + radius + " 0 1 0 ";
        out << 'M' << d.x - d.radius << ' ' << d.y << half << 2 * d.radius << " 0" << half
            << -2 * d.radius << " 0z";
    }
    out << "\"/>\n";
}

void write_ground(std::ostream& out, const picture& board) {
    if (board.is_divided()) {
        for (std::size_t fill = 0; fill < region_fills.size(); ++fill)
            write_squares(out, board, region_fills[fill], [&](int row, int column) {
                const auto region = static_cast<std::size_t>(board.region(row, column));
                return region % region_fills.size() == fill;
            });
    } else {
        write_squares(out, board, light,
                      [](int row, int column) { return !picture::is_dark(row, column); });
        write_squares(out, board, dark,
                      [](int row, int column) { return picture::is_dark(row, column); });
    }
    const auto are = [&](mark what) {
        return [&board, what](int row, int column) { return board.at(row, column) == what; };
    };
    write_squares(out, board, "#ffffff", are(mark::hole));
    write_strokes(out, "#8a938d", path_over(board, are(mark::hole), 6, "l8 8m0 -8l-8 8"));
    write_squares(out, board, "#6b746f", are(mark::wall));
    write_lines(out, board);
}

void write_pieces(std::ostream& out, const picture& board) {
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column)
            if (const auto name = name_of(board.at(row, column)); !name.empty())
                out << "<use href=\"#" << name << "\" x=\"" << unit * column << "\" y=\""
                    << unit * row << "\"/>\n";
}

std::string text_group(int size) {
    std::string tag = "<g font-family=\"sans-serif\" font-size=\"";
    tag += std::to_string(size);
    return tag.append("\" text-anchor=\"middle\" fill=\"").append(ink) + "\">\n";
}

void write_text(std::ostream& out, int x, int y, std::string_view text) {
    out << "<text x=\"" << x << "\" y=\"" << y << "\">" << escaped(text) << "</text>\n";
}

} // namespace queens::svg
