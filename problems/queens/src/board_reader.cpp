#include "queens/board_reader.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include <reading/character.hpp>
#include <reading/counted.hpp>

#include "queens/contradiction.hpp"
#include "row_reader.hpp"

namespace queens {
namespace {

enum class kind : unsigned char { free, queen, blocked, wall };

struct glyph {
    std::string_view text;
    kind means;
};

constexpr std::array glyphs{
    glyph{".", kind::free},    glyph{"·", kind::free},    glyph{"Q", kind::queen},
    glyph{"q", kind::queen},   glyph{"♛", kind::queen},   glyph{"♕", kind::queen},
    glyph{"x", kind::blocked}, glyph{"X", kind::blocked}, glyph{"#", kind::wall},
    glyph{"×", kind::blocked}, glyph{"■", kind::wall},
};

constexpr auto most = static_cast<std::size_t>(largest_board);

class board_parser {
  public:
    board_parser(std::istream& in, const std::string& name) : rows_(in, name) {
        board_.name = name;
    }

    written_board parse() {
        while (const auto row = rows_.next())
            read_row(*row);
        if (board_.rows == 0)
            rows_.fail({}, "the board is empty", "write a row of it on each line");
        return std::move(board_);
    }

  private:
    void read_row(const written_row& row) {
        for (std::size_t column = 0; column < row.size(); ++column)
            read_square(row[column], column);
        if (board_.rows == 0) board_.columns = static_cast<int>(row.size());
        const auto expected = static_cast<std::size_t>(board_.columns);
        if (row.size() != expected)
            rows_.fail({.line = row.front().place.line, .column = 1},
                       "the row has " + reading::counted(row.size(), "square") +
                           ", the first one " + std::to_string(expected),
                       "give every row the same number of squares");
        ++board_.rows;
    }

    void read_square(const written_square& read, std::size_t column) {
        const auto* const known = std::ranges::find(glyphs, read.text, &glyph::text);
        if (known == glyphs.end())
            rows_.fail(read.place, reading::shown(read.text) + " is no square of a board",
                       "write . for a free square, Q for a queen, x for a blocked square");
        if (column == most || board_.rows == largest_board)
            rows_.fail(read.place, "the board is too large",
                       "give a board of at most 32 rows and 32 columns");
        const square where{.row = board_.rows, .column = static_cast<int>(column)};
        if (known->means == kind::queen) board_.queens.push_back(where);
        if (known->means == kind::blocked) board_.blocked.push_back(where);
        if (known->means == kind::wall) board_.walls.push_back(where);
        board_.places.push_back(read.place);
    }

    row_reader rows_;
    written_board board_;
};

} // namespace

written_board read_board(std::istream& in, const std::string& name) {
    return board_parser(in, name).parse();
}

conditions conditions_of(const written_board& board) {
    const auto fail = [&](reading::text_place at, const std::string& message,
                          const std::string& remedy) {
        throw reading::input_error(board.name, at, message, remedy);
    };
    const auto rows = static_cast<std::size_t>(board.rows);
    if (board.rows != board.columns)
        fail({},
             "the board has " + reading::counted(rows, "row") + " and " +
                 reading::counted(static_cast<std::size_t>(board.columns), "column"),
             "give a board that is square");
    if (!board.walls.empty())
        fail(board.place_of(board.walls.front()), "there is a wall",
             "write x for a square that is only blocked");
    conditions made{.n = board.rows, .placed = board.queens};
    if (!board.blocked.empty()) {
        const auto all = static_cast<std::uint32_t>((std::uint64_t{1} << board.columns) - 1);
        made.allowed.assign(rows, all);
    }
    for (const square& each : board.blocked)
        made.allowed[static_cast<std::size_t>(each.row)] &= ~(std::uint32_t{1} << each.column);
    if (const auto wrong = contradiction_in(made))
        fail(board.place_of(wrong->queen), wrong->text, "take a queen away");
    return made;
}

} // namespace queens
