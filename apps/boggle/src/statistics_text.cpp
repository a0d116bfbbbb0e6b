#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "boggle_app/report.hpp"
#include "cli/search_figures.hpp"
#include "names.hpp"

namespace boggle_app {
namespace {

void add_rules(cli::figures& to, const told& all) {
    const rules& in_force = all.wanted.rules;
    const boggle::tile_grid& grid = all.given.grid;
    if (all.wanted.board.graph)
        to.line("board", fmt::format("a graph of {} vertices", grid.tiles.size()));
    else {
        to.line("board", fmt::format("{} x {}", grid.rows, grid.columns));
        to.line("neighbours", name_of(in_force.neighbours));
    }
    if (in_force.edges == boggle::edges::wrap) to.line("edges", "touch");
    to.line("a cell is used", in_force.use == boggle::cell_use::once ? "once" : "again");
    to.line("a lone Q is", in_force.lone_q_is_qu ? "Qu" : "Q");
    to.line("shortest word", in_force.min_length);
    to.line("points", boggle::scores_text(in_force.scores));
    to.line("words with capitals", in_force.fold_case ? "in" : "out");
    to.line("with apostrophes",
            in_force.with_apostrophe == boggle::apostrophes::drop ? "in" : "out");
    to.line("accents", in_force.fold_accents ? "folded" : "kept");
}

/// Where the lines of the list went: the lines below a sum make it up.
void add_words(cli::figures& to, const told& all) {
    const auto& read = all.given.words.statistics();
    to.line("lines of words", read.lines);
    to.line("  blank", read.blank);
    to.line("  repeated", read.duplicates);
    to.line("  capitals", read.capitals);
    to.line("  apostrophes", read.apostrophes);
    to.line("  other signs", read.other_characters);
    to.line("  not UTF-8", read.ill_formed);
    to.line("  words", all.given.words.size());
    const auto& made = all.given.lexicon->statistics;
    to.line("    too short", made.too_short);
    to.line("    other letters", made.foreign_letters);
    to.line("    too many of one", made.too_many_letters);
    if (all.given.by_beginnings) to.line("    no neighbours", made.not_neighbours);
    to.line("    searched", made.words);
    if (all.given.guide) to.line("      hard to find", all.given.guide->words().size());
}

void add_search(cli::figures& to, const answer& found) {
    to.line("status", espalier::to_string(found.status));
    to.add(found.statistics);
    to.line("threads", found.workers);
    to.add(found.elapsed);
}

} // namespace

std::string statistics_text(const told& all) {
    cli::figures made(20);
    add_rules(made, all);
    add_words(made, all);
    add_search(made, all.found);
    return std::move(made).text();
}

} // namespace boggle_app
