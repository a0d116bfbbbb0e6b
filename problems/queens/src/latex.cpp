#include "queens/latex.hpp"

#include <array>
#include <string_view>

#include "piece_shapes.hpp"

namespace queens {
namespace {

/// A list for \foreach: `0/0,2/0`, the column before the row, of the squares that the test picks.
template <class Test>
std::string list_of(const picture& board, Test picks) {
    std::string list;
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column)
            if (picks(row, column)) {
                if (!list.empty()) list += ',';
                list += std::to_string(column) + '/' + std::to_string(row);
            }
    return list;
}

/// The command once for each square, moved there.
template <class Test>
std::string each(const picture& board, Test picks, std::string_view command) {
    const std::string list = list_of(board, picks);
    if (list.empty()) return {};
    return std::string("\\foreach \\x/\\y in {").append(list).append("}\n  ").append(command) +
           '\n';
}

/// Hundredths of a square as a decimal: 7 is 0.07.
std::string decimal(int hundredths) {
    const std::string digits = std::to_string(hundredths % shapes::square_size);
    return std::to_string(hundredths / shapes::square_size) + (digits.size() < 2 ? ".0" : ".") +
           digits;
}

std::string at(int x, int y) {
    return '(' + decimal(x) + ',' + decimal(y) + ')';
}

std::string outline(mark piece) {
    const shapes::shape shape = shapes::of(piece);
    std::string path;
    for (const auto& polygon : shape.polygons) {
        for (const shapes::point& p : polygon)
            path += at(p.x, p.y) + "--";
        if (!polygon.empty()) path += "cycle\n    ";
    }
    for (const shapes::disc& d : shape.discs)
        path.append(at(d.x, d.y)).append("circle[radius=").append(decimal(d.radius)) += "]\n    ";
    path.erase(path.find_last_not_of(" \n") + 1);
    return std::string("\\fill[shift={(\\x,\\y)}] ").append(path) + ';';
}

/// `0/a,1/b`: numbers from 0 and what they are called.
template <class Name>
std::string numbered(int count, Name name_of) {
    std::string list;
    for (int i = 0; i < count; ++i) {
        if (i != 0) list += ',';
        list += std::to_string(i) + '/' + name_of(i);
    }
    return list;
}

std::string names(const picture& board) {
    std::string text = "\\foreach \\x/\\name in {";
    text += numbered(board.columns(), column_name);
    text += "}\n  \\node[anchor=base,yshift=1.2mm] at (\\x+0.5,0) {\\name};\n"
            "\\foreach \\y/\\name in {";
    text += numbered(board.rows(), [](int row) { return std::to_string(row + 1); });
    text += "}\n  \\node[anchor=east] at (0,\\y+0.5) {\\name};\n";
    return text;
}

} // namespace

std::string latex(const picture& board, const latex_style& style) {
    const auto are = [&](mark what) {
        return [&board, what](int row, int column) { return board.at(row, column) == what; };
    };
    const bool divided = board.is_divided();
    std::string text = "% needs \\usepackage{tikz}\n\\begin{tikzpicture}[x=6mm, y=-6mm]\n";
    text += each(
        board, [&](int row, int column) { return !divided && picture::is_dark(row, column); },
        "\\fill[black!15] (\\x,\\y) rectangle +(1,1);");
    text += each(board, are(mark::wall), "\\fill[black!60] (\\x,\\y) rectangle +(1,1);");
    text += each(board, are(mark::hole),
                 "\\draw[fill=white] (\\x,\\y) rectangle +(1,1) (\\x+0.3,\\y+0.3) -- +(0.4,0.4) "
                 "(\\x+0.3,\\y+0.7) -- +(0.4,-0.4);");
    if (divided) {
        text += each(
            board, [&](int row, int column) { return board.line_above(row, column); },
            "\\draw[thick,line cap=round] (\\x,\\y) -- +(1,0);");
        text += each(
            board, [&](int row, int column) { return board.line_before(row, column); },
            "\\draw[thick,line cap=round] (\\x,\\y) -- +(0,1);");
    }
    text += "\\draw[thick] (0,0) rectangle (";
    text += std::to_string(board.columns()) + ',' + std::to_string(board.rows()) + ");\n";
    for (const mark piece : {mark::queen, mark::rook, mark::bishop, mark::knight, mark::king})
        text += each(board, are(piece), outline(piece));
    if (style.coordinates && board.rows() > 0 && board.columns() > 0) text += names(board);
    return text + "\\end{tikzpicture}\n";
}

} // namespace queens
