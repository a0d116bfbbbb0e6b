#include "queens/contradiction.hpp"

#include <cstddef>
#include <string_view>

#include "queens/square_name.hpp"

namespace queens {
namespace {

/// The kind of line on which two different queens attack each other, or nothing.
std::string_view line_between(const square& a, const square& b) {
    if (a.row == b.row) return "row";
    if (a.column == b.column) return "column";
    if (a.row + a.column == b.row + b.column || a.row - a.column == b.row - b.column)
        return "diagonal";
    return {};
}

/// What closes the square to queens, or nothing.
std::string_view closed_by(const square& where, const conditions& asked) {
    const auto has = [](std::uint64_t lines, int number) { return (lines >> number & 1U) != 0; };
    if (!asked.allowed.empty() &&
        !has(asked.allowed[static_cast<std::size_t>(where.row)], where.column))
        return "a blocked square";
    if (has(asked.excluded.sums, where.row + where.column) ||
        has(asked.excluded.differences, where.row - where.column + asked.n - 1))
        return "an excluded diagonal";
    return {};
}

} // namespace

std::optional<contradiction> contradiction_in(const conditions& asked) {
    for (auto queen = asked.placed.begin(); queen != asked.placed.end(); ++queen) {
        const std::string name = square_name(*queen);
        for (auto other = asked.placed.begin(); other != queen; ++other) {
            const std::string_view line = *other == *queen ? "" : line_between(*other, *queen);
            if (line.empty()) continue;
            return contradiction{.queen = *queen,
                                 .text = std::string("the queens on ") + square_name(*other) +
                                         " and " + name + " attack each other along a " +
                                         std::string(line)};
        }
        const std::string_view closed = closed_by(*queen, asked);
        if (!closed.empty())
            return contradiction{.queen = *queen,
                                 .text = std::string("the queen on ") + name + " stands on " +
                                         std::string(closed)};
    }
    return {};
}

} // namespace queens
