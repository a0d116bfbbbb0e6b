/// All ways to place queens in some neighbouring columns of a half, by the rows they take.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "queens/board_size.hpp"
#include "queens/halves/aligned_vector.hpp"
#include "queens/halves/key.hpp"
#include "queens/halves/row_set_rank.hpp"

namespace queens::half {

/// The squares of a half on which a queen may stand: rows as bits, by column.
using allowed_squares = std::array<std::uint32_t, largest_board / 2>;

/// Thrown where tables would take too long to one who is asked to stop.
struct building_stopped {};

/// The columns of a block.
struct column_range {
    int first;
    int last; ///< behind the block
    int size() const { return last - first; }
};

/// For each set of rows, one a column, the keys of all placements on them without an attack. A list
/// is in the order of F, begins at a cache line if the key is a word, and is filled up with full
/// keys to a multiple of `padding`.
template <class Key>
class block_table {
  public:
    static constexpr std::size_t padding = 8;

    /// @throws building_stopped if a stop is requested before the end
    block_table(const cut_board& board, const key_layout<Key>& layout, column_range columns,
                const allowed_squares& allowed, bool told, const std::stop_token& stop);

    std::span<const Key> on(std::uint32_t rows) const { return on_numbered(number(rows)); }

    /// The same in two steps, for those who want many lists: what tells where a list is can be
    /// fetched meanwhile.
    std::uint32_t number(std::uint32_t rows) const {
        const std::uint32_t number = rank_(rows);
        __builtin_prefetch(places_.data() + number);
        return number;
    }
    std::span<const Key> on_numbered(std::uint32_t number) const {
        const place& p = places_[number];
        return {keys_.data() + p.offset, p.length};
    }

    /// How many placements there are in all.
    std::size_t size() const { return size_; }

  private:
    struct place {
        std::uint32_t offset = 0;
        std::uint32_t length = 0;
    };

    row_set_rank rank_;
    std::vector<place> places_;
    aligned_vector<Key> keys_;
    std::size_t size_ = 0;
};

extern template class block_table<narrow_key>;
extern template class block_table<wide_key>;

} // namespace queens::half
