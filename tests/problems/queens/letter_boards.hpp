/// Boards of letters, and what a symmetry makes of them, by moving rows of text and no square.
#pragma once

#include <algorithm>
#include <cstddef>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "queens/picture.hpp"
#include "queens/square.hpp"
#include "queens/symmetry.hpp"

namespace queens::test {

using text = std::vector<std::string>;

inline text reversed_rows(text board) {
    std::reverse(board.begin(), board.end());
    return board;
}

inline text transposed(const text& board) {
    text turned(board.empty() ? 0 : board.front().size());
    for (const std::string& row : board)
        for (std::size_t column = 0; column < row.size(); ++column)
            turned[column] += row[column];
    return turned;
}

inline text reversed_columns(const text& board) {
    return transposed(reversed_rows(transposed(board)));
}

/// The operations by what they do to a board of letters, without a coordinate.
inline text after(const text& board, symmetry operation) {
    switch (operation) {
    case symmetry::identity:
        return board;
    case symmetry::rotate_90:
        return transposed(reversed_rows(board));
    case symmetry::rotate_180:
        return reversed_columns(reversed_rows(board));
    case symmetry::rotate_270:
        return reversed_rows(transposed(board));
    case symmetry::flip_rows:
        return reversed_rows(board);
    case symmetry::flip_columns:
        return reversed_columns(board);
    case symmetry::transpose:
        return transposed(board);
    case symmetry::antitranspose:
        return reversed_columns(reversed_rows(transposed(board)));
    }
    return {};
}

/// '.' takes a piece, 'o' is a hole, '#' a wall, 'Q' a queen that stands there.
inline queens::picture picture_of(const text& board) {
    queens::picture made(static_cast<int>(board.size()), static_cast<int>(board.front().size()));
    for (int row = 0; row < made.rows(); ++row)
        for (int column = 0; column < made.columns(); ++column) {
            const char c = board[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            made.at(row, column) = c == 'o'   ? mark::hole
                                   : c == '#' ? mark::wall
                                   : c == 'Q' ? mark::queen
                                              : mark::empty;
        }
    return made;
}

inline std::vector<square> squares_with(const text& board, char letter) {
    std::vector<square> squares;
    for (std::size_t row = 0; row < board.size(); ++row)
        for (std::size_t column = 0; column < board[row].size(); ++column)
            if (board[row][column] == letter)
                squares.push_back({static_cast<int>(row), static_cast<int>(column)});
    return squares;
}

inline text random_board(std::mt19937& random, std::size_t rows, std::size_t columns,
                         const std::string& letters) {
    text board(rows, std::string(columns, '.'));
    for (std::string& row : board)
        for (char& c : row)
            c = letters[random() % letters.size()];
    return board;
}

/// Puts the board over its images, so that it has some symmetry more often than by chance.
inline text symmetric(text board, symmetry operation) {
    const text image = after(board, operation);
    for (std::size_t row = 0; row < board.size(); ++row)
        for (std::size_t column = 0; column < board[row].size(); ++column)
            board[row][column] = std::max(board[row][column], image[row][column]);
    return board;
}

/// The classes of a set of boards with pieces 'P', under the operations that keep the empty one.
inline std::size_t classes_by_images(const text& empty, std::set<text> boards) {
    std::size_t classes = 0;
    for (; !boards.empty(); ++classes) {
        const text first = *boards.begin();
        for (const symmetry each : all_symmetries)
            if (after(empty, each) == empty) boards.erase(after(first, each));
    }
    return classes;
}

} // namespace queens::test
