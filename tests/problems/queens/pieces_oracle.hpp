/// Pieces on small boards by brute force: every subset of the squares, every pair of its pieces,
/// the rules of chess square by square. It shares no code with what it tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace queens::test {

/// A board as text, a string a row: '.' takes a piece, 'o' is a hole, '#' a wall.
using picture = std::vector<std::string>;

inline bool is_wall(const picture& board, int row, int column) {
    return board.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column)) == '#';
}

/// No wall strictly between two squares of a line.
inline bool sees(const picture& board, int row, int column, int down, int across) {
    const int far = std::max(std::abs(down), std::abs(across));
    for (int i = 1; i < far; ++i)
        if (is_wall(board, row + down / far * i, column + across / far * i)) return false;
    return true;
}

/// Whether a piece on the square attacks the one so far down and across, both not 0.
inline bool attacks(const picture& board, const std::string& piece, int row, int column, int down,
                    int across) {
    const bool straight = down == 0 || across == 0;
    const bool diagonal = std::abs(down) == std::abs(across);
    const bool leap = std::abs(down * across) == 2;
    if (piece == "knight") return leap;
    if (piece == "king") return std::abs(down) <= 1 && std::abs(across) <= 1;
    if (piece == "superqueen" && leap) return true;
    const bool along = (straight && piece != "bishop") || (diagonal && piece != "rook");
    return along && sees(board, row, column, down, across);
}

/// How many placements there are of 0, 1, 2, ... pieces. O(2^squares · squares²)
inline std::map<int, unsigned> placements_by_pieces(const picture& board,
                                                    const std::string& piece) {
    std::vector<std::pair<int, int>> open;
    for (int row = 0; const std::string& line : board) {
        for (int column = 0; const char c : line) {
            if (c == '.') open.emplace_back(row, column);
            ++column;
        }
        ++row;
    }
    std::map<int, unsigned> counts;
    for (unsigned subset = 0; subset < 1U << open.size(); ++subset) {
        bool peace = true;
        int pieces = 0;
        for (std::size_t a = 0; a < open.size(); ++a) {
            if ((subset >> a & 1U) == 0) continue;
            ++pieces;
            for (std::size_t b = 0; b < a && peace; ++b)
                peace = (subset >> b & 1U) == 0 ||
                        !attacks(board, piece, open[a].first, open[a].second,
                                 open[b].first - open[a].first, open[b].second - open[a].second);
            if (!peace) break;
        }
        if (peace) ++counts[pieces];
    }
    return counts;
}

} // namespace queens::test
