/// Reads puzzles, one or many, in the forms in which they are handed on.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include <reading/line_reader.hpp>

#include "sudoku/puzzle.hpp"

namespace sudoku {

/// A puzzle as it was written, and where.
struct written_puzzle {
    sudoku::puzzle puzzle;
    std::vector<reading::text_line> lines; ///< one, or one for each row
    std::vector<std::size_t> offsets;      ///< of each cell in its line

    bool is_line() const { return lines.size() == 1; }
    reading::text_place place_of(int cell) const;
};

/// The puzzles of a text, one at a time.
///
///     53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
///
///     5 3 . | . 7 . | . . .       a puzzle is a line, or a grid of so many lines. An empty cell is
///     6 . . | 1 9 5 | . . .       . 0 _ * or ?; symbols beyond 9 are A to W, or in a grid with
///     ------+-------+------       blanks between all cells numbers
///
/// After a puzzle on a line anything may follow behind a blank or one of , : ; for lists give the
/// solution there. Blank lines, rulings, lines that begin with # or with "Grid" are passed over,
/// and so is a first line that is no puzzle above one that is (the heading of a table).
///
/// Unless a shape is given, a puzzle on one line has 36 cells or more, and boxes are as square as
/// they can be, lying.
class puzzle_reader {
  public:
    puzzle_reader(std::istream& in, std::string name, std::optional<shape> board = {});

    /// The next puzzle, or nothing at the end.
    /// @throws reading::input_error that names line and column for anything else
    std::optional<written_puzzle> next();

    const std::string& name() const { return lines_.name(); }

    /// @throws reading::input_error where the puzzle's givens contradict each other, naming both
    void refuse_conflict(const written_puzzle& given) const;

  private:
    struct grid_cell {
        std::size_t offset;
        int symbol;
    };

    std::optional<reading::text_line> next_content();
    std::optional<reading::text_line> after_heading();
    bool is_whole(const reading::text_line& line) const;
    written_puzzle from_line(reading::text_line line) const;
    written_puzzle from_grid(reading::text_line first);
    std::vector<grid_cell> row_of(const reading::text_line& line) const;
    int cell_of(const reading::text_line& line, std::size_t offset) const;
    void require_on_board(const reading::text_line& line, const grid_cell& cell, int side) const;

    reading::line_reader lines_;
    std::optional<shape> board_;
    std::optional<reading::text_line> waiting_;
    bool begun_ = false;
};

/// Reads one puzzle from its givens alone: words of row, column and symbol, as 263 for a 3 in row
/// 2, column 6.
/// @throws reading::input_error for a word that is none, and for a cell that is given two symbols
puzzle read_clues(std::istream& in, const std::string& name, const shape& board = {});

} // namespace sudoku
