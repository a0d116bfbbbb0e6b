#include "queens/halves/half_board.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

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

/// From there on, into the second cache. (Without a branch: behind a shorter list is another.)
template <std::size_t Lines, class Key>
void prefetch_lines(const Key* from) {
    for (std::size_t l = 0; l < Lines; ++l)
        __builtin_prefetch(reinterpret_cast<const char*>(from) + l * cache_line, 0, 2);
}

} // namespace

template <class Key>
half_board<Key>::half_board(const cut_board& board, const key_layout<Key>& layout, int inner,
                            int columns, const allowed_squares& allowed, bool told,
                            const std::stop_token& stop)
    : top_bits_(board.h), inner_(inner),
      inner_block_(board, layout, {0, inner}, allowed, told, stop),
      outer_block_(board, layout, {inner, columns}, allowed, told, stop) {
    for (std::uint32_t s = 0; s < std::uint32_t{1} << columns; ++s)
        if (std::popcount(s) == inner) choices_.push_back(s);
}

template <class Key>
void half_board<Key>::list(std::uint32_t rows, const Key& given, const top_range& range,
                           kernel<Key>& by, half_lists<Key>& into) const {
    into.strict.clear();
    into.tied.clear();
    const half_zones zones(range, top_bits_, inner_);
    std::vector<pair_of_lists<Key>>& pairs = into.pairs;
    find_pairs(rows, pairs);
    if (is_empty(given)) {
        by.unite(pairs, zones, into);
        return;
    }
    aligned_vector<Key> fitting;
    for (const auto& [inner, outer] : pairs) {
        fitting.clear();
        for (const Key& k : outer)
            if (is_empty(k & given)) fitting.push_back(k | given);
        const pair_of_lists<Key> one{inner, fitting};
        by.unite({&one, 1}, zones, into);
    }
}

/// Some dozens of pairs at a time: first where all their lists are, then the lists, whose first
/// lines are fetched into the second cache while the others are looked for.
template <class Key>
void half_board<Key>::find_pairs(std::uint32_t rows, std::vector<pair_of_lists<Key>>& pairs) const {
    struct numbers {
        std::uint32_t inner, outer;
    };
    constexpr std::size_t at_once = 32;
    std::array<numbers, at_once> found;
    const row_picker pick(rows);
    pairs.resize(choices_.size());
    std::size_t count = 0;
    for (std::span<const std::uint32_t> left(choices_); !left.empty();) {
        const auto some = left.first(std::min(at_once, left.size()));
        left = left.subspan(some.size());
        for (std::size_t i = 0; i < some.size(); ++i) {
            const std::uint32_t inner_rows = pick(some[i]);
            found[i] = {inner_block_.number(inner_rows), outer_block_.number(rows ^ inner_rows)};
        }
        for (const numbers& of : std::span(found).first(some.size())) {
            const auto inner = inner_block_.on_numbered(of.inner);
            const auto outer = outer_block_.on_numbered(of.outer);
            prefetch_lines<1>(inner.data());
            prefetch_lines<5>(outer.data());
            pairs[count] = {inner, outer};
            count += std::min<std::size_t>(inner.size() * outer.size(), 1); // no branch to guess
        }
    }
    pairs.resize(count);
}

template class half_board<narrow_key>;
template class half_board<wide_key>;

} // namespace queens::half
