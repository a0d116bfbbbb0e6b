#include "sudoku_app/run.hpp"

#include <utility>

#include <nlohmann/json.hpp>

#include <sudoku/conflict.hpp>
#include <sudoku/grid.hpp>
#include <sudoku/render.hpp>
#include <sudoku/symbols.hpp>

#include "cli/module_program.hpp"
#include "cli/read_input.hpp"
#include "many.hpp"
#include "request.hpp"

namespace sudoku_app {
namespace {

using sudoku::symbols;

std::string choice_text(int placement, int side) {
    return sudoku::cell_name(placement / side, side) + "=" +
           sudoku::symbol_text(placement % side + 1);
}

/// A line, or a grid with a blank line after each where there may be several.
std::string solution_text(const symbols& cells, const sudoku::shape& board, bool as_grid,
                          bool several) {
    if (!as_grid) return sudoku::line_text(cells) + '\n';
    return sudoku::draw(cells, board) + (several ? "\n" : "");
}

cli::outcome solve_one(const request& wanted, const sudoku::puzzle& given, bool as_grid,
                       const cli::streams& io) {
    using document = nlohmann::ordered_json;
    const sudoku::shape board = given.shape;
    const std::string box =
        std::to_string(board.box_rows) + "x" + std::to_string(board.box_columns);
    const bool several = wanted.search.goal == cli::module_goal::all;
    cli::presentation<sudoku::grid> shown{.program = "sudoku",
                                          .problem = "sudoku, boxes " + box + ", " +
                                                     sudoku::line_text(given.cells)};
    shown.text = [=](std::ostream& out, const symbols& cells) {
        out << solution_text(cells, board, as_grid, several);
    };
    shown.json = [](document& to, const symbols& cells) { to = sudoku::line_text(cells); };
    shown.about = [=](document& to) {
        to["side"] = board.side();
        to["box"] = box;
    };
    shown.label = [side = board.side()](int placement) { return choice_text(placement, side); };
    return cli::search_module(sudoku::grid(given), wanted.search, std::move(shown), io);
}

cli::outcome solve_clues(const request& wanted, std::istream& in, const std::string& name,
                         const cli::streams& io) {
    const sudoku::puzzle given = sudoku::read_clues(in, name, wanted.box.value_or(sudoku::shape{}));
    if (const auto found = sudoku::find_conflict(given))
        throw cli::usage_error(name + ": " + conflict_text(*found, given.shape),
                               "change one of the two givens");
    return solve_one(wanted, given, wanted.grid.value_or(true), io);
}

cli::outcome solve_puzzles(const request& wanted, std::istream& in, const std::string& name,
                           const cli::streams& io) {
    sudoku::puzzle_reader list(in, name, wanted.box);
    auto first = list.next();
    if (!first) throw cli::usage_error(name + ": there is no puzzle", "give one on a line");
    auto second = list.next();
    if (second)
        return solve_many(wanted, list, *std::move(first), *std::move(second),
                          {in, io.out, io.err});
    list.refuse_conflict(*first);
    return solve_one(wanted, first->puzzle, wanted.grid.value_or(!first->is_line()), io);
}

} // namespace

int run(std::span<const std::string> words, const cli::streams& io) {
    return cli::run_program(describe(), words, io.out, io.err, [&](const auto& options) {
        const request wanted = read_request(options);
        return cli::read_input<reading::input_error>(
            wanted.file, io.in, [&](std::istream& in, const std::string& name) {
                return wanted.clues ? solve_clues(wanted, in, name, io)
                                    : solve_puzzles(wanted, in, name, io);
            });
    });
}

} // namespace sudoku_app
