/// The parts that every SVG image of boards is made of.
#pragma once

#include <array>
#include <iosfwd>
#include <string>
#include <string_view>

#include "queens/picture.hpp"

namespace queens::svg {

inline constexpr int unit = 20; ///< the side of a square

inline constexpr std::string_view ink = "#24312b";

inline constexpr std::array all_pieces_drawn{mark::queen, mark::rook, mark::bishop, mark::knight,
                                             mark::king};

/// Whether it is on some square.
bool has(const picture& board, mark what);

/// What a piece is called, there and in sentences; nothing for what is no piece.
std::string_view name_of(mark what);

/// The text with what has a meaning in XML escaped.
std::string escaped(std::string_view text);

/// To the end of the description; `</svg>` is to follow what is drawn.
void write_head(std::ostream& out, int width, int height, std::string_view title,
                std::string_view description);

/// The piece's outline, to be used by its name.
void write_shape(std::ostream& out, mark piece);

/// All that is not a piece: squares or regions, holes, walls, lines. The top left corner is 0 0.
void write_ground(std::ostream& out, const picture& board);

void write_pieces(std::ostream& out, const picture& board);

/// Texts of that size in pixels stand between it and `</g>`, each in the middle of its x.
std::string text_group(int size);
void write_text(std::ostream& out, int x, int y, std::string_view text);

} // namespace queens::svg
