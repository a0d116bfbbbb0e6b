/// A square of a board.
#pragma once

#include <compare>
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
