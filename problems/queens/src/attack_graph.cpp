#include "queens/attack_graph.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "queens/board_size.hpp"

namespace queens {
namespace {

constexpr std::array<square, 4> straight{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr std::array<square, 4> diagonal{{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};
constexpr std::array<square, 8> leaps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

/// What a piece can do: run along lines until something stops it, and step by offsets.
struct moves {
    std::vector<square> lines;
    std::vector<square> steps;
};

void append(std::vector<square>& to, std::span<const square> more) {
    to.insert(to.end(), more.begin(), more.end());
}

moves moves_of(piece kind) {
    const bool is_queen = kind == piece::queen || kind == piece::superqueen;
    moves all;
    if (is_queen || kind == piece::rook) append(all.lines, straight);
    if (is_queen || kind == piece::bishop) append(all.lines, diagonal);
    if (kind == piece::knight || kind == piece::superqueen) append(all.steps, leaps);
    if (kind == piece::king) {
        append(all.steps, straight);
        append(all.steps, diagonal);
    }
    return all;
}

/// The square itself, if the board has it.
const square& checked(const square& s, int rows, int columns) {
    if (s.row < 0 || s.row >= rows || s.column < 0 || s.column >= columns)
        throw std::invalid_argument("queens: no square in row " + std::to_string(s.row + 1) +
                                    ", column " + std::to_string(s.column + 1) + " of a board of " +
                                    std::to_string(rows) + " by " + std::to_string(columns));
    return s;
}

enum class ground : unsigned char { open, hole, wall };

/// The board, square by square.
class terrain {
  public:
    explicit terrain(const board_plan& board)
        : rows_(board_size(board.rows)), columns_(board_size(board.columns)),
          grounds_(static_cast<std::size_t>(rows_ * columns_), ground::open) {
        for (const square& hole : board.holes)
            grounds_[number(checked(hole, rows_, columns_))] = ground::hole;
        for (const square& wall : board.walls)
            grounds_[number(checked(wall, rows_, columns_))] = ground::wall;
    }

    bool has(const square& s) const {
        return s.row >= 0 && s.row < rows_ && s.column >= 0 && s.column < columns_;
    }
    ground at(const square& s) const { return grounds_[number(s)]; }
    std::size_t number(const square& s) const {
        return static_cast<std::size_t>(s.row * columns_ + s.column);
    }

    /// Calls `visit` for every open square that a piece on `from` attacks.
    template <class Visit>
    void for_each_attacked(const square& from, const moves& how, Visit visit) const {
        const auto look = [&](const square& there) {
            if (at(there) == ground::open) visit(number(there));
        };
        for (const square& line : how.lines)
            for (square s = sum(from, line); has(s) && at(s) != ground::wall; s = sum(s, line))
                look(s);
        for (const square& step : how.steps)
            if (const square s = sum(from, step); has(s)) look(s);
    }

  private:
    static square sum(const square& a, const square& b) {
        return {a.row + b.row, a.column + b.column};
    }

    int rows_;
    int columns_;
    std::vector<ground> grounds_;
};

constexpr std::size_t bits_of_a_word = 64;

constexpr std::uint64_t bit(std::size_t number) {
    return std::uint64_t{1} << number % bits_of_a_word;
}

/// Takes the numbers up to and with this one out of a set.
void drop_up_to(std::span<std::uint64_t> set, std::size_t number) {
    const auto word = static_cast<std::ptrdiff_t>(number / bits_of_a_word);
    std::fill(set.begin(), set.begin() + word, 0);
    set[number / bits_of_a_word] &= ~(bit(number) | (bit(number) - 1));
}

} // namespace

attack_graph::attack_graph(const board_plan& board, piece kind)
    : rows_(board_size(board.rows)), columns_(board_size(board.columns)),
      words_((static_cast<std::size_t>(squares()) + bits_of_a_word - 1) / bits_of_a_word),
      open_(words_), later_(static_cast<std::size_t>(squares()) * words_) {
    const terrain ground_of(board);
    for (int s = 0; s < squares(); ++s)
        if (ground_of.at(square_at(s)) == ground::open)
            open_[static_cast<std::size_t>(s) / bits_of_a_word] |= bit(static_cast<std::size_t>(s));

    const moves how = moves_of(kind);
    for (int s = 0; s < squares(); ++s) {
        const auto number = static_cast<std::size_t>(s);
        const std::span<std::uint64_t> later = std::span(later_).subspan(number * words_, words_);
        std::copy(open_.begin(), open_.end(), later.begin());
        ground_of.for_each_attacked(square_at(s), how, [&](std::size_t attacked) {
            later[attacked / bits_of_a_word] &= ~bit(attacked);
        });
        drop_up_to(later, number);
    }
}

int attack_graph::number_of(const square& where) const {
    const square& there = checked(where, rows_, columns_);
    return there.row * columns_ + there.column;
}

bool attack_graph::is_open(int number) const {
    const auto at = static_cast<std::size_t>(number);
    return (open_[at / bits_of_a_word] & bit(at)) != 0;
}

bool attack_graph::attacks(int one, int other) const {
    const auto [first, second] = std::minmax(one, other);
    const auto there = static_cast<std::size_t>(second);
    return (later_companions(first)[there / bits_of_a_word] & bit(there)) == 0;
}

} // namespace queens
