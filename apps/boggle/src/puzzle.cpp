#include "boggle_app/puzzle.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include <boggle/compact.hpp>
#include <boggle/input_error.hpp>

#include "board_options.hpp"
#include "cli/text_input.hpp"
#include "cli/usage_error.hpp"

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

} // namespace

void read_list(puzzle& made, const request& wanted, std::istream& in,
               const std::string& default_list) {
    if (!wanted.list) require_default_list(default_list);
    cli::text_input input(wanted.list.value_or(default_list), in);
    made.words_name = input.name();
    made.words = boggle::read_words(input.stream(), input.name(), options_of(wanted.rules));
    input.finish();
}

std::shared_ptr<const boggle::compact_board> board_of(const boggle::tile_grid& grid,
                                                      const rules& in_force) {
    return std::make_shared<const boggle::compact_board>(boggle::compact(
        boggle::grid_graph(grid, in_force.neighbours),
        {.lone_q_is_qu = in_force.lone_q_is_qu, .fold_accents = in_force.fold_accents}));
}

void set_board(puzzle& made, boggle::tile_grid grid, const rules& in_force) {
    made.grid = std::move(grid);
    made.board = board_of(made.grid, in_force);
    made.lexicon = std::make_shared<const boggle::lexicon>(boggle::make_lexicon(
        made.words, *made.board,
        {.min_length = in_force.min_length, .reuse = in_force.use == boggle::cell_use::again}));
}

puzzle read_puzzle(const request& wanted, std::istream& in, const std::string& default_list) try {
    puzzle made;
    made.grid = read_board(wanted.board, in);
    if (wanted.only_board) return made;
    if (wanted.query)
        read_query(made, *wanted.query, wanted.rules);
    else if (wanted.ask)
        read_ask(made, *wanted.ask, in, wanted.rules);
    else
        read_list(made, wanted, in, default_list);
    set_board(made, std::move(made.grid), wanted.rules);
    return made;
} catch (const boggle::input_error& e) {
    throw cli::usage_error(e.what(), e.remedy());
}

} // namespace boggle_app
