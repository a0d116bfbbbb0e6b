#include "request.hpp"

#include <stdexcept>

#include "cli/numbers.hpp"
#include "cli/usage_error.hpp"

namespace cover_app {
namespace {

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

} // namespace

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

} // namespace cover_app
