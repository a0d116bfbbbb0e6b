#include "nqueens/solution.hpp"

#include <sstream>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <queens/square_name.hpp>

#include "columns.hpp"

namespace nqueens {
std::vector<std::string> square_names(std::span<const queens::square> squares) {
    std::vector<std::string> names;
    for (const queens::square& each : squares)
        names.push_back(queens::square_name(each));
    return names;
}

void write_words(std::ostream& out, const solution& found) {
    if (const auto* const columns = std::get_if<std::span<const int>>(&found))
        write_columns(out, *columns, " ");
    else
        out << fmt::format("{}", fmt::join(square_names(std::get<1>(found)), " "));
}

std::string words_of(const solution& found) {
    std::ostringstream words;
    write_words(words, found);
    return std::move(words).str();
}

} // namespace nqueens
