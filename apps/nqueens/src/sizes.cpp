#include "sizes.hpp"

#include <string>

#include <queens/board_size.hpp>

#include "cli/numbers.hpp"
#include "cli/quoting.hpp"
#include "cli/usage_error.hpp"

namespace nqueens {
namespace {

int parse_size(std::string_view text) {
    return cli::demand(cli::parse_int<int>(text, 0, queens::largest_board), "N");
}

} // namespace

std::vector<int> parse_sizes(std::string_view text) {
    std::vector<int> sizes;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t comma = std::min(text.find(',', start), text.size());
        const std::string_view part = text.substr(start, comma - start);
        const std::size_t dash = part.find('-');
        const int first = parse_size(part.substr(0, dash));
        const int last = dash == std::string_view::npos ? first : parse_size(part.substr(dash + 1));
        if (last < first)
            throw cli::usage_error("N: the range " + cli::in_quotes(part) + " runs backwards",
                                   "write the smaller size first");
        for (int size = first; size <= last; ++size)
            sizes.push_back(size);
        start = comma + 1;
    }
    return sizes;
}

} // namespace nqueens
