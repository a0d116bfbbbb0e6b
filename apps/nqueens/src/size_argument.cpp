#include "size_argument.hpp"

#include <iomanip>
#include <istream>
#include <string_view>

#include <queens/board_size.hpp>

#include "cli/numbers.hpp"
#include "cli/quoting.hpp"
#include "cli/text_input.hpp"
#include "cli/usage_error.hpp"

namespace nqueens {
namespace {

/// Longer than any number that makes sense, so that an endless word is not read to its end.
constexpr int longest_word = 64;

std::string next_word(std::istream& in) {
    std::string word;
    in >> std::setw(longest_word) >> word;
    return word;
}

/// Rows and columns where the text is two numbers with an x between, else a size.
board_shape to_shape(const std::string& text, int largest, std::string_view subject) {
    const auto cut = text.find('x');
    const auto side = [](const std::string& part) {
        return cli::parse_int<int>(part, 1, queens::largest_board).value;
    };
    if (cut != std::string::npos && text.find_first_of("0123456789") == 0) {
        const auto rows = side(text.substr(0, cut));
        const auto columns = side(text.substr(cut + 1));
        if (rows && columns) return {.rows = *rows, .columns = *columns};
        throw cli::usage_error(std::string(subject) + ": " + cli::in_quotes(text) +
                                   " is no shape of a board",
                               "write a whole number from 0 to " + std::to_string(largest) +
                                   ", or rows and columns from 1 to 32, as 5x8");
    }
    const int n = cli::demand(cli::parse_int<int>(text, 0, largest), subject);
    return {.rows = n, .columns = n};
}

/// A byte order mark is no part of the number: some systems put one into their pipes.
board_shape read_from(std::istream& in, int largest) {
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    cli::text_input input("-", in);
    std::string word = next_word(input.stream());
    const bool more = !next_word(input.stream()).empty();
    input.finish();
    if (word.starts_with(byte_order_mark)) word.erase(0, byte_order_mark.size());
    const board_shape shape = to_shape(word, largest, input.name());
    if (more)
        throw cli::usage_error(input.name() + ": more than one number",
                               "write the number of queens and nothing else");
    return shape;
}

} // namespace

cli::argument size_argument() {
    return {.name = "N",
            .required = false,
            .default_text = "the size of the board of --on",
            .description =
                "the number of queens, 0 to 32, with --any and --random to 10000000; or rows "
                "and columns, as 5x8; '-' reads it from the standard input"};
}

board_shape read_shape(const std::optional<std::string>& argument, int largest, std::istream& in) {
    if (!argument)
        throw cli::usage_error("N is missing",
                               "write the number of queens, or --on and a board; see '--help'");
    return *argument == "-" ? read_from(in, largest) : to_shape(*argument, largest, "N");
}

} // namespace nqueens
