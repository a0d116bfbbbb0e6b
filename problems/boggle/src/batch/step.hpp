/// One board of a batch: the data of its search, and the step that each form of the kernel is.
///
/// A depth-first search of a small board spends its time in branches that no processor can guess:
/// which of the eight neighbours goes on with a word. So this search goes level by level, and a
/// step is the same few instructions for every path of a level, without a branch that depends on
/// the letters. A level is a list of *pairs*, a parent and a cell that follows it; a *parent* is a
/// trie node and the set of cells that its path leaves free. To take a step is to go from the
/// parent's node to its child by the cell's letter, to note it if a word ends there, to see which
/// of the cell's neighbours are free and go on with a word, and, if there are any, to make a new
/// parent and a pair for each of them. Whether there are any is added to the number of parents, not
/// branched on: what was written and is not wanted is written over.
///
/// Sources: the trie of eight bytes a node with popcount is that of mask_trie.hpp; for levels in
/// blocks instead of recursion, B. Ren, Y. Jo, S. Krishnamoorthy, K. Agrawal, M. Kulkarni,
/// Efficient Execution of Recursive Programs on Commodity Vector Hardware (PLDI 2015).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "boggle/mask_trie.hpp"
#include "boggle/small_board.hpp"

namespace boggle::batch {

/// A path, but for the order of its cells. The set of free cells lies behind the mask of letters,
/// so that both are one vector.
struct alignas(16) parent {
    mask_trie::node node;
    std::uint64_t free; ///< the cells that it does not use
};

/// Where the parent lies among the parents, and above these 16 bits where the cell lies among the
/// cells, in bytes: what a step would else compute for every pair.
using pair = std::uint32_t;

/// A step takes at most so many pairs, and makes as many parents at most.
inline constexpr std::size_t most_pairs = 1024;

/// What a step asks of a cell.
struct alignas(64) cell {
    /// For the neighbours one by one, first as letters and then as cells: the byte of a parent that
    /// has their bit, and this bit. Where there is no neighbour, no parent has the bit of the cell.
    std::array<std::uint8_t, 16> byte;
    std::array<std::uint8_t, 16> bit;
    std::array<pair, 8> pairs;           ///< of the neighbours, with the parent left open
    std::uint64_t others;                ///< the bits of all cells but this one
    std::uint32_t below;                 ///< the bits of all letters before that of the cell
    std::array<std::uint8_t, 8> next;    ///< the neighbours
    std::array<std::uint8_t, 8> letters; ///< theirs; `strange` where there is none
};
static_assert(sizeof(cell) == 128);

using cells = std::array<cell, board_shape::most_cells>;

inline pair pair_of(std::size_t parent_number, std::size_t cell_number) {
    return static_cast<pair>(parent_number * sizeof(parent) | (cell_number * sizeof(cell)) << 16);
}

inline const parent& parent_of(pair which, const parent* all) {
    return *reinterpret_cast<const parent*>(reinterpret_cast<const std::byte*>(all) +
                                            (which & 0xffff));
}

inline const cell& cell_of(pair which, const cells& all) {
    return *reinterpret_cast<const cell*>(reinterpret_cast<const std::byte*>(all.data()) +
                                          (which >> 16));
}

/// Where a step writes: room for `most_pairs` parents, for eight times as many pairs and eight
/// more, and for `most_pairs` hits. A hit is a trie node at which a word ends.
struct target {
    parent* parents;
    pair* pairs;
    trie_node* hits;
};

/// How much it wrote.
struct made {
    std::size_t pairs;
    std::size_t hits;
};

/// Takes a step from each of `count` pairs, at most `most_pairs`.
using step = made(const mask_trie::node* trie, const cells& board, const parent* parents,
                  const pair* pairs, std::size_t count, target to);

/// Makes the cells ready for a board, but for what depends on its letters.
void set_shape(const board_shape& shape, cells& to);

/// And that, too: what the form asks for.
using set_letters = void(const small_board& board, cells& to);

struct form {
    batch::set_letters* set_letters;
    batch::step* step;
};

extern const form portable;
extern const form avx2;

} // namespace boggle::batch
