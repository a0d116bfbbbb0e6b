#include "boggle/scoring.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <stdexcept>

#include <fmt/format.h>

namespace boggle {

namespace {

constexpr std::size_t longest_step = 1000;
constexpr std::uint32_t most_points = 1'000'000;

struct step {
    std::size_t length = 0;
    std::uint32_t points = 0;
    bool each_letter = false;

    std::uint32_t at(std::size_t n) const {
        return each_letter ? points * static_cast<std::uint32_t>(n) : points;
    }
};

/// Reads the whole of the text as a number up to `most`.
template <class Number>
bool read_number(std::string_view text, Number most, Number& number) {
    const auto end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc{} && read.ptr == end && number <= most;
}

step parse_step(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos)
        throw std::invalid_argument(fmt::format("'{}' has no colon", text));
    step made;
    auto points = text.substr(colon + 1);
    made.each_letter = points.ends_with('n');
    if (made.each_letter) points.remove_suffix(1);
    if (!read_number(text.substr(0, colon), longest_step, made.length) || made.length == 0)
        throw std::invalid_argument(
            fmt::format("'{}' has no length from 1 to {} before the colon", text, longest_step));
    if (!read_number(points, made.each_letter ? most_points / 1000 : most_points, made.points))
        throw std::invalid_argument(
            fmt::format("'{}' has no points from 0 to {}, or 0n to {}n, after the colon", text,
                        most_points, most_points / 1000));
    return made;
}

void add_step(score_table& table, const step& last, std::size_t until) {
    while (table.points.size() < until)
        table.points.push_back(last.at(table.points.size()));
}

} // namespace

score_table score_table::standard() {
    return {{0, 0, 0, 1, 1, 2, 3, 5, 11}};
}

std::uint64_t score(const score_table& table, std::size_t length) noexcept {
    if (length < table.points.size()) return table.points[length];
    if (table.each_letter != 0) return std::uint64_t{table.each_letter} * length;
    return table.points.empty() ? 0 : table.points.back();
}

std::size_t shortest_scored(const score_table& table) noexcept {
    const auto first = std::ranges::find_if(table.points, [](auto each) { return each != 0; });
    const auto length = static_cast<std::size_t>(first - table.points.begin());
    const bool none = first == table.points.end() && table.each_letter == 0;
    return none ? 1 : std::max<std::size_t>(length, 1);
}

score_table parse_scores(std::string_view text) {
    if (text == "4x4") return score_table::standard();
    if (text == "5x5") return parse_scores("4:1,5:2,6:3,7:5,8:11");
    if (text == "6x6") return parse_scores("4:1,5:2,6:3,7:5,8:11,9:2n");
    score_table table;
    step last;
    for (bool more = true; more;) {
        const auto comma = text.find(',');
        more = comma != std::string_view::npos;
        const step next = parse_step(text.substr(0, comma));
        if (next.length <= last.length)
            throw std::invalid_argument(
                fmt::format("length {} does not come after {}", next.length, last.length));
        add_step(table, last, next.length);
        last = next;
        if (more) text.remove_prefix(comma + 1);
    }
    if (last.each_letter) table.each_letter = last.points;
    if (table.each_letter == 0) add_step(table, last, last.length + 1);
    return table;
}

std::string scores_text(const score_table& table) {
    std::string text;
    const auto add = [&](std::size_t length, auto points, std::string_view unit) {
        fmt::format_to(std::back_inserter(text), "{}{}:{}{}", text.empty() ? "" : ",", length,
                       points, unit);
    };
    std::uint32_t last = 0;
    for (std::size_t n = 1; n < table.points.size(); ++n)
        if (table.points[n] != last) add(n, last = table.points[n], "");
    if (table.each_letter != 0)
        add(std::max<std::size_t>(table.points.size(), 1), table.each_letter, "n");
    return text.empty() ? "1:0" : text;
}

} // namespace boggle
