#include "queens/svg.hpp"

#include <ostream>
#include <string>
#include <utility>

#include "svg_parts.hpp"

namespace queens {
namespace {

using namespace svg;

/// How far a line goes from a square: to the edge of the board, or to the square before a wall.
std::pair<int, int> last_square(const picture& board, int row, int column, int down, int right) {
    const auto is_free = [&](int r, int c) {
        return r >= 0 && r < board.rows() && c >= 0 && c < board.columns() &&
               board.at(r, c) != mark::wall;
    };
    while (is_free(row + down, column + right)) {
        row += down;
        column += right;
    }
    return {row, column};
}

/// The lines begin outside the piece, which they would blur.
void write_attacks(std::ostream& out, const picture& board, int row) {
    constexpr int clear = 10;
    if (row < 0 || row >= board.rows()) return;
    for (int column = 0; column < board.columns(); ++column) {
        const mark what = board.at(row, column);
        for (const auto& [down, right] :
             {std::pair{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}) {
            const bool straight = down == 0 || right == 0;
            if (what != mark::queen && what != (straight ? mark::rook : mark::bishop)) continue;
            const auto [last_row, last_column] = last_square(board, row, column, down, right);
            if (last_row == row && last_column == column) continue;
            out << "<path stroke=\"#b4442f\" stroke-width=\"1.5\" stroke-linecap=\"round\" d=\"M"
                << unit * column + unit / 2 + right * clear << ' '
                << unit * row + unit / 2 + down * clear << 'L' << unit * last_column + unit / 2
                << ' ' << unit * last_row + unit / 2 << "\"/>\n";
        }
    }
}

void write_coordinates(std::ostream& out, const picture& board) {
    out << text_group(10);
    for (int column = 0; column < board.columns(); ++column)
        write_text(out, unit * column + unit / 2, -6, column_name(column));
    for (int row = 0; row < board.rows(); ++row)
        write_text(out, -10, unit * row + unit / 2 + 4, std::to_string(row + 1));
    out << "</g>\n";
}

std::string description_of(const picture& board) {
    std::string text = "A board of ";
    text += std::to_string(board.rows()) + " rows and ";
    text += std::to_string(board.columns()) + " columns";
    const char* before = ": ";
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column) {
            const std::string_view name = name_of(board.at(row, column));
            if (name.empty()) continue;
            text += std::exchange(before, ", ");
            text.append(name).append(" on ").append(column_name(column));
            text += std::to_string(row + 1);
        }
    return text;
}

} // namespace

void write_svg(std::ostream& out, std::string_view title, const picture& board,
               const svg_style& style) {
    const int left = style.coordinates ? 24 : 4;
    const int top = left;
    write_head(out, left + unit * board.columns() + 4, top + unit * board.rows() + 4, title,
               description_of(board));
    out << "<defs>\n";
    for (const mark piece : all_pieces_drawn)
        if (has(board, piece)) write_shape(out, piece);
    out << "</defs>\n<g transform=\"translate(" << left << ' ' << top << ")\">\n";
    write_ground(out, board);
    if (style.lines_of_row) write_attacks(out, board, *style.lines_of_row);
    write_pieces(out, board);
    if (style.coordinates) write_coordinates(out, board);
    out << "</g>\n</svg>\n";
}

} // namespace queens
