// To look at a search instead of only running it: along one path, at its size, at its tree.
#include <algorithm>
#include <memory>
#include <ostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include <boggle/exclusive_search.hpp>
#include <boggle/found_words.hpp>
#include <boggle/guided_search.hpp>
#include <boggle/occurrence_search.hpp>
#include <boggle/word_search.hpp>
#include <espalier/graph/trace.hpp>
#include <espalier/replay.hpp>

#include "boggle_app/answer.hpp"
#include "cli/estimate_text.hpp"
#include "cli/numbers.hpp"
#include "cli/stopwatch.hpp"
#include "with_trie.hpp"

namespace boggle_app {
namespace {

/// Calls `f` with the space of all paths that suits the board.
template <boggle::Trie T, class Function>
auto with_paths(const request& wanted, const puzzle& given, const std::shared_ptr<const T>& trie,
                Function f) {
    if (given.board->shares_spots())
        return f(boggle::exclusive_search<T>(given.board, trie, wanted.rules.use));
    return f(boggle::word_search<T>(given.board, trie, wanted.rules.use));
}

/// Rows and columns, from 1.
std::vector<boggle::cell_id> read_cells(const std::vector<std::string>& numbers,
                                        const boggle::tile_grid& grid) {
    std::vector<boggle::cell_id> cells;
    for (std::size_t i = 0; i < numbers.size(); i += 2) {
        if (i + 1 == numbers.size())
            throw cli::usage_error("--at: row " + numbers[i] + " has no column",
                                   "write the row and the column of each cell, as 1,1 1,2");
        const auto r = cli::demand(cli::parse_int<std::size_t>(numbers[i], 1, grid.rows), "--at");
        const auto c =
            cli::demand(cli::parse_int<std::size_t>(numbers[i + 1], 1, grid.columns), "--at");
        cells.push_back(static_cast<boggle::cell_id>((r - 1) * grid.columns + c - 1));
    }
    return cells;
}

std::vector<boggle::cell_id> read_vertices(const std::vector<std::string>& names,
                                           const std::vector<std::string>& all) {
    std::vector<boggle::cell_id> vertices;
    for (const std::string& name : names) {
        const auto found = std::ranges::find(all, name);
        if (found == all.end())
            throw cli::usage_error("--at: no vertex is called " + name,
                                   "write names as --paths prints them, with blanks between");
        vertices.push_back(static_cast<boggle::cell_id>(found - all.begin()));
    }
    return vertices;
}

/// Names may have commas.
std::vector<boggle::cell_id> read_path(std::string text, const puzzle& given) {
    const bool is_graph = !given.names.empty();
    if (!is_graph) std::ranges::replace(text, ',', ' ');
    std::istringstream in(text);
    std::vector<std::string> words;
    for (std::string word; in >> word;)
        words.push_back(word);
    return is_graph ? read_vertices(words, given.names) : read_cells(words, given.grid);
}

/// The cells that lie on the spots of a path, each a neighbour of the one before it if there is
/// one.
std::vector<boggle::cell_id> cells_on(const puzzle& given, std::vector<boggle::cell_id> spots) {
    const boggle::compact_board& board = *given.board;
    if (board.is_plain()) return spots;
    boggle::cell_id last = board.start();
    for (boggle::cell_id& each : spots) {
        std::vector<boggle::cell_id> cells;
        for (boggle::cell_id cell = 0; cell < board.cell_count(); ++cell)
            if (board.spot(cell) == each) cells.push_back(cell);
        const auto at = path_text(given, {&each, 1});
        if (cells.empty()) throw cli::usage_error("--at: no path enters " + at, "leave it out");
        if (board.first_letter(cells.front()) != board.first_letter(cells.back()))
            throw cli::usage_error("--at: " + at + " stands for any letter",
                                   "write the letter in its place on the board");
        const auto next = std::ranges::find_if(cells, [&](boggle::cell_id cell) {
            return std::ranges::binary_search(board.neighbours(last), cell);
        });
        each = last = next == cells.end() ? cells.front() : *next;
    }
    return spots;
}

std::string told(const espalier::replayed_step<boggle::cell_id>& step, const puzzle& given) {
    const boggle::tile_grid& grid = given.grid;
    const auto cells = [&](std::vector<boggle::cell_id> path) {
        for (boggle::cell_id& cell : path)
            cell = given.board->spot(cell);
        return path.empty() ? "none" : path_text(given, path);
    };
    std::string text;
    if (step.taken)
        text += fmt::format("step {}, cell {} {}: {}\n", step.depth, cells({*step.taken}),
                            grid.tiles.at(given.board->spot(*step.taken)),
                            !step.listed                           ? "expand does not list it"
                            : step.judged_promising.value_or(true) ? "promising"
                                                                   : "not promising");
    if (!step.listed) return text;
    return text + fmt::format("  is_solution  {}\n  expand       {}\n  promising    {}\n",
                              step.is_solution ? "yes" : "no", cells(step.candidates),
                              cells(step.promising));
}

std::string title_of(const board_source& from) {
    if (from.letters || from.graph) return from.letters.value_or(from.graph.value_or(""));
    return from.dice ? fmt::format("--roll={} --seed={}", *from.dice, from.seed) : from.file;
}

template <class Space, class G, class Label>
answer traced(const request& wanted, std::ostream& out, Space space, G goal, Label label,
              const std::stop_token& stop) {
    auto found = espalier::trace(
        out, space, std::move(goal), cli::engine_options(wanted.limits, stop),
        {.max_nodes = wanted.trace.nodes, .title = title_of(wanted.board), .label = label});
    answer made{
        .status = found.status, .statistics = found.statistics, .workers = found.effort.workers};
    made.found = std::move(found.value);
    return made;
}

template <boggle::Trie T>
answer drawn(const request& wanted, const puzzle& given, const std::shared_ptr<const T>& trie,
             std::ostream& out, const std::stop_token& stop) {
    using beginnings = boggle::occurrence_search<T>;
    const auto letter_or_piece = [&](boggle::trie_node choice) {
        return choice < beginnings::first_piece
                   ? given.board->alphabet().text(trie->letter_of(choice))
                   : fmt::format("piece {}", choice - beginnings::first_piece + 1);
    };
    const auto tile = [&](boggle::cell_id cell) {
        return given.grid.tiles.at(given.board->spot(cell));
    };
    const boggle::found_words<T> goal(given.board, trie);
    if (given.by_beginnings)
        return traced(wanted, out, beginnings(given.board, trie, wanted.rules.use), goal,
                      letter_or_piece, stop);
    return with_paths(wanted, given, trie, [&]<class Paths>(Paths space) {
        if (given.guide)
            return traced(wanted, out,
                          boggle::guided_search<T, Paths>(given.board, trie, given.guide), goal,
                          tile, stop);
        return traced(wanted, out, std::move(space), goal, tile, stop);
    });
}

} // namespace

/// It goes down to a cell that is not promising too, where the walk would not: a letter that leads
/// to no word is then said, and nothing lies below it.
std::string look_along(const request& wanted, const puzzle& given) {
    const auto path = cells_on(given, read_path(*wanted.at, given));
    return with_trie(given, [&]<class T>(const std::shared_ptr<const T>& trie) {
        std::string text;
        with_paths(wanted, given, trie, [&](const auto& root) {
            for (const auto& step : espalier::replay(root, path))
                text += told(step, given);
        });
        return text;
    });
}

std::string estimate_of(const request& wanted, const puzzle& given) {
    return with_trie(given, [&]<class T>(const std::shared_ptr<const T>& trie) {
        if (given.by_beginnings)
            return "tree       beginnings of words\n" +
                   cli::estimate_of(
                       boggle::occurrence_search<T>(given.board, trie, wanted.rules.use));
        return with_paths(wanted, given, trie, [&](const auto& space) {
            return "tree       all paths; to find each word once needs fewer\n" +
                   cli::estimate_of(space);
        });
    });
}

answer draw_tree(const request& wanted, const puzzle& given, std::ostream& out,
                 const std::stop_token& stop) {
    const cli::stopwatch watch;
    answer made = with_trie(given, [&]<class T>(const std::shared_ptr<const T>& trie) {
        return drawn(wanted, given, trie, out, stop);
    });
    add_up(made, given, wanted.rules.scores);
    made.elapsed = watch.read();
    return made;
}

} // namespace boggle_app
