#include "sudoku/conflict.hpp"

#include <array>
#include <cstddef>
#include <vector>

#include "sudoku/symbols.hpp"

namespace sudoku {

std::optional<conflict> find_conflict(const puzzle& given) {
    const int side = given.shape.side();
    constexpr int nobody = -1;
    std::vector<int> holders(static_cast<std::size_t>(3 * side * (side + 1)), nobody);
    constexpr std::array names{"row ", "column ", "box "};
    for (int cell = 0; cell < given.shape.cells(); ++cell) {
        const int symbol = given.cells[static_cast<std::size_t>(cell)];
        if (symbol == 0) continue;
        const int row = cell / side, column = cell % side;
        const std::array units{row, column, given.shape.box_of(row, column)};
        for (std::size_t kind = 0; kind < units.size(); ++kind) {
            const int unit = static_cast<int>(kind) * side + units[kind];
            int& holder = holders[static_cast<std::size_t>(unit * (side + 1) + symbol)];
            if (holder != nobody)
                return conflict{holder, cell, symbol,
                                names[kind] + std::to_string(units[kind] + 1)};
            holder = cell;
        }
    }
    return std::nullopt;
}

std::string conflict_text(const conflict& found, const shape& board) {
    return found.unit + " has " + symbol_text(found.symbol) +
           " twice: " + cell_name(found.first, board.side()) + " and " +
           cell_name(found.second, board.side());
}

} // namespace sudoku
