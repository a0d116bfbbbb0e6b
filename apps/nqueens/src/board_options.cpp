#include "board_options.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include <queens/board_reader.hpp>
#include <queens/contradiction.hpp>

#include "cli/numbers.hpp"
#include "cli/text_input.hpp"
#include "cli/usage_error.hpp"
#include "form_options.hpp"
#include "refusals.hpp"
#include "size_argument.hpp"
#include "square_options.hpp"

namespace nqueens {
namespace {

constexpr std::array board_names{"on", "placed", "blocked", "excluded-sums",
                                 "excluded-differences"};

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

queens::written_board read_file(const std::string& path, std::istream& in) try {
    cli::text_input input(path, in);
    queens::written_board board = queens::read_board(input.stream(), input.name());
    input.finish();
    return board;
} catch (const reading::input_error& error) {
    throw cli::usage_error(error.what(), error.remedy());
}

/// The board of the file, or an empty one of the size given; if both are given, they must agree.
queens::written_board board_before_options(const cli::parsed_options& given, int largest,
                                           std::istream& in) {
    const auto path = given.value("on");
    const auto size = given.argument("N");
    if (path && size)
        cli::require_one_standard_input(
            std::array{cli::named_input{"N", *size}, cli::named_input{"--on", *path}});
    if (!path) {
        const board_shape empty = read_shape(size, largest, in);
        return {.rows = empty.rows, .columns = empty.columns};
    }
    queens::written_board board = read_file(*path, in);
    const board_shape shape =
        size ? read_shape(size, largest, in) : board_shape{board.rows, board.columns};
    if (shape.rows != board.rows || shape.columns != board.columns)
        throw cli::usage_error("--on: the board has " + std::to_string(board.rows) +
                                   " rows, and N is " + *size,
                               "leave N out");
    return board;
}

queens::conditions conditions_as_written(const queens::written_board& board) try {
    return queens::conditions_of(board);
} catch (const reading::input_error& error) {
    throw cli::usage_error(error.what(), error.remedy());
}

/// What the board asks of a queen in each row.
board_form conditions_form(const cli::parsed_options& given, const queens::written_board& written) {
    queens::conditions board = conditions_as_written(written);
    const int n = board.n;
    const auto placed = squares_given(given, "placed", {n, n});
    board.placed.insert(board.placed.end(), placed.begin(), placed.end());
    block(board, squares_given(given, "blocked", {n, n}));
    board.excluded = {.sums = diagonals_given(given, "excluded-sums", n),
                      .differences = diagonals_given(given, "excluded-differences", n)};
    if (n == 0 && board.excluded != queens::diagonals{})
        throw cli::usage_error("--excluded-sums: the board of size 0 has no diagonals",
                               "give a larger board");
    if (const auto wrong = queens::contradiction_in(board))
        throw cli::usage_error(wrong->text, "take a queen away");
    return {.asked = board};
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
                        "which takes no queen but lets their lines pass, # a wall, which ends "
                        "them"},
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
    for (const std::string_view each : form_names)
        refuse_both(given, each, {other});
}

board_form read_board_form(const cli::parsed_options& given, int largest, std::istream& in) {
    check_forms(given);
    if (given.has("regions")) return read_regions(given, in);
    const auto was_given = [&](std::string_view name) { return given.has(name); };
    const bool is_plain = !asks_for_a_form(given) && std::ranges::none_of(board_names, was_given);
    const queens::written_board board =
        board_before_options(given, is_plain ? largest : queens::largest_board, in);
    if (given.has("torus")) return {.asked = {.n = torus_size(board)}, .torus = true};
    if (asks_for_a_form(given) || has_another_shape(board)) return pieces_on(given, board);
    return is_plain ? board_form{.asked = {.n = board.rows}} : conditions_form(given, board);
}

} // namespace nqueens
