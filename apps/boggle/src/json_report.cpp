#include <ostream>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include <boggle/scoring.hpp>

#include "boggle_app/report.hpp"
#include "cli/json.hpp"
#include "cli/output_check.hpp"
#include "cli/search_figures.hpp"
#include "listing.hpp"
#include "names.hpp"

namespace boggle_app {
namespace {

using nlohmann::ordered_json;

/// Of a board from a file its size is enough: who reads this has the file.
ordered_json board_of(const told& all) {
    const boggle::tile_grid& grid = all.given.grid;
    const board_source& from = all.wanted.board;
    ordered_json board = {{"rows", grid.rows}, {"columns", grid.columns}};
    if (from.graph) return {{"vertices", grid.tiles.size()}};
    if (from.is_file()) return board;
    if (from.dice) {
        board["dice"] = *from.dice;
        board["seed"] = cli::json_count(from.seed);
    }
    board["tiles"] = grid.tiles;
    return board;
}

ordered_json neighbours_of(const rules& in_force) {
    if (in_force.neighbours == ways::lines) return name_of(ways::lines);
    return in_force.neighbours == ways::four ? 4 : 8;
}

ordered_json rules_of(const rules& in_force) {
    return {{"neighbours", neighbours_of(in_force)},
            {"wrap", in_force.edges == boggle::edges::wrap},
            {"reuse", in_force.use == boggle::cell_use::again},
            {"qu", in_force.lone_q_is_qu},
            {"min_length", in_force.min_length},
            {"scores", boggle::scores_text(in_force.scores)},
            {"fold_case", in_force.fold_case},
            {"apostrophes", in_force.with_apostrophe == boggle::apostrophes::drop},
            {"fold_accents", in_force.fold_accents}};
}

ordered_json path_of(const told& all, const boggle::found_word& found) {
    const std::size_t columns = all.given.grid.columns;
    ordered_json cells = ordered_json::array();
    for (const boggle::cell_id cell : found.path)
        if (all.given.names.empty())
            cells.push_back({cell / columns + 1, cell % columns + 1});
        else
            cells.push_back(all.given.names.at(cell));
    return cells;
}

/// `path` or `paths`, as wanted, unless there is none.
void add_paths(ordered_json& to, const told& all, boggle::word_id word) {
    const auto found = all.found.paths_of(word);
    if (found.empty() || all.wanted.paths == paths::none) return;
    if (all.wanted.paths == paths::first) {
        to["path"] = path_of(all, found.front());
        return;
    }
    for (const boggle::found_word& each : found)
        to["paths"].push_back(path_of(all, each));
}

ordered_json words_of(const told& all) {
    ordered_json words = ordered_json::array();
    for (const auto paths : listing(all)) {
        const auto id = paths.front().word;
        ordered_json word = {
            {"word", all.given.words.spelling(id)},
            {"points", boggle::score(all.wanted.rules.scores, all.given.words.length(id))}};
        add_paths(word, all, id);
        words.push_back(std::move(word));
    }
    return words;
}

/// `found` is null where a search that was stopped cannot tell.
ordered_json answers_of(const told& all) {
    ordered_json answers = ordered_json::array();
    for (const std::string& asked : all.given.asked) {
        const auto word = all.given.words.find(asked);
        const auto says = verdict(all, word);
        ordered_json answer = {{"word", asked}};
        answer["found"] = says == "UNKNOWN" ? ordered_json() : ordered_json(says == "YES");
        add_paths(answer, all, word);
        answers.push_back(std::move(answer));
    }
    return answers;
}

ordered_json word_list_of(const told& all) {
    const auto& read = all.given.words.statistics();
    const auto& made = all.given.lexicon->statistics;
    return {{"name", all.given.words_name},
            {"lines", read.lines},
            {"blank", read.blank},
            {"repeated", read.duplicates},
            {"capitals", read.capitals},
            {"apostrophes", read.apostrophes},
            {"other_signs", read.other_characters},
            {"not_utf8", read.ill_formed},
            {"words", all.given.words.size()},
            {"too_short", made.too_short},
            {"other_letters", made.foreign_letters},
            {"too_many_of_one", made.too_many_letters},
            {"no_neighbours", made.not_neighbours},
            {"searched", made.words}};
}

/// Words and points are not known where paths were only counted.
void add_results(ordered_json& to, const told& all) {
    const auto& [wanted, given, found] = all;
    if (wanted.goal == goal::list) {
        if (wanted.asks())
            to["answers"] = answers_of(all);
        else
            to["words"] = words_of(all);
    }
    if (wanted.goal != goal::count || wanted.paths != paths::all) {
        to["count"] = found.word_count;
        to["score"] = found.points;
    }
    if (wanted.paths == paths::all) to["path_count"] = cli::json_count(to_string(found.path_count));
}

} // namespace

void write_json(const told& all, std::ostream& out) {
    const answer& found = all.found;
    ordered_json document = {{"board", board_of(all)},
                             {"rules", rules_of(all.wanted.rules)},
                             {"goal", name_of(all.wanted.goal)}};
    add_results(document, all);
    document["complete"] =
        found.status == espalier::status::exhausted || found.status == espalier::status::satisfied;
    document["status"] = espalier::to_string(found.status);
    document["word_list"] = word_list_of(all);
    document["statistics"] = cli::json_of(found.statistics);
    document["threads"] = found.workers;
    document["wall_microseconds"] = found.elapsed.wall.count();
    document["cpu_microseconds"] = found.elapsed.cpu.count();
    cli::write_document(out, document);
    cli::require_written(out);
}

} // namespace boggle_app
