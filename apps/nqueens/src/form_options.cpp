#include "form_options.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <istream>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>

#include <queens/board_size.hpp>
#include <queens/region_rules.hpp>
#include <reading/input_error.hpp>

#include "cli/text_input.hpp"
#include "cli/usage_error.hpp"
#include "refusals.hpp"
#include "square_options.hpp"

namespace nqueens {
namespace {

constexpr std::array piece_names{"piece", "pieces", "walls", "most"};

std::vector<std::string> names_of_pieces() {
    std::vector<std::string> names;
    for (const queens::piece each : queens::all_pieces)
        names.emplace_back(queens::name_of(each));
    return names;
}

queens::piece piece_of(const cli::parsed_options& given) {
    const std::string name = given.value("piece").value_or("queen");
    return *std::ranges::find(queens::all_pieces, name,
                              [](queens::piece each) { return queens::name_of(each); });
}

/// Turns the library's word on what contradicts into the user's error.
template <class Check>
void require_peace(Check check) {
    try {
        check();
    } catch (const std::invalid_argument& error) {
        throw cli::usage_error(error.what());
    }
}

/// Pieces beyond those asked for are a mistake; fewer squares than pieces are none.
void check_number(const pieces_form& form) {
    const std::set<queens::square> placed(form.plan.placed.begin(), form.plan.placed.end());
    if (!form.most && placed.size() > static_cast<std::size_t>(form.pieces))
        throw cli::usage_error("--pieces: " + std::to_string(placed.size()) +
                                   " pieces are placed already, of " + std::to_string(form.pieces),
                               "ask for more pieces, or place fewer");
}

/// The usual question in another guise has a space of its own.
board_form usual_or(const pieces_form& form) {
    const queens::board_plan& plan = form.plan;
    const bool is_usual = !form.most && plan.rows == plan.columns && form.pieces == plan.rows &&
                          plan.holes.empty() && plan.walls.empty() && plan.placed.empty();
    board_form usual{.asked = {.n = form.pieces}};
    if (is_usual && form.kind == queens::piece::queen) return usual;
    usual.superqueens = is_usual && form.kind == queens::piece::superqueen;
    if (!usual.superqueens) usual.pieces = form;
    return usual;
}

} // namespace

std::vector<cli::option> form_rows() {
    const std::string group = "Other questions";
    return {
        {.name = "torus",
         .group = group,
         .description = "let lines that leave the board on one side come in on the other"},
        {.name = "piece",
         .argument = "NAME",
         .choices = names_of_pieces(),
         .default_text = "queen",
         .group = group,
         .description = "place pieces of this kind; a superqueen moves like a queen and like a "
                        "knight"},
        {.name = "pieces",
         .argument = "K",
         .default_text = "as many as the shorter side of the board has squares",
         .group = group,
         .description = "place K of them, those placed already included"},
        {.name = "walls",
         .argument = "SQUARES",
         .repeatable = true,
         .group = group,
         .description = "let no line pass these squares, and put no piece on them"},
        {.name = "most",
         .group = group,
         .description = "print the greatest number of pieces for which there is room; with --first "
                        "or a picture, such a placement"},
        {.name = "regions",
         .argument = "FILE",
         .group = group,
         .description = "read a board of regions from FILE ('-': the standard input), a row a "
                        "line, a letter a square: place a queen in each row, column and region, no "
                        "two of them touching; longer diagonals do not count"},
        {.name = "unique",
         .group = group,
         .description = "say whether there is exactly one solution: unique, not unique or no "
                        "solution; ends with status 1 unless it is unique"},
        {.name = "hint",
         .group = group,
         .description = "of a puzzle of regions, print a square that is forced, and what rules "
                        "every other one of its row, column or region out; ends with status 1 if "
                        "none is"},
    };
}

void check_forms(const cli::parsed_options& given) {
    refuse_both(given, "torus",
                {"piece", "pieces", "walls", "most", "regions", "on", "placed", "blocked",
                 "excluded-sums", "excluded-differences", "method"});
    refuse_both(given, "regions",
                {"piece", "pieces", "walls", "most", "on", "blocked", "excluded-sums",
                 "excluded-differences", "method"});
    for (const std::string_view each : piece_names)
        refuse_both(given, each, {"excluded-sums", "excluded-differences", "method"});
    refuse_both(given, "most",
                {"pieces", "all", "fundamental", "estimate", "trace", "shard", "merge"});
    refuse_both(given, "unique",
                {"first", "all", "any", "random", "most", "fundamental", "max-solutions", "shard",
                 "merge", "estimate", "trace", "hint", "table"});
    for (const std::string_view each : {"unique", "hint"})
        refuse_both(given, each, {"board", "ascii", "style", "coordinates", "latex", "svg"});
    refuse_both(given, "hint",
                {"first", "all", "any", "random", "fundamental", "checkpoint", "resume", "shard",
                 "merge", "estimate", "trace", "max-solutions"});
    if (given.has("hint") && !given.has("regions"))
        throw cli::usage_error("--hint: there are no regions", "add --regions FILE");
    if (given.has("regions") && given.argument("N"))
        throw cli::usage_error("--regions: the file says how large the board is", "leave N out");
}

bool asks_for_a_form(const cli::parsed_options& given) {
    return std::ranges::any_of(piece_names, [&](std::string_view name) { return given.has(name); });
}

bool has_another_shape(const queens::written_board& board) {
    return board.rows != board.columns || !board.walls.empty();
}

int torus_size(const queens::written_board& board) {
    if (board.rows != board.columns)
        throw cli::usage_error("--torus: the board is not square",
                               "give one number, the side of the board");
    return board.rows;
}

board_form pieces_on(const cli::parsed_options& given, const queens::written_board& board) {
    pieces_form form{.plan = {.rows = board.rows,
                              .columns = board.columns,
                              .holes = board.blocked,
                              .walls = board.walls,
                              .placed = board.queens},
                     .kind = piece_of(given),
                     .most = given.has("most")};
    const auto append = [&](std::vector<queens::square>& to, std::string_view name) {
        const auto squares = squares_given(given, name, {board.rows, board.columns});
        to.insert(to.end(), squares.begin(), squares.end());
    };
    append(form.plan.placed, "placed");
    append(form.plan.holes, "blocked");
    append(form.plan.walls, "walls");
    constexpr int most_squares = queens::largest_board * queens::largest_board;
    form.pieces =
        given.integer<int>("pieces", 0, most_squares).value_or(std::min(board.rows, board.columns));
    check_number(form);
    require_peace([&] { queens::with_placed_as_holes(form.plan, form.kind); });
    return usual_or(form);
}

board_form read_regions(const cli::parsed_options& given, std::istream& in) {
    board_form form;
    try {
        cli::text_input input(*given.value("regions"), in);
        form.regions = queens::read_regions(input.stream(), input.name());
        input.finish();
    } catch (const reading::input_error& error) {
        throw cli::usage_error(error.what(), error.remedy());
    }
    const int n = form.regions->n;
    form.asked.n = n;
    form.asked.placed = squares_given(given, "placed", {n, n});
    require_peace([&] { queens::check_placed(*form.regions, form.asked.placed); });
    return form;
}

} // namespace nqueens
