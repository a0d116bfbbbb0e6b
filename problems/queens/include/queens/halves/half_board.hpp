/// All placements of one half that take given rows, put together from two blocks.
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "queens/halves/block_table.hpp"
#include "queens/halves/eightfold.hpp"
#include "queens/halves/half_lists.hpp"
#include "queens/halves/kernel.hpp"

namespace queens::half {

/// The columns of a half in two blocks, whose placements are all kept: an inner one next to the
/// cut, and an outer one.
template <class Key>
class half_board {
  public:
    /// @param inner    the columns of the inner block
    /// @param columns  of both blocks
    /// @throws building_stopped if a stop is requested before the end
    half_board(const cut_board& board, const key_layout<Key>& layout, int inner, int columns,
               const allowed_squares& allowed, bool told, const std::stop_token& stop = {});

    /// Lists the placements on those rows that are canonical by the range and go with the queens
    /// further out, whose key is `given` and is part of theirs: for each way to divide the rows
    /// between the blocks, every placement of the one is united with every one of the other.
    void list(std::uint32_t rows, const Key& given, const top_range& range, kernel<Key>& by,
              half_lists<Key>& into) const;

  private:
    void find_pairs(std::uint32_t rows, std::vector<pair_of_lists<Key>>& pairs) const;

    int top_bits_; // of F
    int inner_;    // columns
    block_table<Key> inner_block_, outer_block_;
    std::vector<std::uint32_t> choices_; // the rows of the inner block, by their numbers among all
};

extern template class half_board<narrow_key>;
extern template class half_board<wide_key>;

} // namespace queens::half
