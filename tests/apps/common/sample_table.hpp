/// A table with one option of each kind, for the tests of parsing.
#pragma once

#include "cli/option_table.hpp"

namespace cli::test {

inline option_table sample_table() {
    option_table table;
    table.argument({.name = "BOARD", .description = "the board"})
        .argument({.name = "WORDS", .required = false, .description = "the words"})
        .option({.name = "threads",
                 .letter = 'j',
                 .argument = "N",
                 .default_text = "2",
                 .group = "Search",
                 .description = "walk with N threads"})
        .option({.name = "quiet", .letter = 'q', .group = "Output", .description = "be quiet"})
        .option({.name = "json", .group = "Output", .description = "print JSON"})
        .option({.name = "paths",
                 .argument = "WHICH",
                 .implied = "one",
                 .choices = {"one", "all"},
                 .group = "Output",
                 .description = "print paths"})
        .option({.name = "query",
                 .argument = "WORD",
                 .repeatable = true,
                 .group = "Goals",
                 .description = "answer for WORD"})
        .option({.name = "neighbours",
                 .argument = "HOW",
                 .choices = {"4", "8"},
                 .default_text = "8",
                 .group = "Rules",
                 .description = "how cells touch"})
        .option({.name = "time-limit",
                 .argument = "TIME",
                 .group = "Limits",
                 .description = "stop after TIME"});
    return table;
}

} // namespace cli::test
