#include "boggle_app/puzzle.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <memory>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include <boggle/compact.hpp>
#include <boggle/line_board.hpp>
#include <boggle/render.hpp>
#include <boggle/text.hpp>
#include <reading/input_error.hpp>

#include "board_options.hpp"
#include "cli/text_input.hpp"
#include "cli/usage_error.hpp"
#include "graph_file.hpp"
#include "tree_choice.hpp"

namespace boggle_app {
namespace {

void require_default_list(const std::string& path) {
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored)) return;
    throw cli::usage_error(path + ": the system has no list of words",
                           "name a file of words as the second argument, or install a list "
                           "(apt install wamerican)");
}

boggle::word_options options_of(const rules& in_force) {
    return {.with_capital = in_force.fold_case ? boggle::capitals::fold : boggle::capitals::skip,
            .with_apostrophe = in_force.with_apostrophe,
            .fold_accents = in_force.fold_accents};
}

void take_asked(puzzle& made, std::string text, const rules& in_force) {
    made.asked = asked_words(text);
    made.words = boggle::parse_words(std::move(text), made.words_name, options_of(in_force));
    const auto& counts = made.words.statistics();
    if (counts.ill_formed != 0)
        throw cli::usage_error(
            fmt::format("{}:{}: the word is not UTF-8", made.words_name, counts.first_ill_formed),
            "write the words in UTF-8");
    if (made.asked.empty())
        throw cli::usage_error(made.words_name + ": there is no word", "write a word at least");
}

void read_query(puzzle& made, std::string text, const rules& in_force) {
    made.words_name = "--query";
    for (const char c : text)
        if (c == '\n' || c == '\r')
            throw cli::usage_error("--query: a line ends between the words",
                                   "write commas between them, or a file of words and --ask");
    const auto words = std::ranges::count(text, ',') + 1;
    std::ranges::replace(text, ',', '\n');
    take_asked(made, std::move(text), in_force);
    if (made.asked.size() != static_cast<std::size_t>(words))
        throw cli::usage_error("--query: a word is empty", "write one comma between two words");
}

void read_ask(puzzle& made, const std::string& path, std::istream& in, const rules& in_force) {
    cli::text_input input(path, in);
    made.words_name = input.name();
    std::string text(std::istreambuf_iterator<char>(input.stream()), {});
    input.finish();
    take_asked(made, std::move(text), in_force);
}

std::unique_ptr<const labelled_graph> read_graph(const std::string& path, std::istream& in) {
    cli::text_input input(path, in);
    auto graph = read_labelled_graph(input.stream(), input.name());
    input.finish();
    return graph;
}

bool is_tile(std::string_view label) {
    return boggle::is_blocked(label) || boggle::is_wildcard(label) ||
           std::ranges::all_of(boggle::graphemes(label), boggle::is_letter);
}

void take_graph(puzzle& made, const labelled_graph& graph, const std::string& file) {
    made.grid = {.rows = 1, .columns = num_vertices(graph), .tiles = {}};
    for (auto [v, end] = vertices(graph); v != end; ++v) {
        if (!is_tile(graph[*v].label))
            throw cli::usage_error(
                fmt::format("{}: vertex {}: label '{}' is not made of letters", file,
                            graph[*v].name, graph[*v].label),
                "label vertices with letters, or with one of the markers # . * ?");
        made.grid.tiles.push_back(graph[*v].label);
        made.names.push_back(graph[*v].name);
    }
}

/// What a drawing needs besides.
void take_shape(puzzle& made, const labelled_graph& graph) {
    for (auto [e, end] = edges(graph); e != end; ++e) {
        const auto [a, b] = std::minmax({source(*e, graph), target(*e, graph)});
        made.lines.emplace_back(static_cast<boggle::cell_id>(a), static_cast<boggle::cell_id>(b));
    }
    std::ranges::sort(made.lines);
    const auto repeated = std::ranges::unique(made.lines);
    made.lines.erase(repeated.begin(), repeated.end());
    for (auto [v, end] = vertices(graph); v != end && graph[*v].is_placed(); ++v)
        made.places.push_back(graph[*v].place);
    if (made.places.size() != num_vertices(graph)) made.places.clear();
}

boggle::tile_rules reads_as(const boggle::tile_grid& grid, const boggle::word_list& words,
                            const rules& in_force) {
    boggle::tile_rules reads{.lone_q_is_qu = in_force.lone_q_is_qu,
                             .fold_accents = in_force.fold_accents};
    if (std::ranges::any_of(grid.tiles, boggle::is_wildcard)) reads.any_letter = letters_in(words);
    return reads;
}

boggle::compact_board compact_board_of(const boggle::tile_grid& grid,
                                       const boggle::word_list& words, const rules& in_force) {
    const auto reads = reads_as(grid, words, in_force);
    if (in_force.neighbours == ways::lines)
        return boggle::line_board(grid, reads, in_force.edges == boggle::edges::wrap);
    const auto neighbours = in_force.neighbours == ways::four ? boggle::neighbourhood::four
                                                              : boggle::neighbourhood::eight;
    return boggle::compact(boggle::grid_graph(grid, neighbours, in_force.edges), reads);
}

/// The board of a graph, or else that of the grid.
std::shared_ptr<const boggle::compact_board> board_under(const rules& in_force, const puzzle& made,
                                                         const labelled_graph* graph) {
    if (graph == nullptr) return board_of(made.grid, made.words, in_force);
    return std::make_shared<const boggle::compact_board>(boggle::compact(
        *graph, get(&graph_vertex::label, *graph), reads_as(made.grid, made.words, in_force)));
}

/// Whether more is to be told of the list than the words that are found: what became of its lines,
/// the letters for a wildcard, the identity of a saved search.
bool needs_whole_list(const request& wanted, const boggle::tile_grid& grid) {
    return wanted.output.stats || wanted.output.json || wanted.sitting.in_parts() ||
           std::ranges::any_of(grid.tiles, boggle::is_wildcard);
}

/// Puts the words in that the board may hold.
void set_lexicon(puzzle& made, const request& wanted) {
    made.by_beginnings = walks_beginnings(wanted, *made.board);
    made.lexicon = std::make_shared<const boggle::lexicon>(
        boggle::make_lexicon(made.words, *made.board,
                             {.min_length = wanted.rules.min_length,
                              .reuse = wanted.rules.use == boggle::cell_use::again,
                              .pairs = made.by_beginnings}));
    made.guide = nullptr;
    if (wanted.rules.use == boggle::cell_use::again || wanted.paths == paths::all) return;
    made.guide =
        boggle::guide_if_needed(made.lexicon->trie, made.board, made.lexicon->statistics.longest);
    if (made.guide) made.by_beginnings = false;
}

} // namespace

void read_list(puzzle& made, const request& wanted, std::istream& in,
               const std::string& default_list, const boggle::alphabet* letters) {
    if (!wanted.list) require_default_list(default_list);
    cli::text_input input(wanted.list.value_or(default_list), in);
    made.words_name = input.name();
    const auto options = options_of(wanted.rules);
    made.words = letters == nullptr
                     ? boggle::read_words(input.stream(), input.name(), options)
                     : boggle::read_words_of(*letters, input.stream(), input.name(), options);
    input.finish();
}

std::shared_ptr<const boggle::compact_board>
board_of(const boggle::tile_grid& grid, const boggle::word_list& words, const rules& in_force) {
    return std::make_shared<const boggle::compact_board>(compact_board_of(grid, words, in_force));
}

void set_board(puzzle& made, boggle::tile_grid grid, const request& wanted) {
    made.grid = std::move(grid);
    made.board = board_of(made.grid, made.words, wanted.rules);
    set_lexicon(made, wanted);
}

std::string path_text(const puzzle& given, std::span<const boggle::cell_id> path) {
    if (given.names.empty()) return boggle::path_text(given.grid.columns, path);
    std::string text;
    for (const boggle::cell_id each : path)
        text += (text.empty() ? "" : " ") + given.names.at(each);
    return text;
}

puzzle read_puzzle(const request& wanted, std::istream& in, const std::string& default_list) try {
    puzzle made;
    std::unique_ptr<const labelled_graph> graph;
    if (wanted.board.graph) {
        graph = read_graph(*wanted.board.graph, in);
        take_graph(made, *graph, *wanted.board.graph);
        if (wanted.svg || wanted.show) take_shape(made, *graph);
    } else {
        made.grid = read_board(wanted.board, in);
    }
    if (wanted.only_board) return made;
    const auto make_board = [&] { made.board = board_under(wanted.rules, made, graph.get()); };
    if (wanted.query)
        read_query(made, *wanted.query, wanted.rules);
    else if (wanted.ask)
        read_ask(made, *wanted.ask, in, wanted.rules);
    else if (needs_whole_list(wanted, made.grid))
        read_list(made, wanted, in, default_list);
    else {
        make_board();
        read_list(made, wanted, in, default_list, &made.board->alphabet());
    }
    if (!made.board) make_board();
    set_lexicon(made, wanted);
    return made;
} catch (const reading::input_error& e) {
    throw cli::usage_error(e.what(), e.remedy());
}

} // namespace boggle_app
