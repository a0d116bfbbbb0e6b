#include "board_words.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <espalier/ranges.hpp>
#include <queens/square_name.hpp>

namespace nqueens {
namespace {

std::vector<std::string> names_of(std::vector<queens::square> squares) {
    std::ranges::sort(squares, {},
                      [](const queens::square& s) { return std::pair(s.row, s.column); });
    const auto repeated = std::ranges::unique(squares);
    squares.erase(repeated.begin(), repeated.end());
    std::vector<std::string> names;
    for (const queens::square& each : squares)
        names.push_back(queens::square_name(each));
    return names;
}

std::vector<queens::square> blocked_squares(const queens::conditions& asked) {
    std::vector<queens::square> blocked;
    for (int row = 0; row < asked.n && !asked.allowed.empty(); ++row)
        for (int column = 0; column < asked.n; ++column)
            if ((asked.allowed[static_cast<std::size_t>(row)] >> column & 1U) == 0)
                blocked.push_back({.row = row, .column = column});
    return blocked;
}

std::vector<int> numbers_of(std::uint64_t lines) {
    const espalier::set_bits<std::uint64_t> numbers(lines);
    std::vector<int> all;
    for (const int each : numbers)
        all.push_back(each);
    return all;
}

std::vector<std::string> rows_of(const queens::region_map& map) {
    std::vector<std::string> rows(static_cast<std::size_t>(map.n));
    for (int row = 0; row < map.n; ++row)
        for (int column = 0; column < map.n; ++column)
            rows[static_cast<std::size_t>(row)] += map.letter_of({.row = row, .column = column});
    return rows;
}

} // namespace

board_words words_of(const board_form& form) {
    const queens::board_plan plan = form.pieces ? form.pieces->plan : queens::board_plan{};
    return {.placed = names_of(form.pieces ? plan.placed : form.asked.placed),
            .blocked = names_of(form.pieces ? plan.holes : blocked_squares(form.asked)),
            .walls = names_of(plan.walls),
            .regions = form.regions ? rows_of(*form.regions) : std::vector<std::string>{},
            .excluded_sums = numbers_of(form.asked.excluded.sums),
            .excluded_differences = numbers_of(form.asked.excluded.differences)};
}

} // namespace nqueens
