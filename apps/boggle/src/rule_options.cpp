#include "rule_options.hpp"

#include <cstddef>
#include <stdexcept>
#include <string>

#include "cli/usage_error.hpp"

namespace boggle_app {
namespace {

constexpr std::size_t longest_minimum = 1'000'000;

boggle::score_table read_scores(const cli::parsed_options& given) try {
    return boggle::parse_scores(given.value_or_default("scores"));
} catch (const std::invalid_argument& e) {
    throw cli::usage_error(std::string("--scores: ") + e.what(),
                           "write LENGTH:POINTS with commas between, lengths ascending, as in "
                           "3:1,5:2,6:3,7:5,8:11, or 4x4, 5x5 or 6x6");
}

ways read_ways(const cli::parsed_options& given) {
    const std::string written = given.value_or_default("neighbours");
    if (written == "lines") return ways::lines;
    return written == "4" ? ways::four : ways::eight;
}

/// A list that was chosen is meant as it is; the system's mixes names in.
bool folds_case(const cli::parsed_options& given, bool asks) {
    if (const auto said = given.value("fold-case")) return *said == "yes";
    return asks || given.argument("WORDS").has_value();
}

} // namespace

std::vector<cli::option> rule_rows() {
    const std::string group = "Rules";
    return {
        {.name = "neighbours",
         .argument = "N",
         .choices = {"8", "4", "lines"},
         .default_text = "8",
         .group = group,
         .description = "cells touch at sides and corners (8), or only at sides (4); or words run "
                        "in straight lines, in any of eight directions (lines)"},
        {.name = "wrap",
         .group = group,
         .description = "the last row touches the first, and the last column too"},
        {.name = "reuse",
         .group = group,
         .description = "a word may use a cell again, though not twice running"},
        {.name = "qu",
         .group = group,
         .description = "a cell that shows a lone Q reads as Qu; without this, Q is Q, and a cell "
                        "that shows Qu is Qu"},
        {.name = "min-length",
         .letter = 'm',
         .argument = "N",
         .default_text = "the shortest that scores, 3; with --query and --ask 1",
         .group = group,
         .description = "leave out words of fewer than N letters; a tile counts the letters that "
                        "are printed on it"},
        {.name = "scores",
         .argument = "TABLE",
         .default_text = "4x4",
         .group = group,
         .description = "points by length: 4x4 is 3:1,5:2,6:3,7:5,8:11 (3 and 4 letters 1, 5: 2, "
                        "6: 3, 7: 5, 8 and more: 11), 5x5 is 4:1,5:2,6:3,7:5,8:11, 6x6 is "
                        "4:1,5:2,6:3,7:5,8:11,9:2n (9 and more: 2 points a letter); or a table "
                        "of your own in this form"},
        {.name = "fold-case",
         .argument = "WHETHER",
         .implied = "yes",
         .choices = {"yes", "no"},
         .default_text = "yes for a list that is named, no for the system's",
         .group = group,
         .description = "words of the list with a capital letter count, as if they had none; no "
                        "leaves them out as names"},
        {.name = "apostrophes",
         .argument = "WHETHER",
         .implied = "in",
         .choices = {"in", "out"},
         .default_text = "out",
         .group = group,
         .description = "words of the list with an apostrophe count, as if they had none: it's is "
                        "its; out leaves them out"},
        {.name = "fold-accents",
         .group = group,
         .description = "accents mean nothing, on the board and in words: é is e, Ü is u; without "
                        "this they are letters of their own"},
    };
}

rules read_rules(const cli::parsed_options& given) {
    const bool asks = given.has("query") || given.has("ask");
    for (const std::string asking : {"query", "ask"})
        given.refuse_both("fold-case", {asking});
    rules made{
        .neighbours = read_ways(given),
        .edges = given.has("wrap") ? boggle::edges::wrap : boggle::edges::end,
        .use = given.has("reuse") ? boggle::cell_use::again : boggle::cell_use::once,
        .lone_q_is_qu = given.has("qu"),
        .fold_accents = given.has("fold-accents"),
        .scores = read_scores(given),
        .fold_case = folds_case(given, asks),
        .with_apostrophe = given.value_or_default("apostrophes") == "in"
                               ? boggle::apostrophes::drop
                               : boggle::apostrophes::skip,
    };
    made.min_length = given.integer<std::size_t>("min-length", 1, longest_minimum)
                          .value_or(asks ? 1 : boggle::shortest_scored(made.scores));
    return made;
}

} // namespace boggle_app
