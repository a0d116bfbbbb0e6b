#include "queens/picture.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace queens {
namespace {

std::size_t area(int rows, int columns) {
    if (rows < 0 || columns < 0) throw std::invalid_argument("queens: a picture of negative size");
    return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
}

} // namespace

picture::picture(int rows, int columns)
    : rows_(rows), columns_(columns), marks_(area(rows, columns), mark::empty) {}

void picture::divide(std::vector<int> regions) {
    const bool negative = std::ranges::any_of(regions, [](int each) { return each < 0; });
    if (regions.size() != marks_.size() || negative)
        throw std::invalid_argument(
            "queens: not one region, from 0, for each square of the picture");
    regions_ = std::move(regions);
}

bool picture::line_above(int row, int column) const {
    if (row == 0 || row == rows_ || !is_divided()) return true;
    return region(row - 1, column) != region(row, column);
}

bool picture::line_before(int row, int column) const {
    if (column == 0 || column == columns_ || !is_divided()) return true;
    return region(row, column - 1) != region(row, column);
}

std::size_t picture::index(int row, int column) const {
    if (row < 0 || row >= rows_ || column < 0 || column >= columns_)
        throw std::invalid_argument("queens: the picture has no square in row " +
                                    std::to_string(row + 1) + ", column " +
                                    std::to_string(column + 1));
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
}

picture picture_of(std::span<const int> queens) {
    const int size = static_cast<int>(queens.size());
    picture board(size, size);
    int row = 0;
    for (const int column : queens)
        board.at(row++, column) = mark::queen;
    return board;
}

void mark_blocked(picture& board, const conditions& asked) {
    if (board.rows() != asked.n || board.columns() != asked.n)
        throw std::invalid_argument("queens: the picture is not of the size of the board");
    if (asked.allowed.empty() && asked.excluded == diagonals{}) return;
    const auto may_stand = [&](int row, int column) {
        const bool allowed = asked.allowed.empty() ||
                             (asked.allowed[static_cast<std::size_t>(row)] >> column & 1U) != 0;
        const bool excluded =
            (asked.excluded.sums >> (row + column) & 1U) != 0 ||
            (asked.excluded.differences >> (row - column + asked.n - 1) & 1U) != 0;
        return allowed && !excluded;
    };
    for (int row = 0; row < asked.n; ++row)
        for (int column = 0; column < asked.n; ++column)
            if (board.at(row, column) == mark::empty && !may_stand(row, column))
                board.at(row, column) = mark::hole;
}

std::string column_name(int column) {
    constexpr int letters = 26;
    std::string name(1, static_cast<char>('a' + column % letters));
    return column < letters ? name : column_name(column / letters - 1) + name;
}

} // namespace queens
