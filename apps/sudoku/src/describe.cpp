#include <string>

#include "cli/numbers.hpp"
#include "cli/usage_error.hpp"
#include "request.hpp"

namespace sudoku_app {
namespace {

std::vector<cli::option> puzzle_rows() {
    const std::string group = "Puzzles";
    return {{.name = "box",
             .argument = "RxC",
             .default_text = "as square as the side allows",
             .group = group,
             .description = "boxes have R rows and C columns: 2x3 for a side of 6; 1xN makes a "
                            "Latin square"},
            {.name = "clues",
             .group = group,
             .description = "FILE lists the givens of one puzzle as words of row, column and "
                            "symbol: 263 is a 3 in row 2, column 6"}};
}

cli::option style_row() {
    return {.name = "style",
            .argument = "HOW",
            .choices = {"line", "grid"},
            .default_text = "as the puzzle was written",
            .group = "Output",
            .description = "print a solution as one line or as a grid"};
}

sudoku::shape read_box(const std::string& text) {
    const std::size_t by = text.find('x');
    if (by == std::string::npos)
        throw cli::usage_error("--box: '" + text + "' is not of the form RxC",
                               "write rows and columns of a box, as 2x3");
    const auto part = [&](const std::string& number) {
        return cli::demand(cli::parse_int<int>(number, 1, sudoku::largest_side), "--box");
    };
    const sudoku::shape box{part(text.substr(0, by)), part(text.substr(by + 1))};
    if (box.side() > sudoku::largest_side)
        throw cli::usage_error("--box: a box has at most 32 cells", "write a smaller box, as 5x5");
    return box;
}

} // namespace

cli::program describe() {
    cli::program program{
        .name = "sudoku",
        .summary = "Solves sudoku of any size: one puzzle, or a list of puzzles line by line.",
        .usage = {"[OPTION]... FILE"},
        .examples = {{"sudoku puzzle.txt", "prints the first solution"},
                     {"sudoku --unique list.txt", "prints unique, not unique or no solution for "
                                                  "each puzzle of a list"}},
        .notes = {
            "A puzzle is a line of cells, 81 for the usual board, or a grid with a line for each "
            "row; an empty cell is . 0 _ * or ?, symbols beyond 9 are A to W. In a list, what "
            "follows a puzzle behind a blank or one of , : ; is left alone, and so are lines that "
            "begin with # or Grid, and a heading.",
            "Of a list each puzzle is answered on a line of its own, in the order of the list: "
            "with its solution, or by 'no solution' or 'conflict' and the two givens. Each is "
            "searched by one thread, as many at once as there are threads, and none waits for "
            "input that is still to come. Limits then hold for each puzzle, but the time for all "
            "of them.",
            "A single puzzle of which two givens contradict each other is an error that names "
            "both. A count that was stopped is printed as 'at least 17'. With --at and --trace "
            "choices are called r1c2=3: row 1, column 2, symbol 3.",
            "In the JSON document a count above 2^53 is a string, and times are in microseconds. "
            "Of a list it is an array with an element for each puzzle: the number of its line, "
            "the answer, and unless its givens contradict each other what the search counted."}};
    program.options
        .argument({.name = "FILE", .description = "puzzles: a file, or - for standard input"})
        .options(puzzle_rows());
    cli::add_module_rows(program.options, goals);
    program.options.option(style_row());
    return program;
}

request read_request(const cli::parsed_options& given) {
    request wanted{.file = *given.argument("FILE"),
                   .search = cli::read_module_options(given, goals),
                   .clues = given.has("clues")};
    if (const auto box = given.value("box")) wanted.box = read_box(*box);
    if (const auto style = given.value("style")) wanted.grid = *style == "grid";
    return wanted;
}

} // namespace sudoku_app
