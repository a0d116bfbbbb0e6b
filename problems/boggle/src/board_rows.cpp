#include "board_rows.hpp"

#include <fmt/format.h>

#include "boggle/text.hpp"
#include "boggle/tile_grid.hpp"
#include "source_text.hpp"

namespace boggle {

namespace {

/// The first cluster; a plain ASCII character takes the short way, as nearly all are.
std::string_view first_cluster(std::string_view text) {
    const auto is_ascii = [&](std::size_t i) {
        return i >= text.size() || static_cast<unsigned char>(text[i]) < 0x80;
    };
    return text.substr(0, is_ascii(0) && is_ascii(1) ? 1 : grapheme_size(text));
}

bool is_ascii_letter(std::string_view cluster) {
    const auto small = static_cast<unsigned char>(cluster.front() | 0x20);
    return cluster.size() == 1 && small >= 'a' && small <= 'z';
}

} // namespace

void named_text::fail(std::string_view at, std::string_view message,
                      std::string_view remedy) const {
    const auto offset = static_cast<std::size_t>(at.data() - text.data());
    throw reading::input_error(name, position_of(text, offset), message, std::string(remedy));
}

pieces split_tokens(const named_text& source, std::string_view line) {
    constexpr std::string_view remedy = "put a letter between the commas, or take one of them out";
    pieces tokens;
    bool in_token = false, owes_cell = false, begins = true;
    while (!line.empty()) {
        const auto cluster = first_cluster(line);
        if (cluster == ",") {
            if (owes_cell || begins) source.fail(line, "cell is empty", remedy);
            owes_cell = true;
            in_token = false;
        } else if (is_blank(cluster)) {
            in_token = false;
        } else {
            if (!in_token) tokens.push_back(line.substr(0, 0));
            tokens.back() = {tokens.back().data(), tokens.back().size() + cluster.size()};
            in_token = true;
            owes_cell = begins = false;
        }
        line.remove_prefix(cluster.size());
    }
    if (owes_cell) source.fail(line, "cell is empty", remedy);
    return tokens;
}

pieces split_letters(std::string_view run, bool joins_qu) {
    pieces cells;
    while (!run.empty()) {
        auto cell = first_cluster(run);
        if (joins_qu && cell == "Q" && first_cluster(run.substr(1)) == "u") cell = run.substr(0, 2);
        cells.push_back(cell);
        run.remove_prefix(cell.size());
    }
    return cells;
}

bool is_in_capitals(std::string_view run) {
    for (bool after_q = false; !run.empty();) {
        const auto cluster = first_cluster(run);
        if (has_small(cluster) && !(after_q && cluster == "u")) return false;
        after_q = cluster == "Q";
        run.remove_prefix(cluster.size());
    }
    return true;
}

std::optional<std::string> first_strange(std::string_view cell) {
    if (is_blocked(cell) || is_wildcard(cell)) return {};
    while (!cell.empty()) {
        const auto cluster = first_cluster(cell);
        if (!is_ascii_letter(cluster) && !is_letter(cluster)) return quoted(cluster);
        cell.remove_prefix(cluster.size());
    }
    return {};
}

void check_letters(const named_text& source, std::string_view cell) {
    if (const auto strange = first_strange(cell))
        source.fail(cell, fmt::format("{} is no letter", *strange),
                    "cells hold letters, or one of the markers # . * ? alone, with blanks or "
                    "commas between them; write what a figure on a tile means, as Qu or In; a "
                    "size stands alone on the first line, as in '4 4'; words belong in a file of "
                    "their own");
}

} // namespace boggle
