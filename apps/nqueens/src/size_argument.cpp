#include "size_argument.hpp"

#include <iomanip>
#include <istream>
#include <string_view>

#include "cli/numbers.hpp"
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

int to_size(const std::string& text, int largest, std::string_view subject) {
    return cli::demand(cli::parse_int<int>(text, 0, largest), subject);
}

/// A byte order mark is no part of the number: some systems put one into their pipes.
int read_from(std::istream& in, int largest) {
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    cli::text_input input("-", in);
    std::string word = next_word(input.stream());
    const bool more = !next_word(input.stream()).empty();
    input.finish();
    if (word.starts_with(byte_order_mark)) word.erase(0, byte_order_mark.size());
    const int n = to_size(word, largest, input.name());
    if (more)
        throw cli::usage_error(input.name() + ": more than one number",
                               "write the number of queens and nothing else");
    return n;
}

} // namespace

cli::argument size_argument() {
    return {.name = "N",
            .required = false,
            .default_text = "the size of the board of --on",
            .description =
                "the number of queens, 0 to 32, with --any and --random to 10000000; '-' "
                "reads it from the standard input"};
}

int read_size(const std::optional<std::string>& argument, int largest, std::istream& in) {
    if (!argument)
        throw cli::usage_error("N is missing",
                               "write the number of queens, or --on and a board; see '--help'");
    return *argument == "-" ? read_from(in, largest) : to_size(*argument, largest, "N");
}

} // namespace nqueens
