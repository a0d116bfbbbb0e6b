/// Pictures as SVG images: they scale, need no font for the pieces, and say in words what they show
/// to those who cannot see them.
///
///     std::ofstream file("queens.svg");
///     queens::write_svg(file, "8 queens", queens::picture_of(placement), {.coordinates = true});
#pragma once

#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "queens/picture.hpp"
#include "queens/placement.hpp"

namespace queens {

struct svg_style {
    bool coordinates = false;             ///< letters over the columns, numbers before the rows
    std::optional<int> lines_of_row = {}; ///< draw the lines along which the pieces of this row,
                                          ///< from 0, attack
};

/// One board. The title may be any text in UTF-8. O(squares)
void write_svg(std::ostream& out, std::string_view title, const picture& board,
               const svg_style& style = {});

/// A board of a sheet, and what stands below it.
struct captioned_board {
    std::string caption;
    picture board; ///< its pieces alone are drawn
};

/// A contact sheet: a heading and all the boards, each over its caption, on the same `ground`.
/// `captions` says what they are: "the squares of its pieces".
/// O(squares of all boards)
/// @throws std::invalid_argument unless all boards are of the size of the ground
void write_svg_sheet(std::ostream& out, std::string_view heading,
                     std::span<const captioned_board> boards, const picture& ground,
                     std::string_view captions);

/// The same of placements, over the lists of their columns. They stand on `ground`, or on a board
/// that has nothing but squares.
/// @throws std::invalid_argument unless all boards are of one size
void write_svg_sheet(std::ostream& out, std::string_view heading, std::span<const placement> boards,
                     const std::optional<picture>& ground = {});

} // namespace queens
