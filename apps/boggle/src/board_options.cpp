#include "board_options.hpp"

#include <algorithm>
#include <limits>
#include <random>
#include <sstream>
#include <string_view>

#include <fmt/format.h>

#include <boggle/board_reader.hpp>
#include <boggle/dice.hpp>
#include <boggle/render.hpp>

#include "cli/numbers.hpp"
#include "cli/text_input.hpp"
#include "cli/usage_error.hpp"

namespace boggle_app {
namespace {

constexpr const char* any_dice = "4x4";

std::vector<std::string> names_of_dice() {
    std::vector<std::string> names;
    for (const boggle::dice_set& each : boggle::dice_sets())
        names.push_back(each.name);
    return names;
}

std::string titles_of_dice() {
    std::string titles;
    for (const boggle::dice_set& each : boggle::dice_sets())
        titles += fmt::format("{}{} ({})", titles.empty() ? "" : ", ", each.name, each.title);
    return titles;
}

std::optional<boggle::board_size> read_size(const cli::parsed_options& given) {
    constexpr std::size_t most = (1U << 29) - 1;
    const auto text = given.value("size");
    if (!text) return std::nullopt;
    const auto by = text->find('x');
    if (by == std::string::npos)
        throw cli::usage_error("--size: '" + *text + "' has no x", "write it as 4x4 or 100x1000");
    const auto number = [&](const std::string& part) {
        return cli::demand(cli::parse_int<std::size_t>(part, 1, most), "--size");
    };
    return boggle::board_size{.rows = number(text->substr(0, by)),
                              .columns = number(text->substr(by + 1))};
}

} // namespace

std::vector<cli::option> board_rows() {
    const std::string group = "Board";
    return {
        {.name = "boards",
         .argument = "FILE",
         .group = group,
         .description = "in the place of BOARD: score every board of the file, one a line, or with "
                        "blank lines between boards of several lines"},
        {.name = "letters",
         .argument = "TEXT",
         .group = group,
         .description = "in the place of BOARD: the board itself, as a file would have it; a "
                        "square may stand on one line, as wodpdjikasopsaqs or wodp djik asop saqs"},
        {.name = "size",
         .argument = "RxC",
         .default_text = "as the board is written",
         .group = group,
         .description = "the board has R rows and C columns, though all its letters stand on one "
                        "line"},
        {.name = "graph",
         .argument = "FILE",
         .group = group,
         .description = "in the place of BOARD: a board of any shape, as a labelled graph in "
                        "GraphML or DOT; paths are then names of vertices, or their numbers from 1 "
                        "where they have none"},
        {.name = "roll",
         .argument = "SET",
         .implied = any_dice,
         .choices = names_of_dice(),
         .group = group,
         .description = "in the place of BOARD: roll the dice of a game, " + titles_of_dice() +
                        "; without WORDS and a question about them, print the board"},
        {.name = "seed",
         .argument = "S",
         .default_text = "drawn, and said on stderr",
         .group = group,
         .description = "with --roll: the same S gives the same board on every machine; a whole "
                        "number from 0 to 2^64 - 1"},
    };
}

cli::parsed_options with_board(const cli::parsed_options& given) {
    const auto first = given.argument("BOARD");
    const auto second = given.argument("WORDS");
    given.refuse_both("boards", {"letters", "graph", "size", "svg"});
    given.refuse_both("roll", {"letters", "graph", "size"});
    given.refuse_both("graph", {"letters", "size", "neighbours", "wrap"});
    for (const std::string name : {"boards", "roll", "graph", "letters"})
        if (given.has(name)) {
            if (second)
                throw cli::usage_error(given.spelled(name) + ": not together with BOARD",
                                       "leave out BOARD, the first argument");
            std::vector<std::string> arguments{std::string()};
            if (first) arguments.push_back(*first);
            return given.with_arguments(std::move(arguments));
        }
    if (!first)
        throw cli::usage_error("BOARD is missing",
                               "name a file with a board, or write --letters, --graph or --roll");
    return given;
}

board_source read_source(const cli::parsed_options& given) {
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    if (given.has("seed") && !given.has("roll"))
        throw cli::usage_error("--seed: nothing is rolled", "add --roll");
    board_source made{.file = *given.argument("BOARD"),
                      .letters = given.value("letters"),
                      .graph = given.value("graph"),
                      .dice = given.value("roll"),
                      .size = read_size(given)};
    if (const auto seed = given.integer<std::uint64_t>("seed", 0, most))
        made.seed = *seed;
    else if (made.dice) {
        made.seed = std::random_device{}();
        made.seed_is_drawn = true;
    }
    return made;
}

bool only_rolls(const cli::parsed_options& given) {
    constexpr std::string_view questions[] = {"query", "ask",  "count", "score",    "paths",
                                              "show",  "json", "at",    "estimate", "svg"};
    return given.has("roll") && !given.argument("WORDS") &&
           std::ranges::none_of(questions, [&](auto name) { return given.has(name); });
}

boggle::tile_grid read_board(const board_source& from, std::istream& in) {
    if (from.dice) {
        espalier::uniform_draw draw(from.seed);
        return boggle::roll(boggle::dice_of(*from.dice), draw);
    }
    if (from.letters) {
        std::istringstream text(*from.letters);
        return boggle::read_board(text, "--letters", from.size);
    }
    cli::text_input input(from.file, in);
    auto board = boggle::read_board(input.stream(), input.name(), from.size);
    input.finish();
    return board;
}

std::string announcement(const board_source& from, const boggle::tile_grid& board) {
    if (!from.dice) return {};
    return fmt::format("boggle: the same board again: --roll={} --seed={}\n{}", *from.dice,
                       from.seed, boggle::board_text(board));
}

} // namespace boggle_app
