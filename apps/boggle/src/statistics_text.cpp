#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "boggle_app/report.hpp"
#include "names.hpp"

namespace boggle_app {
namespace {

class table {
  public:
    template <class Value>
    void line(std::string_view name, const Value& value) {
        text_ += fmt::format("{:<20}{}\n", name, value);
    }
    std::string text() && { return std::move(text_); }

  private:
    std::string text_;
};

void add_rules(table& to, const told& all) {
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
void add_words(table& to, const told& all) {
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
}

void add_search(table& to, const answer& found) {
    const espalier::statistics& counts = found.statistics;
    const auto seconds = [](std::chrono::microseconds time) {
        return fmt::format("{}.{:06} s", time.count() / 1'000'000, time.count() % 1'000'000);
    };
    to.line("status", espalier::to_string(found.status));
    to.line("checked", counts.checked);
    to.line("promising", counts.promising);
    to.line("pruned", counts.pruned);
    to.line("dead ends", counts.dead_ends);
    to.line("solutions", counts.solutions);
    to.line("deepest", counts.deepest);
    to.line("threads", found.workers);
    to.line("wall time", seconds(found.elapsed.wall));
    to.line("CPU time", seconds(found.elapsed.cpu));
}

} // namespace

std::string statistics_text(const told& all) {
    table made;
    add_rules(made, all);
    add_words(made, all);
    add_search(made, all.found);
    return std::move(made).text();
}

} // namespace boggle_app
