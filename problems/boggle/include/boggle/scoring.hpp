/// What a word is worth.
///
///     const auto table = boggle::parse_scores("3:1,5:2,6:3,7:5,8:11,9:2n");
///     boggle::score(table, 10); // 20
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace boggle {

/// Points by length in letters: `points[n]` for a word of n letters. Longer words get
/// `each_letter` for each of their letters, or if that is 0 what the last entry says.
struct score_table {
    std::vector<std::uint32_t> points;
    std::uint32_t each_letter = 0;

    /// Of the game of 4 × 4: 3 and 4 letters 1, 5: 2, 6: 3, 7: 5, from 8: 11; shorter words
    /// nothing.
    static score_table standard();

    friend bool operator==(const score_table&, const score_table&) = default;
};

/// Zero for an empty table.
std::uint64_t score(const score_table& table, std::size_t length) noexcept;

/// The length from which on words score, or 1 if none does. O(entries)
std::size_t shortest_scored(const score_table& table) noexcept;

/// A table by its name or by its steps.
///
/// Names are of the games' boards: `4x4` (standard), `5x5` (the same without words of 3 letters),
/// `6x6` (the same again, but from 9 letters on 2 points a letter). Steps are `LENGTH:POINTS` with
/// commas between, lengths ascending: from that length on a word gets these points, below the first
/// step nothing. `9:2n` is 2 points for each letter.
/// Throws std::invalid_argument that says what is wrong with which step.
score_table parse_scores(std::string_view text);

/// The steps of a table; parse_scores reads them. "1:0" if no word scores.
std::string scores_text(const score_table& table);

} // namespace boggle
