/// A board of up to 64 cells as the kernel for batches takes it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "boggle/compact_board.hpp"
#include "boggle/mask_trie.hpp"

namespace boggle {

/// The cells that may follow each cell; many boards share one.
struct board_shape {
    static constexpr std::size_t most_cells = 64;
    static constexpr std::size_t most_neighbours = 8;

    std::size_t cells = 0;
    std::array<std::uint8_t, most_cells> degree{};
    std::array<std::array<std::uint8_t, most_neighbours>, most_cells> next{};
};

/// The shape of a board, whatever its letters; nothing if it has too many cells, or a cell too many
/// neighbours, or cells that exclude one another.
std::optional<board_shape> shape_of(const compact_board& board);

/// A shape and a letter for each of its cells, numbered as in the trie that is searched. A letter
/// that no word has is `strange`.
struct small_board {
    static constexpr std::uint8_t strange = mask_trie::strange_letter;

    std::shared_ptr<const board_shape> shape;
    std::array<std::uint8_t, board_shape::most_cells> letters{};
    std::uint8_t lexicon = 0; ///< in a batch of boards for several, the number of theirs
};

class batch_lexicon;

/// The board for that lexicon; nothing if it has no such shape, or a tile that is not for the
/// lexicon.
std::optional<small_board> to_small_board(const compact_board& board, const batch_lexicon& lexicon);

} // namespace boggle
