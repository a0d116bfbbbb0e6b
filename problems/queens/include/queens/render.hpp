/// Placements as text.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace queens {

/// What a drawing is made of; each is one column wide.
struct board_glyphs {
    std::string_view queen;
    std::string_view square; ///< without a queen
};

inline constexpr board_glyphs unicode_glyphs{.queen = "♛", .square = "·"};
inline constexpr board_glyphs ascii_glyphs{.queen = "Q", .square = "."};

/// The board, a line a row, squares with a blank between; nothing for the empty board:
///
///     ♛ · · · ·
///     · · ♛ · ·
///     · · · · ♛
///     · ♛ · · ·
///     · · · ♛ ·
std::string draw(std::span<const int> queens, const board_glyphs& glyphs = unicode_glyphs);

/// The columns of the rows' queens, from 1, with blanks between: `1 3 5 2 4`.
std::string columns_text(std::span<const int> queens);

} // namespace queens
