#include "cover/pentominoes.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace cover {
namespace {

using square = std::pair<int, int>; ///< row and column
using shape = std::set<square>;

struct piece {
    char name;
    std::string_view drawing;
};

constexpr std::array pieces{
    piece{'F', ".##/##./.#."}, piece{'I', "#####"},       piece{'L', "####/#..."},
    piece{'N', "###./..##"},   piece{'P', "###/##."},     piece{'T', "###/.#./.#."},
    piece{'U', "#.#/###"},     piece{'V', "#../#../###"}, piece{'W', "#../##./.##"},
    piece{'X', ".#./###/.#."}, piece{'Y', "####/.#.."},   piece{'Z', "##./.#./.##"},
};

shape read(std::string_view drawing) {
    shape squares;
    square at{0, 0};
    for (const char c : drawing) {
        if (c == '#') squares.insert(at);
        at = c == '/' ? square{at.first + 1, 0} : square{at.first, at.second + 1};
    }
    return squares;
}

/// Moved to the upper left corner.
shape moved(const shape& of) {
    const int row = of.begin()->first;
    int column = of.begin()->second;
    for (const auto& [r, c] : of)
        column = std::min(column, c);
    shape to;
    for (const auto& [r, c] : of)
        to.emplace(r - row, c - column);
    return to;
}

/// One of the eight ways to turn and mirror.
square turned(const square& s, int way) {
    auto [row, column] = s;
    if ((way & 4) != 0) std::swap(row, column);
    if ((way & 1) != 0) row = -row;
    if ((way & 2) != 0) column = -column;
    return {row, column};
}

std::set<shape> positions_of(const shape& of) {
    std::set<shape> all;
    for (int way = 0; way < 8; ++way) {
        shape image;
        for (const square& each : of)
            image.insert(turned(each, way));
        all.insert(moved(image));
    }
    return all;
}

/// Rows and columns from 1.
std::string square_name(int row, int column) {
    std::string name = "r";
    name += std::to_string(row);
    name += 'c';
    return name += std::to_string(column);
}

class builder {
  public:
    explicit builder(const pentomino_board& board) : board_(board) {
        for (const piece& each : pieces)
            made_.items.emplace_back(1, each.name);
        numbers_.resize(index(board.rows * board.columns));
        for (const int hole : board.holes)
            if (hole < 0 || hole >= board.rows * board.columns)
                throw std::invalid_argument("pentominoes: a hole is beyond the board");
            else
                numbers_[index(hole)] = hole_;
        for (int s = 0; s < board.rows * board.columns; ++s) {
            if (numbers_[index(s)] == hole_) continue;
            numbers_[index(s)] = static_cast<int>(made_.items.size());
            made_.items.push_back(square_name(s / board.columns + 1, s % board.columns + 1));
        }
        made_.primary = made_.items.size();
        for (std::size_t p = 0; p < pieces.size(); ++p)
            for (const shape& each : positions_of(read(pieces[p].drawing)))
                place_everywhere(static_cast<int>(p), each);
    }

    void add_symmetries() {
        std::map<std::vector<int>, int> known;
        for (std::size_t o = 0; o < made_.options.size(); ++o)
            known.emplace(made_.options[o], static_cast<int>(o));
        for (int way = 1; way < 8; ++way) {
            std::vector<int> images;
            for (const auto& option : made_.options) {
                const auto found = known.find(image_of(option, way));
                if (found == known.end()) break;
                images.push_back(found->second);
            }
            if (images.size() == made_.options.size()) made_.symmetries.push_back(images);
        }
    }

    problem take() { return std::move(made_); }

  private:
    static constexpr int hole_ = -1;
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }

    bool is_there(int row, int column) const {
        return row >= 0 && column >= 0 && row < board_.rows && column < board_.columns &&
               numbers_[index(row * board_.columns + column)] != hole_;
    }

    void place_everywhere(int piece, const shape& squares) {
        for (int row = 0; row < board_.rows; ++row)
            for (int column = 0; column < board_.columns; ++column) {
                std::vector<int> option{piece};
                for (const auto& [r, c] : squares)
                    if (is_there(row + r, column + c))
                        option.push_back(numbers_[index((row + r) * board_.columns + column + c)]);
                if (option.size() == squares.size() + 1) made_.options.push_back(std::move(option));
            }
    }

    /// Empty where an image lies beyond the board.
    std::vector<int> image_of(const std::vector<int>& option, int way) const {
        std::vector<int> image{option.front()};
        for (std::size_t i = 1; i < option.size(); ++i) {
            const auto at = std::ranges::find(numbers_, option[i]) - numbers_.begin();
            const int s = static_cast<int>(at);
            // Twice the distance from the middle, so that it is whole.
            const auto [down, right] = turned({2 * (s / board_.columns) - board_.rows + 1,
                                               2 * (s % board_.columns) - board_.columns + 1},
                                              way);
            const int row = down + board_.rows - 1, column = right + board_.columns - 1;
            if (row % 2 != 0 || column % 2 != 0 || !is_there(row / 2, column / 2)) return {};
            image.push_back(numbers_[index(row / 2 * board_.columns + column / 2)]);
        }
        std::sort(image.begin() + 1, image.end());
        return image;
    }

    pentomino_board board_;
    problem made_;
    std::vector<int> numbers_; // the item of each square
};

} // namespace

pentomino_board usual_pentomino_board(int rows, int columns) {
    if (rows == 8 && columns == 8) return {8, 8, {27, 28, 35, 36}};
    if (std::min(rows, columns) >= 3 && std::int64_t{rows} * columns == 60) return {rows, columns};
    throw std::invalid_argument("pentominoes: a board of " + std::to_string(rows) + " x " +
                                std::to_string(columns) +
                                "; there are 3x20, 4x15, 5x12, 6x10, and 8x8 without the middle");
}

problem pentomino_problem(const pentomino_board& board, bool up_to_symmetry) {
    builder made(board);
    if (up_to_symmetry) made.add_symmetries();
    return made.take();
}

std::string draw_pentominoes(const pentomino_board& board, const problem& of,
                             const std::vector<int>& options) {
    std::map<std::string, char> letters;
    for (const int option : options) {
        const auto& items = of.options[static_cast<std::size_t>(option)];
        for (const int item : items)
            letters[of.items[static_cast<std::size_t>(item)]] =
                of.items[static_cast<std::size_t>(items.front())].front();
    }
    std::string text;
    for (int row = 1; row <= board.rows; ++row) {
        for (int column = 1; column <= board.columns; ++column) {
            const auto found = letters.find(square_name(row, column));
            text += found == letters.end() ? '.' : found->second;
        }
        text += '\n';
    }
    return text;
}

} // namespace cover
