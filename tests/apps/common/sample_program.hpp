/// A small complete program, for the tests of help and of running.
#pragma once

#include "cli/limits_options.hpp"
#include "cli/output_options.hpp"
#include "cli/program.hpp"

namespace cli::test {

inline program sample_program() {
    program sample{
        .name = "sample",
        .summary = "Counts the ways to place N queens on an N by N board so that none attacks "
                   "another.",
        .usage = {"[OPTION]... N", "[OPTION]... -"},
        .examples = {{"sample 8", "prints 92"},
                     {"sample --first --time-limit=500ms 30", "prints one solution"}},
        .notes = {"Solutions are printed in the order of the tree, which is the order of the first "
                  "row's columns, then of the second's, and so on."}};
    sample.options.argument({.name = "N", .description = "the number of queens, 0 to 32"})
        .option({.name = "first", .letter = 'f', .group = "Goals", .description = "one solution"})
        .option({.name = "threads",
                 .letter = 'j',
                 .argument = "N",
                 .default_text = "all processors",
                 .group = "Search",
                 .description =
                     "walk the tree with N threads, which changes no answer; the value 0 "
                     "means as many as this process may use"})
        .option({.name = "paths",
                 .argument = "WHICH",
                 .implied = "one",
                 .choices = {"one", "all"},
                 .group = "Goals",
                 .description = "print the cells too"})
        .option({.name = "a-name-much-longer-than-the-column",
                 .argument = "VALUE",
                 .repeatable = true,
                 .group = "Goals",
                 .description = "described below"})
        .options(limits_rows())
        .options(output_rows());
    return sample;
}

} // namespace cli::test
