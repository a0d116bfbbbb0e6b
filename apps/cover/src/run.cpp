#include "cover_app/run.hpp"

#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include <cover/exact_cover.hpp>
#include <cover/pentominoes.hpp>
#include <cover/problem_reader.hpp>

#include "cli/digest.hpp"
#include "cli/module_program.hpp"
#include "cli/read_input.hpp"

namespace cover_app {
namespace {

using cli::module_goal;
using cover::exact_cover;
using cover::problem;
using shared_problem = std::shared_ptr<const problem>;

const std::vector<module_goal> goals{module_goal::first, module_goal::unique, module_goal::count,
                                     module_goal::all};

cli::program describe() {
    cli::program program{
        .name = "cover",
        .summary = "Covers every item once by some of the options: exact cover, and pentominoes.",
        .usage = {"[OPTION]... FILE", "[OPTION]... --pentominoes=RxC"},
        .examples = {{"cover --count matrix.txt", "prints how many exact covers there are"},
                     {"cover --pentominoes=6x10", "prints a rectangle of the twelve pentominoes"}},
        .notes = {
            "FILE is a matrix with a row of 0s and 1s for each option; or has the names of all "
            "items in its first line, those behind a | at most once to be covered, and in every "
            "further line the names of an option's items (Knuth's form); or begins with ITEMS "
            "OPTIONS, two numbers, and has for each option the numbers of its items, from 0.",
            "Of a matrix and of lists a cover is printed as the numbers of its options, from 1, on "
            "a line; of names as a line of names for each option; of pentominoes as the board. A "
            "blank line stands between covers of several lines.",
            "A count that was stopped is printed as 'at least 17'. With --at and --trace choices "
            "are the numbers of options, from 1. In the JSON document covers are lists of such "
            "numbers, a count above 2^53 is a string, and times are in microseconds."}};
    const std::string group = "Problems";
    program.options
        .argument({.name = "FILE",
                   .required = false,
                   .description = "items and options: a file, or - for standard input"})
        .option({.name = "form",
                 .argument = "FORM",
                 .choices = {"matrix", "lists", "named"},
                 .default_text = "as the file looks",
                 .group = group,
                 .description = "how FILE is written"})
        .option({.name = "pentominoes",
                 .argument = "RxC",
                 .group = group,
                 .description = "fill a board of R rows and C columns with the twelve pentominoes: "
                                "3x20, 4x15, 5x12, 6x10, or 8x8 without the middle"})
        .option({.name = "up-to-symmetry",
                 .group = group,
                 .description = "of the boards that are turned or mirrored images of each other "
                                "take one"});
    cli::add_module_rows(program.options, goals);
    return program;
}

struct request {
    std::optional<std::string> file;
    cli::module_options search;
    std::optional<cover::form> form = {};
    std::optional<cover::pentomino_board> board = {};
    bool up_to_symmetry = false;
};

cover::pentomino_board read_board(const std::string& text) try {
    const auto by = text.find('x');
    const auto part = [&](const std::string& number) {
        return cli::demand(cli::parse_int<int>(number, 1, 60), "--pentominoes");
    };
    if (by == std::string::npos)
        throw cli::usage_error("--pentominoes: '" + text + "' is not of the form RxC",
                               "write rows and columns, as 6x10");
    return cover::usual_pentomino_board(part(text.substr(0, by)), part(text.substr(by + 1)));
} catch (const std::invalid_argument& error) {
    throw cli::usage_error(error.what(), "write one of these");
}

request read_request(const cli::parsed_options& given) {
    request wanted{.file = given.argument("FILE"),
                   .search = cli::read_module_options(given, goals),
                   .up_to_symmetry = given.has("up-to-symmetry")};
    if (const auto board = given.value("pentominoes")) wanted.board = read_board(*board);
    if (const auto form = given.value("form"))
        wanted.form = *form == "matrix"  ? cover::form::matrix
                      : *form == "lists" ? cover::form::lists
                                         : cover::form::named;
    if (wanted.board.has_value() == wanted.file.has_value())
        throw cli::usage_error(wanted.file ? "FILE and --pentominoes: there are two problems"
                                           : "there is no problem",
                               "give a file, or --pentominoes=6x10");
    if (wanted.up_to_symmetry && !wanted.board)
        throw cli::usage_error("--up-to-symmetry: only boards of pentominoes have symmetries",
                               "leave it out");
    return wanted;
}

/// Items and options, a line each.
std::string text_of(const problem& given) {
    std::string text;
    for (const std::string& item : given.items)
        text += item + ' ';
    for (const auto& option : given.options) {
        text += '\n';
        for (const int item : option)
            text += std::to_string(item) + ' ';
    }
    return text + std::to_string(given.primary) + ' ' + std::to_string(given.symmetries.size());
}

std::string numbers_text(const std::vector<int>& options) {
    std::string text;
    for (const int option : options)
        text += (text.empty() ? "" : " ") + std::to_string(option + 1);
    return text + '\n';
}

std::string names_text(const problem& given, const std::vector<int>& options) {
    std::string text;
    for (const int option : options) {
        std::string line;
        for (const int item : given.options[static_cast<std::size_t>(option)])
            line += (line.empty() ? "" : " ") + given.items[static_cast<std::size_t>(item)];
        text += line + '\n';
    }
    return text;
}

/// Numbered items are named by their numbers, names are not.
bool has_names(const problem& given) {
    return !given.items.empty() && given.items.front() != "0";
}

cli::presentation<exact_cover> presentation_of(const request& wanted, const shared_problem& given) {
    using solution = std::vector<int>;
    cli::presentation<exact_cover> shown{.program = "cover"};
    shown.problem = "cover " + std::to_string(given->items.size()) + " items, " +
                    std::to_string(given->options.size()) + " options #" +
                    cli::digest(text_of(*given));
    const std::string end = wanted.search.goal == module_goal::all ? "\n" : "";
    shown.text = [=, board = wanted.board](std::ostream& out, const solution& options) {
        if (board)
            out << cover::draw_pentominoes(*board, *given, options) << end;
        else if (has_names(*given))
            out << names_text(*given, options) << end;
        else
            out << numbers_text(options);
    };
    shown.json = [](nlohmann::ordered_json& to, const solution& options) {
        to = nlohmann::ordered_json::array();
        for (const int option : options)
            to.push_back(option + 1);
    };
    shown.about = [=](nlohmann::ordered_json& to) {
        to["items"] = given->items.size();
        to["options"] = given->options.size();
    };
    shown.label = [](int option) { return std::to_string(option + 1); };
    return shown;
}

} // namespace

int run(std::span<const std::string> words, const cli::streams& io) {
    return cli::run_program(describe(), words, io.out, io.err, [&](const auto& options) {
        const request wanted = read_request(options);
        const auto given = std::make_shared<const problem>(
            wanted.board ? cover::pentomino_problem(*wanted.board, wanted.up_to_symmetry)
                         : cli::read_input<reading::input_error>(
                               *wanted.file, io.in, [&](std::istream& in, const std::string& name) {
                                   return cover::read_problem(in, name, wanted.form);
                               }));
        return cli::search_module(exact_cover(given), wanted.search, presentation_of(wanted, given),
                                  io);
    });
}

} // namespace cover_app
