#include "queens/board_reader.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <istream>
#include <string_view>
#include <utility>

#include "queens/contradiction.hpp"
#include "source_text.hpp"

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

std::string counted(std::size_t number, std::string_view what) {
    return std::to_string(number) + " " + std::string(what) + (number == 1 ? "" : "s");
}

class board_parser {
  public:
    explicit board_parser(const source_text& source) : source_(source) {
        board_.name = source.name();
    }

    written_board parse() {
        std::size_t line = 0;
        for (const std::string_view text : source_.lines())
            read_row(text, ++line);
        if (board_.rows == 0)
            source_.fail({}, "the board is empty", "write a row of it on each line");
        return std::move(board_);
    }

  private:
    void read_row(std::string_view text, std::size_t line) {
        std::size_t cells = 0;
        for (std::size_t column = 1; !text.empty(); ++column) {
            const std::string_view character = first_character(text);
            text.remove_prefix(character.size());
            if (character == " " || character == "\t") continue;
            read_square(character, cells++, {.line = line, .column = column});
        }
        if (cells == 0)
            blank_ = board_.rows != 0 && blank_ == 0 ? line : blank_;
        else
            end_row(cells, line);
    }

    void read_square(std::string_view character, std::size_t column, text_place at) {
        const auto* const known = std::ranges::find(glyphs, character, &glyph::text);
        if (known == glyphs.end())
            source_.fail(at, shown(character) + " is no square of a board",
                         "write . for a free square, Q for a queen, x for a blocked square");
        if (blank_ != 0)
            source_.fail({.line = blank_, .column = 1}, "the line between two rows is blank",
                         "take it out, or keep each board in a file of its own");
        if (column == most || board_.rows == largest_board)
            source_.fail(at, "the board is too large",
                         "give a board of at most 32 rows and 32 columns");
        const square where{.row = board_.rows, .column = static_cast<int>(column)};
        if (known->means == kind::queen) board_.queens.push_back(where);
        if (known->means == kind::blocked) board_.blocked.push_back(where);
        if (known->means == kind::wall) board_.walls.push_back(where);
        board_.places.push_back(at);
    }

    void end_row(std::size_t cells, std::size_t line) {
        if (board_.rows == 0) board_.columns = static_cast<int>(cells);
        const auto expected = static_cast<std::size_t>(board_.columns);
        if (cells != expected)
            source_.fail({.line = line, .column = 1},
                         "the row has " + counted(cells, "square") + ", the first one " +
                             std::to_string(expected),
                         "give every row the same number of squares");
        ++board_.rows;
    }

    const source_text& source_;
    written_board board_;
    std::size_t blank_ = 0; ///< the first blank line after a row, or 0
};

} // namespace

written_board read_board(std::istream& in, const std::string& name) {
    const source_text source(in, name);
    return board_parser(source).parse();
}

conditions conditions_of(const written_board& board) {
    const auto fail = [&](text_place at, const std::string& message, const std::string& remedy) {
        throw input_error(board.name, at, message, remedy);
    };
    const auto rows = static_cast<std::size_t>(board.rows);
    if (board.rows != board.columns)
        fail({},
             "the board has " + counted(rows, "row") + " and " +
                 counted(static_cast<std::size_t>(board.columns), "column"),
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
