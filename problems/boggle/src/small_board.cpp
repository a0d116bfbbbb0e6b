#include "boggle/small_board.hpp"

#include <algorithm>
#include <string>

#include "boggle/batch_lexicon.hpp"

namespace boggle {

std::optional<board_shape> shape_of(const compact_board& board) {
    if (board.shares_spots() || board.cell_count() > board_shape::most_cells) return std::nullopt;
    board_shape shape{.cells = board.cell_count()};
    for (cell_id cell = 0; cell < shape.cells; ++cell) {
        const auto next = board.neighbours(cell);
        if (next.size() > board_shape::most_neighbours) return std::nullopt;
        shape.degree[cell] = static_cast<std::uint8_t>(next.size());
        std::ranges::transform(next, shape.next[cell].begin(),
                               [](cell_id id) { return static_cast<std::uint8_t>(id); });
    }
    return shape;
}

std::optional<small_board> to_small_board(const compact_board& board,
                                          const batch_lexicon& lexicon) {
    const auto shape = shape_of(board);
    if (!shape) return std::nullopt;
    small_board made{.shape = std::make_shared<const board_shape>(*shape), .letters = {}};
    for (cell_id cell = 0; cell < shape->cells; ++cell) {
        std::string tile;
        for (const letter each : board.letters(cell))
            tile += board.alphabet().text(each);
        const auto number = lexicon.number_of(tile);
        if (!number) return std::nullopt;
        made.letters[cell] = *number;
    }
    return made;
}

} // namespace boggle
