#include "board_options.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include <queens/board_reader.hpp>
#include <queens/contradiction.hpp>
#include <queens/square_name.hpp>

#include "cli/numbers.hpp"
#include "cli/quoting.hpp"
#include "cli/text_input.hpp"
#include "cli/usage_error.hpp"
#include "refusals.hpp"
#include "size_argument.hpp"

namespace nqueens {
namespace {

constexpr std::array board_names{"on", "placed", "blocked", "excluded-sums",
                                 "excluded-differences"};

/// The words of all values of the option, commas or blanks between them.
std::vector<std::string> words_given(const cli::parsed_options& given, std::string_view name) {
    std::vector<std::string> words;
    for (std::string value : given.values(name)) {
        std::ranges::replace(value, ',', ' ');
        std::istringstream in(value);
        for (std::string word; in >> word;)
            words.push_back(word);
    }
    return words;
}

std::vector<queens::square> squares_given(const cli::parsed_options& given, std::string_view name,
                                          int n) {
    const std::string subject = cli::parsed_options::spelled(name) + ": ";
    std::vector<queens::square> squares;
    for (const std::string& word : words_given(given, name)) {
        const auto square = queens::parse_square(word);
        if (!square)
            throw cli::usage_error(subject + cli::in_quotes(word) + " is no square",
                                   "write the column's letter and the row, as c5, or row:column, "
                                   "as 5:3");
        if (square->row >= n || square->column >= n)
            throw cli::usage_error(
                subject + "the board of size " + std::to_string(n) + " has no square " +
                    cli::in_quotes(word),
                n == 0 ? "give a larger board"
                       : "the last one is " + queens::square_name({.row = n - 1, .column = n - 1}));
        squares.push_back(*square);
    }
    return squares;
}

std::uint64_t diagonals_given(const cli::parsed_options& given, std::string_view name, int n) {
    std::uint64_t lines = 0;
    for (const std::string& word : words_given(given, name))
        lines |=
            std::uint64_t{1} << cli::demand(cli::parse_int<int>(word, 0, std::max(2 * n - 2, 0)),
                                            cli::parsed_options::spelled(name));
    return lines;
}

void block(queens::conditions& asked, const std::vector<queens::square>& squares) {
    if (!squares.empty() && asked.allowed.empty())
        asked.allowed.assign(static_cast<std::size_t>(asked.n),
                             static_cast<std::uint32_t>((std::uint64_t{1} << asked.n) - 1));
    for (const queens::square& each : squares)
        asked.allowed[static_cast<std::size_t>(each.row)] &= ~(std::uint32_t{1} << each.column);
}

queens::conditions read_file(const std::string& path, std::istream& in) try {
    cli::text_input input(path, in);
    const queens::written_board board = queens::read_board(input.stream(), input.name());
    input.finish();
    return queens::conditions_of(board);
} catch (const queens::input_error& error) {
    throw cli::usage_error(error.what(), error.remedy());
}

/// The board of the file, or an empty one of size N; if both are given, they must agree.
queens::conditions board_before_options(const cli::parsed_options& given, int largest,
                                        std::istream& in) {
    const auto path = given.value("on");
    const auto size = given.argument("N");
    if (path && size)
        cli::require_one_standard_input(
            std::array{cli::named_input{"N", *size}, cli::named_input{"--on", *path}});
    if (!path) return {.n = read_size(size, largest, in)};
    queens::conditions board = read_file(*path, in);
    const int n = size ? read_size(size, largest, in) : board.n;
    if (n != board.n)
        throw cli::usage_error("--on: the board has " + std::to_string(board.n) +
                                   " rows, and N is " + std::to_string(n),
                               "leave N out");
    return board;
}

} // namespace

std::vector<cli::option> board_rows() {
    const std::string group = "Board";
    return {
        {.name = "on",
         .argument = "FILE",
         .group = group,
         .description = "read the board, and its size, from FILE ('-': the standard input): a row "
                        "a line, . a free square, Q a queen that stands there, x a blocked square, "
                        "which takes no queen but lets their lines pass"},
        {.name = "placed",
         .argument = "SQUARES",
         .repeatable = true,
         .group = group,
         .description = "put queens there first, as a1,c5: letters are columns, after z comes aa, "
                        "and rows count from the top, where a1 is; or as row:column, 5:3 for c5"},
        {.name = "blocked",
         .argument = "SQUARES",
         .repeatable = true,
         .group = group,
         .description = "put no queen on these squares"},
        {.name = "excluded-sums",
         .argument = "LIST",
         .repeatable = true,
         .group = group,
         .description = "put no queen on these diagonals, the sums of row and column, both from "
                        "0: a1 is on 0, the last square on 2N-2"},
        {.name = "excluded-differences",
         .argument = "LIST",
         .repeatable = true,
         .group = group,
         .description = "put no queen on these diagonals, row - column + N-1, both from 0: the "
                        "first row ends on 0, a1 is on N-1, the last row begins on 2N-2"},
    };
}

void refuse_with_board(const cli::parsed_options& given, std::string_view other) {
    for (const std::string_view each : board_names)
        refuse_both(given, each, {other});
}

board_form read_board_form(const cli::parsed_options& given, int largest, std::istream& in) {
    const auto was_given = [&](std::string_view name) { return given.has(name); };
    const bool is_plain = std::ranges::none_of(board_names, was_given);
    queens::conditions board =
        board_before_options(given, is_plain ? largest : queens::largest_board, in);
    if (is_plain) return {.asked = board};
    const int n = board.n;
    const auto placed = squares_given(given, "placed", n);
    board.placed.insert(board.placed.end(), placed.begin(), placed.end());
    block(board, squares_given(given, "blocked", n));
    board.excluded = {.sums = diagonals_given(given, "excluded-sums", n),
                      .differences = diagonals_given(given, "excluded-differences", n)};
    if (n == 0 && board.excluded != queens::diagonals{})
        throw cli::usage_error("--excluded-sums: the board of size 0 has no diagonals",
                               "give a larger board");
    if (const auto wrong = queens::contradiction_in(board))
        throw cli::usage_error(wrong->text, "take a queen away");
    return {.asked = board};
}

} // namespace nqueens
