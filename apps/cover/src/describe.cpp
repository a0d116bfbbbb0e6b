#include "request.hpp"

namespace cover_app {

cli::program describe() {
    cli::program program{
        .name = "cover",
        .summary = "Covers every item once by some of the options: exact cover, and pentominoes.",
        .usage = {"[OPTION]... FILE", "[OPTION]... --pentominoes=RxC"},
        .examples = {{"cover --count matrix.txt", "prints how many exact covers there are"},
                     {"cover --pentominoes=6x10", "prints a rectangle of the twelve pentominoes"}},
        .notes = {
            "FILE is a matrix with a row of 0s and 1s for each option; or has the names of all "
            "items in its first line, those behind a | at most once to be covered, and in every "
            "further line the names of an option's items (Knuth's form); or begins with ITEMS "
            "OPTIONS, two numbers, and has for each option the numbers of its items, from 0.",
            "Of a matrix and of lists a cover is printed as the numbers of its options, from 1, on "
            "a line; of names as a line of names for each option; of pentominoes as the board. A "
            "blank line stands between covers of several lines.",
            "A count that was stopped is printed as 'at least 17'. With --at and --trace choices "
            "are the numbers of options, from 1. In the JSON document covers are lists of such "
            "numbers, a count above 2^53 is a string, and times are in microseconds."}};
    const std::string group = "Problems";
    program.options
        .argument({.name = "FILE",
                   .required = false,
                   .description = "items and options: a file, or - for standard input"})
        .option({.name = "form",
                 .argument = "FORM",
                 .choices = {"matrix", "lists", "named"},
                 .default_text = "as the file looks",
                 .group = group,
                 .description = "how FILE is written"})
        .option({.name = "pentominoes",
                 .argument = "RxC",
                 .group = group,
                 .description = "fill a board of R rows and C columns with the twelve pentominoes: "
                                "3x20, 4x15, 5x12, 6x10, or 8x8 without the middle"})
        .option({.name = "up-to-symmetry",
                 .group = group,
                 .description = "of the boards that are turned or mirrored images of each other "
                                "take one"});
    cli::add_module_rows(program.options, goals);
    return program;
}

} // namespace cover_app
