#include "picture_options.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cli/usage_error.hpp"
#include "nqueens/report.hpp"
#include "refusals.hpp"

namespace nqueens {
namespace {

/// Each of them is enough to have a board drawn as text.
constexpr std::array<std::string_view, 4> text_pictures{"board", "ascii", "style", "coordinates"};

bool asks_for_text_pictures(const cli::parsed_options& given) {
    return std::ranges::any_of(text_pictures, [&](auto name) { return given.has(name); });
}

queens::layout layout_of(std::string_view name) {
    if (name == "boxes") return queens::layout::boxes;
    if (name == "chequered") return queens::layout::chequered;
    return queens::layout::plain;
}

/// A superqueen has no picture of its own.
queens::mark mark_of(queens::piece kind) {
    using queens::mark;
    constexpr std::array marks{mark::queen,  mark::rook, mark::bishop,
                               mark::knight, mark::king, mark::queen};
    static_assert(marks.size() == queens::all_pieces.size());
    return marks[static_cast<std::size_t>(kind)];
}

void put(queens::picture& board, std::span<const queens::square> squares, queens::mark what) {
    for (const queens::square& each : squares)
        board.at(each.row, each.column) = what;
}

queens::picture empty_board(const queens::board_plan& plan) {
    queens::picture board(plan.rows, plan.columns);
    put(board, plan.holes, queens::mark::hole);
    put(board, plan.walls, queens::mark::wall);
    return board;
}

} // namespace

std::vector<cli::option> picture_rows() {
    const std::string group = "Output";
    return {
        {.name = "board",
         .letter = 'b',
         .group = group,
         .description = "draw each solution as a board (without --all: the first)"},
        {.name = "style",
         .argument = "NAME",
         .choices = {"plain", "boxes", "chequered"},
         .default_text = "plain",
         .group = group,
         .description = "the same, drawn with a dot a square, with lines between the squares, or "
                        "with light and dark ones"},
        {.name = "coordinates",
         .group = group,
         .description = "the same, with letters over the columns and numbers before the rows; the "
                        "top row is 1, the first of a listed solution"},
        {.name = "ascii", .group = group, .description = "the same, drawn in ASCII"},
        {.name = "latex",
         .group = group,
         .description = "write each solution as a picture for LaTeX; the document needs only "
                        "\\usepackage{tikz}"},
        {.name = "svg",
         .argument = "FILE",
         .group = group,
         .description = "draw the first solution into FILE as an SVG image, '-' is the standard "
                        "output; with --all the first " +
                        std::to_string(most_boards) + " on one sheet"},
        {.name = "attacks",
         .argument = "ROW",
         .group = group,
         .description = "in the SVG image of one solution, draw the lines along which the queen of "
                        "this row attacks"},
    };
}

bool asks_for_pictures(const cli::parsed_options& given) {
    return given.has("svg") || given.has("latex") || asks_for_text_pictures(given);
}

std::optional<queens::board_style> read_board_style(const cli::parsed_options& given) {
    for (const std::string_view name : text_pictures)
        refuse_both(given, name, {"json"});
    const bool otherwise = given.has("svg") || given.has("latex");
    if (otherwise || !asks_for_text_pictures(given)) return std::nullopt;
    return queens::board_style{.layout = layout_of(given.value_or_default("style")),
                               .ascii = given.has("ascii"),
                               .coordinates = given.has("coordinates")};
}

std::optional<queens::latex_style> read_latex_style(const cli::parsed_options& given) {
    if (!given.has("latex")) return std::nullopt;
    refuse_both(given, "latex", {"json", "board", "ascii", "style", "svg"});
    return queens::latex_style{.coordinates = given.has("coordinates")};
}

std::optional<image> read_svg(const cli::parsed_options& given, int n) {
    const auto file = given.value("svg");
    if (given.has("attacks") && (!file || given.has("all")))
        throw cli::usage_error("--attacks: it is drawn into the image of one solution",
                               "add --svg FILE, and leave out --all");
    if (!file) return std::nullopt;
    refuse_both(
        given, "svg",
        {"json", "board", "ascii", "style", "output", "checkpoint", "resume", "merge", "trace"});
    image wanted{.file = *file, .style = {.coordinates = given.has("coordinates")}};
    if (const auto row = given.integer<int>("attacks", 1, std::max(n, 1)))
        wanted.style.lines_of_row = *row - 1;
    return wanted;
}

queens::picture empty_board(const request& wanted) {
    if (wanted.form.pieces) return empty_board(wanted.form.pieces->plan);
    queens::picture board(wanted.n, wanted.n);
    queens::mark_blocked(board, wanted.form.asked);
    if (wanted.form.regions) board.divide(wanted.form.regions->regions);
    return board;
}

queens::picture picture_of(const request& wanted, const solution& found) {
    queens::picture board = empty_board(wanted);
    if (const auto* const columns = std::get_if<std::span<const int>>(&found)) {
        for (int row = 0; const int column : *columns)
            board.at(row++, column) = queens::mark::queen;
    } else {
        put(board, std::get<std::span<const queens::square>>(found),
            wanted.form.pieces ? mark_of(wanted.form.pieces->kind) : queens::mark::queen);
    }
    return board;
}

} // namespace nqueens
