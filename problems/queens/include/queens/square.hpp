/// A square of a board.
#pragma once

#include <compare>
#include <cstdlib>
#include <istream>
#include <ostream>

#include <espalier/text_form.hpp>

namespace queens {

/// A square of the board, from 0.
struct square {
    int row = 0;
    int column = 0;
    friend auto operator<=>(const square&, const square&) = default;
};

/// Whether queens on two squares of an empty board attack each other; never on one and the same.
inline bool queens_attack(const square& a, const square& b) {
    const int down = std::abs(a.row - b.row);
    const int across = std::abs(a.column - b.column);
    return (down == 0 || across == 0 || down == across) && a != b;
}

} // namespace queens

/// As saved searches have it: the row and the column.
template <>
struct espalier::text_form<queens::square> {
    static void write(std::ostream& out, const queens::square& s) {
        out << s.row << ' ' << s.column;
    }
    static bool read(std::istream& in, queens::square& s) {
        return static_cast<bool>(in >> s.row >> s.column);
    }
};
