#include "sudoku/puzzle_reader.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <reading/character.hpp>

#include "sudoku/conflict.hpp"
#include "sudoku/symbols.hpp"

namespace sudoku {
namespace {

using reading::text_line;

constexpr std::string_view separators = " \t,;:|";
constexpr std::size_t shortest_whole = 36; ///< of a line that is a puzzle, if no shape is given

std::vector<reading::word> parts_of(std::string_view text) {
    std::vector<reading::word> parts;
    for (std::size_t at = 0;;) {
        const std::size_t begin = text.find_first_not_of(separators, at);
        if (begin == std::string_view::npos) return parts;
        at = std::min(text.find_first_of(separators, begin), text.size());
        parts.push_back({text.substr(begin, at - begin), begin});
    }
}

std::size_t first_length(std::string_view text) {
    const auto begin = text.find_first_not_of(separators);
    if (begin == std::string_view::npos) return 0;
    return std::min(text.find_first_of(separators, begin), text.size()) - begin;
}

bool begins_with_grid(std::string_view text) {
    constexpr std::string_view word = "grid";
    return text.size() >= word.size() &&
           std::equal(word.begin(), word.end(), text.begin(),
                      [](char want, char got) { return want == (got | 0x20); });
}

bool is_passed_over(std::string_view text) {
    return text.starts_with('#') || begins_with_grid(text) ||
           text.find_first_not_of(" \t|+-=") == std::string_view::npos;
}

int square_root(std::size_t number) {
    int root = 0;
    while (static_cast<std::size_t>(root) * static_cast<std::size_t>(root) < number)
        ++root;
    return root;
}

std::string cells(std::size_t number) {
    return std::to_string(number) + (number == 1 ? " cell" : " cells");
}

} // namespace

reading::text_place written_puzzle::place_of(int cell) const {
    const auto at = static_cast<std::size_t>(cell);
    const auto side = static_cast<std::size_t>(puzzle.shape.side());
    return reading::place_of(lines[is_line() ? 0 : at / side], offsets[at]);
}

puzzle_reader::puzzle_reader(std::istream& in, std::string name, std::optional<shape> board)
    : lines_(in, std::move(name)), board_(board) {}

std::optional<text_line> puzzle_reader::next_content() {
    if (waiting_) return std::exchange(waiting_, std::nullopt);
    while (auto line = lines_.next())
        if (!is_passed_over(line->text)) return line;
    return std::nullopt;
}

bool puzzle_reader::is_whole(const text_line& line) const {
    const std::size_t length = first_length(line.text);
    return board_ ? length == static_cast<std::size_t>(board_->cells()) : length >= shortest_whole;
}

/// The first line with something in it, or the second if that is a puzzle and the first is not.
std::optional<text_line> puzzle_reader::after_heading() {
    auto first = next_content();
    if (std::exchange(begun_, true) || !first || is_whole(*first)) return first;
    auto second = next_content();
    if (second && is_whole(*second)) return second;
    waiting_ = std::move(second);
    return first;
}

std::optional<written_puzzle> puzzle_reader::next() {
    auto line = after_heading();
    if (!line) return std::nullopt;
    return is_whole(*line) ? from_line(*std::move(line)) : from_grid(*std::move(line));
}

int puzzle_reader::cell_of(const text_line& line, std::size_t offset) const {
    const auto symbol = symbol_of(line.text[offset]);
    if (!symbol)
        lines_.fail(line, offset,
                    reading::shown(reading::character_at(line.text, offset)) + " is no symbol",
                    "write 1 to 9 and A to W, or . for an empty cell");
    return *symbol;
}

void puzzle_reader::require_on_board(const text_line& line, const grid_cell& cell, int side) const {
    if (cell.symbol <= side) return;
    lines_.fail(line, cell.offset,
                std::string("symbol ") + symbol_text(cell.symbol) + " is beyond the " +
                    std::to_string(side) + " of the board",
                std::string("write 1 to ") + symbol_text(side) + ", or . for an empty cell");
}

written_puzzle puzzle_reader::from_line(text_line line) const {
    const auto part = parts_of(line.text).front();
    const int side = board_ ? board_->side() : square_root(part.text.size());
    if (static_cast<std::size_t>(side) * static_cast<std::size_t>(side) != part.text.size() ||
        side > largest_side)
        lines_.fail(line, part.offset + part.text.size() - 1,
                    cells(part.text.size()) + " in a line do not make a square board",
                    "write 81 cells for 9 x 9, 256 for 16 x 16");
    written_puzzle made{
        .puzzle = empty_puzzle(board_.value_or(usual_shape(side))), .lines = {}, .offsets = {}};
    made.offsets.reserve(part.text.size());
    for (std::size_t at = 0; at < part.text.size(); ++at) {
        const grid_cell cell{part.offset + at, cell_of(line, part.offset + at)};
        require_on_board(line, cell, side);
        made.offsets.push_back(cell.offset);
        made.puzzle.cells[at] = static_cast<std::uint8_t>(cell.symbol);
    }
    made.lines.push_back(std::move(line));
    return made;
}

/// Where cells stand apart, ten or more of them, those of two digits are numbers.
std::vector<puzzle_reader::grid_cell> puzzle_reader::row_of(const text_line& line) const {
    std::vector<grid_cell> made;
    const auto parts = parts_of(line.text);
    const bool apart = parts.size() >= 10 &&
                       std::ranges::all_of(parts, [](const auto& p) { return p.text.size() <= 2; });
    for (const reading::word& part : parts) {
        if (apart && part.text.size() == 2) {
            const auto number = lines_.number(line, part, 0, largest_side, "a symbol");
            made.push_back({part.offset, static_cast<int>(number)});
            continue;
        }
        for (std::size_t at = 0; at < part.text.size(); ++at)
            made.push_back({part.offset + at, cell_of(line, part.offset + at)});
    }
    return made;
}

written_puzzle puzzle_reader::from_grid(text_line first) {
    const std::size_t side =
        board_ ? static_cast<std::size_t>(board_->side()) : row_of(first).size();
    if (side > largest_side)
        lines_.fail(first, 0, cells(side) + " in a line are no row of a board",
                    "write a row of at most 32 cells, or a whole puzzle");
    const int highest = static_cast<int>(side);
    written_puzzle made{
        .puzzle = empty_puzzle(board_.value_or(usual_shape(highest))), .lines = {}, .offsets = {}};
    std::optional<text_line> line = std::move(first);
    for (std::size_t r = 0; r < side; ++r) {
        if (!line)
            lines_.fail(made.lines.back(), 0,
                        "the grid ends after " + std::to_string(r) + " of " + std::to_string(side) +
                            " rows",
                        "write a line for each row");
        const auto row = row_of(*line);
        if (row.size() != side)
            lines_.fail(*line, row.empty() ? 0 : row.back().offset,
                        "the row has " + cells(row.size()) + ", not " + std::to_string(side),
                        "write as many cells in each row, . for an empty one");
        for (std::size_t c = 0; c < side; ++c) {
            require_on_board(*line, row[c], highest);
            made.offsets.push_back(row[c].offset);
            made.puzzle.cells[r * side + c] = static_cast<std::uint8_t>(row[c].symbol);
        }
        made.lines.push_back(*std::move(line));
        line = r + 1 < side ? next_content() : std::nullopt;
    }
    return made;
}

void puzzle_reader::refuse_conflict(const written_puzzle& given) const {
    const auto found = find_conflict(given.puzzle);
    if (!found) return;
    throw reading::input_error(name(), given.place_of(found->second),
                               conflict_text(*found, given.puzzle.shape),
                               "change one of the two givens");
}

puzzle read_clues(std::istream& in, const std::string& name, const shape& board) {
    reading::line_reader lines(in, name);
    puzzle made = empty_puzzle(board);
    while (const auto line = lines.next()) {
        for (const reading::word& word : reading::words_of(line->text)) {
            constexpr std::size_t parts = 3;
            std::array<int, parts> numbers{};
            for (std::size_t i = 0; i < std::min(parts, word.text.size()); ++i)
                numbers[i] = symbol_of(word.text[i]).value_or(0);
            if (word.text.size() != parts || std::ranges::count(numbers, 0) != 0 ||
                *std::ranges::max_element(numbers) > board.side())
                lines.fail(*line, word.offset, "a clue is row, column and symbol",
                           "write as 263: row 2, column 6, symbol 3");
            const auto [row, column, symbol] = numbers;
            const int cell = (row - 1) * board.side() + column - 1;
            std::uint8_t& given = made.cells[static_cast<std::size_t>(cell)];
            if (given != 0 && given != symbol)
                lines.fail(*line, word.offset,
                           "cell (" + std::to_string(row) + "," + std::to_string(column) +
                               ") is given both " + symbol_text(given) + " and " +
                               symbol_text(symbol),
                           "leave one of the two out");
            given = static_cast<std::uint8_t>(symbol);
        }
    }
    return made;
}

} // namespace sudoku
