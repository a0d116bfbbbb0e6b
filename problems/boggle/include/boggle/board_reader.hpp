/// Reads a board file in the forms people have.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string_view>

#include "boggle/tile_grid.hpp"

namespace boggle {

/// What is known of a board apart from its text.
struct board_size {
    std::size_t rows, columns;
};

/// Reads one board; `name` stands for the input in messages. Throws input_error with the place and
/// the remedy for anything that is not a full rectangle of letters. Time and memory are linear.
///
/// The form, in the order in which questions are settled:
/// 1. UTF-8, with or without a byte order mark; lines end in LF, CR LF or CR. Blank lines before
///    the rows and after them do not count; one between two rows is an error, for it may be that
///    two boards were put into one file.
/// 2. If the first line consists of digits, it is the size, `rows columns`, or one number for a
///    square, and the rest must agree with it. Digits are never letters, so no board can be
///    mistaken for a size. With a size, here or told apart, all cells may stand on one line.
/// 3. Blanks, tabs and commas separate tiles. If any row has a separator between two tiles, all
///    tiles of the board are separated, and each is one cell whatever its number of letters:
///    `Qu I T` has three cells. Before and after a comma there must be a tile.
/// 4. Otherwise letters are run together and each is a cell: `QUIT` has four. Only a small `u`
///    after a capital `Q` on a board that has no other small letter belongs to its `Q`: `QuIT` has
///    three cells, `Quit` four. A board of one column is of this kind.
/// 5. A single line without a size is one row, with two exceptions in which it is a square: k × k
///    letters run together (k ≥ 2), and k groups of k letters each (k ≥ 3), as in
///    `wodp djik asop saqs`. A size line `1 16` makes it one row.
/// 6. In the place of a letter a cell may hold a marker: `#` a block, `.` a hole, `*` or `?` any
///    letter (see tile_grid.hpp).
/// 7. A text that begins with a bracket or a brace is JSON: an array of rows, each an array of
/// texts,
///    `[["Qu","I"],["T","S"]]`, or a text of letters run together, `["CAT","DOG"]`; or an object
///    with such a member `board`.
tile_grid read_board(std::istream& in, std::string_view name,
                     std::optional<board_size> size = std::nullopt);

} // namespace boggle
