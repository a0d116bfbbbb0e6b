#include "path_option.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "cli/numbers.hpp"
#include "cli/usage_error.hpp"
#include "refusals.hpp"
#include "square_options.hpp"

namespace nqueens {
namespace {

/// The rows that get a queen on the way. A puzzle of regions is walked through those of the queens
/// placed before, too.
std::vector<int> rows_filled(const board_form& form) {
    std::vector<int> rows;
    for (int row = 0; row < form.asked.n; ++row)
        if (form.regions || std::ranges::none_of(form.asked.placed, [&](const auto& queen) {
                return queen.row == row;
            }))
            rows.push_back(row);
    return rows;
}

std::vector<int> read_squares(const cli::parsed_options& given, const queens::board_plan& plan) {
    std::vector<int> path;
    for (const queens::square& each : squares_given(given, "at", {plan.rows, plan.columns}))
        path.push_back(each.row * plan.columns + each.column);
    return path;
}

} // namespace

cli::option path_row() {
    return {.name = "at",
            .argument = "PATH",
            .group = "To look at the search",
            .description =
                "place queens in these columns, as 1,5,8, a row each but for the rows of queens "
                "that are placed already, and say what each hook of the space answers on the way; "
                "other pieces on squares, as a1,c2; with --board draw where it leads; without any "
                "(--at=,) look at the root alone"};
}

void check_path(const cli::parsed_options& given) {
    refuse_both(given, "at",
                {"unique", "hint", "trace", "estimate", "latex", "svg", "output", "checkpoint",
                 "resume", "shard", "merge"});
}

std::vector<int> read_path(const cli::parsed_options& given, const board_form& form) {
    if (form.pieces) return read_squares(given, form.pieces->plan);
    const std::vector<int> rows = rows_filled(form);
    const std::vector<std::string> words = words_given(given, "at");
    if (words.size() > rows.size())
        throw cli::usage_error(
            "--at: more columns than there are rows" +
                std::string(form.asked.placed.empty() || form.regions ? "" : " without a queen"),
            "write at most " + std::to_string(rows.size()) + " columns");
    std::vector<int> path;
    for (const std::string& word : words) {
        const std::string subject = "--at, row " + std::to_string(rows[path.size()] + 1);
        path.push_back(cli::demand(cli::parse_int<int>(word, 1, form.asked.n), subject) - 1);
    }
    return path;
}

queens::square square_of(const board_form& form, std::size_t level, int choice) {
    if (!form.pieces) return {.row = rows_filled(form)[level], .column = choice};
    const int columns = form.pieces->plan.columns;
    return {.row = choice / columns, .column = choice % columns};
}

} // namespace nqueens
