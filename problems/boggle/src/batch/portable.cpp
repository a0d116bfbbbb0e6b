// The step for any processor: eight neighbours, one after the other.
#include "step.hpp"

namespace boggle::batch {

namespace {

void set_neighbours(const small_board& board, cells& to) {
    const board_shape& shape = *board.shape;
    for (std::size_t i = 0; i < shape.cells; ++i) {
        to[i].below = (std::uint32_t{1} << board.letters[i]) - 1;
        for (std::size_t n = 0; n < shape.degree[i]; ++n)
            to[i].letters[n] = board.letters[shape.next[i][n]];
    }
}

made take_step(const mask_trie::node* trie, const cells& board, const parent* parents,
               const pair* pairs, std::size_t count, target to) {
    std::size_t new_parents = 0, new_pairs = 0, hits = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const parent& from = parent_of(pairs[i], parents);
        const cell& at = cell_of(pairs[i], board);
        const trie_node child = from.node.first + mask_trie::count_bits(from.node.mask & at.below);
        const parent here{.node = trie[child], .free = from.free & at.others};
        to.hits[hits] = child;
        hits += here.node.mask >> 31;

        to.parents[new_parents] = here;
        const pair number = pair_of(new_parents, 0);
        const auto before = new_pairs;
        for (std::size_t n = 0; n < 8; ++n) {
            to.pairs[new_pairs] = at.pairs[n] | number;
            new_pairs += here.node.mask >> at.letters[n] & here.free >> at.next[n] & 1;
        }
        new_parents += new_pairs != before;
    }
    return {.pairs = new_pairs, .hits = hits};
}

} // namespace

const form portable{.set_letters = set_neighbours, .step = take_step};

} // namespace boggle::batch
