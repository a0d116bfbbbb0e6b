#include <string>
#include <vector>

#include "board_options.hpp"
#include "cli/trace_options.hpp"
#include "form_options.hpp"
#include "nqueens/request.hpp"
#include "one_solution.hpp"
#include "path_option.hpp"
#include "picture_options.hpp"
#include "size_argument.hpp"
#include "table.hpp"

namespace nqueens {
namespace {

std::vector<cli::option> goal_rows() {
    const std::string group = "Goals";
    return {
        {.name = "all",
         .letter = 'a',
         .group = group,
         .description = "print every solution as soon as it is found"},
        {.name = "fundamental",
         .group = group,
         .description = "of the solutions that are rotations and reflections of each other take "
                        "one: count them, or with --all print them; only those operations count "
                        "that leave the board as it is, with all that is placed, blocked or "
                        "excluded"},
    };
}

cli::option method_row() {
    return {.name = "method",
            .argument = "NAME",
            .choices = {"textbook", "bits", "halves"},
            .default_text = "the fastest for what is asked, but textbook with --stats, --trace and "
                            "--at",
            .group = "Search",
            .description = "how it is searched: row by row with check words for columns and "
                           "diagonals, by words of free squares, or for a count alone by joining "
                           "half boards; all give the same answers"};
}

} // namespace

cli::program describe() {
    cli::program program{
        .name = "nqueens",
        .summary = "Counts or prints the ways to place N queens on a board of N by N so that none "
                   "attacks another.",
        .usage = {"[OPTION]... N", "[OPTION]... -", "[OPTION]... --on=FILE",
                  "[OPTION]... --regions=FILE"},
        .examples = {{.command = "nqueens 8", .meaning = "prints 92"},
                     {.command = "nqueens --first 8", .meaning = "prints 1 5 8 6 3 7 2 4"},
                     {.command = "nqueens --any 1000000", .meaning = "prints a solution at once"},
                     {.command = "nqueens --placed=a1 8", .meaning = "prints 4"},
                     {.command = "nqueens --piece=king --most 8", .meaning = "prints 16"},
                     {.command = "nqueens --regions=puzzle.txt --hint",
                      .meaning = "prints the next step of a puzzle, and why"}},
        .notes = {
            "A solution is printed as the columns, from 1, of the queens in the first row, the "
            "second and so on; of other pieces, and on boards that are not square or have walls, "
            "as the names of their squares. The board of size 0 has one solution, an empty line.",
            "A count that was stopped is printed as 'at least 17', a listing up to where it came; "
            "why it was stopped is said on standard error.",
            "A count by --method=bits takes nodes together, by vectors where the processor has "
            "AVX-512 (ESPALIER_KERNELS=portable in the environment: without them), in one sitting "
            "or several, and in shards. It visits each node where nodes are asked for: --stats, "
            "--node-limit, --max-solutions. A saved search goes on in the tree that it was begun "
            "in; limits and threads may change from sitting to sitting, and from shard to shard.",
            "In the JSON document a count above 2^53 is a string, 'complete' says whether the "
            "whole "
            "tree was searched, and times are in microseconds: by the clock (wall), and of all "
            "processors together (cpu)."}};
    program.options.argument(size_argument())
        .options(one_solution_rows())
        .options(goal_rows())
        .option(table_row())
        .options(board_rows())
        .options(form_rows())
        .option(method_row())
        .options(cli::limits_rows())
        .options(cli::sitting_rows())
        .options(cli::trace_rows())
        .option(path_row())
        .options(picture_rows())
        .option(cli::solutions_file_row())
        .options(cli::output_rows());
    return program;
}

} // namespace nqueens
