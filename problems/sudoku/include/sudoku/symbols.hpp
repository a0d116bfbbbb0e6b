/// Symbols and cells in words.
#pragma once

#include <optional>
#include <string>

namespace sudoku {

/// 1 to 9, then A for 10 to W for 32.
char symbol_text(int symbol);

/// The symbol of a character, small letters too; 0 for `.`, `0`, `_`, `*` and `?`, which stand for
/// an empty cell; nothing for any other.
std::optional<int> symbol_of(char text);

/// "r1c9": row and column from 1, of a cell of a board with that side.
std::string cell_name(int cell, int side);

} // namespace sudoku
