#include <string>
#include <vector>

#include "board_options.hpp"
#include "boggle_app/request.hpp"
#include "cli/trace_options.hpp"
#include "rule_options.hpp"

namespace boggle_app {
namespace {

std::vector<cli::option> goal_rows() {
    const std::string group = "Goals";
    return {
        {.name = "query",
         .argument = "WORDS",
         .group = group,
         .description = "answer YES or NO for each of the words, which have commas between"},
        {.name = "ask",
         .argument = "FILE",
         .group = group,
         .description = "answer YES or NO for each word of a file, or of the standard input (-), "
                        "one a line"},
        {.name = "count",
         .letter = 'c',
         .group = group,
         .description = "print how many words there are, or with --paths=all how many paths"},
        {.name = "score",
         .letter = 's',
         .group = group,
         .description = "print the points of all words, see --scores"},
    };
}

cli::option look_row() {
    return {.name = "at",
            .argument = "CELLS",
            .group = "To look at the search",
            .description = "walk over these cells, as 1,1 1,2 2,2 or 1,1,1,2,2,2, or of a graph "
                           "over these vertices, as a b c, and say what each hook answers on the "
                           "way"};
}

std::vector<cli::option> picture_rows() {
    const std::string group = "Output";
    return {
        {.name = "paths",
         .argument = "WHICH",
         .implied = "first",
         .choices = {"first", "all"},
         .group = group,
         .description = "print the cells that each word runs through as row,column from 1: of its "
                        "first path, or of all its paths"},
        {.name = "sort",
         .argument = "ORDER",
         .choices = {"alpha", "length", "score"},
         .default_text = "alpha",
         .group = group,
         .description = "list the words by their letters, the longest first, or those of most "
                        "points first; words that are equal in it by their letters"},
        {.name = "show",
         .group = group,
         .description =
             "draw the board for each word, its cells marked and numbered, or of a graph "
             "the vertices that the word runs through; in colour on a terminal (see "
             "--color)"},
        {.name = "svg",
         .argument = "FILE",
         .group = group,
         .description = "draw the board with the path of the word that is listed first into FILE "
                        "as an SVG image, '-' is the standard output; a graph by its attributes x "
                        "and y, or pos, or else as its lines pull"},
    };
}

} // namespace

cli::program describe() {
    cli::program program{
        .name = "boggle",
        .summary = "Finds the words that can be read on a board of letters, from cell to "
                   "neighbouring cell, each cell once.",
        .usage = {"[OPTION]... BOARD [WORDS]", "[OPTION]... --letters=TEXT [WORDS]",
                  "[OPTION]... --graph=FILE [WORDS]", "[OPTION]... --roll[=SET] [WORDS]",
                  "[OPTION]... --boards=FILE [WORDS]"},
        .examples = {{"boggle board.txt words.txt", "prints each word found, sorted"},
                     {"boggle --roll --seed=7", "rolls the dice and prints the board"},
                     {"boggle --query=CAT,DOG --paths board.txt",
                      "answers for these words, and says where they run"}},
        .notes = {
            "A board file has one row of the board a line: letters run together, or tiles of one "
            "letter or more with blanks or commas between (Qu I T). A first line 'rows columns' is "
            "taken as the size; a square may stand on one line. Or it is a JSON array of rows. "
            "Upper and lower case are the same, accents are not.",
            "Markers on a board: # is a block, which no path enters; . is a hole, where the board "
            "has no cell; * or ? is any letter, another one in each word. They stand where a "
            "letter would, so boards need not be rectangles.",
            "A word file has one word a line. Words with an apostrophe, a digit or another "
            "character that no board has are left out; --stats says how many. In a file that is "
            "named, case means nothing. In the system's list, which mixes names into it, words "
            "with a capital letter are left out; --fold-case has them in.",
            "--boards prints a line for each board: its number, its words, their points and the "
            "board, with tabs between; with --json a JSON object each. In a file without blank "
            "lines each line is a board: a square, its letters run together or each by itself "
            "(abcdefghi, a b c Qu e f g h i), or rows with a blank between (abcd efgh ijkl). "
            "With blank lines between them, boards have rows as in a board file. Boards of up to "
            "64 cells of one letter (or Qu) are scored together, and fast; others one by one. "
            "--max-solutions counts boards.",
            "Words are printed in the order of their letters (of their code points, in NFC and "
            "folded case), unless --sort says otherwise. Of several paths of a word the first "
            "is the one whose cells come first on the board, row by row; of a graph in GraphML by "
            "the order of the file, in DOT by names.",
            "A number that was stopped is printed as 'at least 17', a list as far as it came, and "
            "a word that was not found by then as UNKNOWN; why it was stopped is said on standard "
            "error. --max-solutions counts words, or with --paths=all paths.",
            "No answer depends on the number of threads; a search with a limit of nodes or "
            "solutions walks with one. A saved search is of one board, one list of words and one "
            "set of rules, whatever their files are called; words are printed at the end.",
            "In the JSON document a count above 2^53 is a string, 'complete' says whether the "
            "whole tree was searched, rows and columns count from 1, and times are in "
            "microseconds: by the clock (wall), and of all processors together (cpu)."}};
    program.options
        .argument({.name = "BOARD",
                   .required = false,
                   .description = "the board: a file, or - for standard input"})
        .argument({.name = "WORDS",
                   .required = false,
                   .default_text = "/usr/share/dict/words",
                   .description = "the words to look for: a file, or - for standard input"})
        .options(goal_rows())
        .options(board_rows())
        .options(rule_rows())
        .options(cli::limits_rows())
        .options(cli::sitting_rows())
        .options(cli::trace_rows())
        .option(look_row())
        .options(picture_rows())
        .options(cli::output_rows());
    return program;
}

} // namespace boggle_app
