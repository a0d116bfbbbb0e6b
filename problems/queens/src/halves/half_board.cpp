#include "queens/halves/half_board.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <optional>

namespace queens::half {
namespace {

/// Some of the rows by their numbers among all: two tables, so that one costs two look-ups.
class row_picker {
  public:
    explicit row_picker(std::uint32_t rows) {
        const int count = std::popcount(rows);
        split_ = count / 2;
        fill(lower_, split_, rows);
        fill(upper_, count - split_, rows);
    }

    std::uint32_t operator()(std::uint32_t numbers) const {
        return lower_[numbers & ((1U << split_) - 1)] | upper_[numbers >> split_];
    }

  private:
    using table = std::array<std::uint32_t, 256>;

    static void fill(table& sets, int count, std::uint32_t& rows) {
        sets[0] = 0;
        for (std::size_t size = 1; size < std::size_t{1} << count; size *= 2) {
            const std::uint32_t row = rows & (0 - rows);
            rows ^= row;
            for (std::size_t i = 0; i < size; ++i)
                sets[size + i] = sets[i] | row;
        }
    }

    int split_;
    table lower_, upper_;
};

/// What is left to demand of the lower bits of F, when the upper ones are known.
std::optional<top_range> below_given(const top_range& range, std::int64_t upper, int lower_bits) {
    const std::int64_t mask = (std::int64_t{1} << lower_bits) - 1;
    const std::int64_t low = range.low >> lower_bits, high = range.high >> lower_bits;
    if (range.low > range.high || upper < low || upper > high) return std::nullopt;
    return top_range{.low = upper == low ? range.low & mask : -1,
                     .high = upper == high ? range.high & mask : mask + 1};
}

/// How many lists ahead, so that they come in time from the last cache.
constexpr std::size_t ahead = 3;

template <class Key>
void prefetch(std::span<const Key> list) {
    constexpr std::size_t most = 8; // lines; few lists are longer
    const char* const first = reinterpret_cast<const char*>(list.data());
    const std::size_t bytes = std::min(list.size_bytes(), most * cache_line);
    for (std::size_t at = 0; at < bytes; at += cache_line)
        __builtin_prefetch(first + at);
}

} // namespace

template <class Key>
half_board<Key>::half_board(const cut_board& board, const key_layout<Key>& layout, int inner,
                            int columns, const allowed_squares& allowed, bool told,
                            const std::stop_token& stop)
    : top_shift_(layout.top_shift()), inner_(inner), columns_(columns),
      inner_block_(board, layout, {0, inner}, allowed, told, stop),
      outer_block_(board, layout, {inner, columns}, allowed, told, stop) {
    for (std::uint32_t s = 0; s < std::uint32_t{1} << columns; ++s)
        if (std::popcount(s) == inner) choices_.push_back(s);
}

template <class Key>
void half_board<Key>::list(std::uint32_t rows, const outermost<Key>& given, const top_range& range,
                           kernel<Key>& by, half_lists<Key>& into) const {
    into.strict.clear();
    into.tied.clear();
    const auto lower = below_given(range, given.top, columns_);
    if (!lower) return;
    const top_zones zones = top_zones::of(*lower, top_shift_, inner_, columns_);
    const row_picker pick(rows);
    std::vector<pair_of_lists<Key>>& pairs = into.pairs;
    pairs.resize(choices_.size());
    std::size_t count = 0;
    for (const std::uint32_t numbers : choices_) {
        const std::uint32_t inner_rows = pick(numbers);
        const auto inner = inner_block_.on(inner_rows);
        const auto outer = outer_block_.on(rows ^ inner_rows);
        pairs[count] = {inner, outer};
        count += std::min<std::size_t>(inner.size() * outer.size(), 1); // no branch to guess
    }
    aligned_vector<Key> fitting;
    for (std::size_t i = 0; i < count; ++i) {
        if (i + ahead < count) prefetch(pairs[i + ahead].outer);
        auto outer = pairs[i].outer;
        if (!is_empty(given.key)) {
            fitting.clear();
            for (const Key& k : outer)
                if (is_empty(k & given.key)) fitting.push_back(k | given.key);
            outer = fitting;
        }
        by.unite(outer, pairs[i].inner, zones, top_shift_, into);
    }
}

template class half_board<narrow_key>;
template class half_board<wide_key>;

} // namespace queens::half
