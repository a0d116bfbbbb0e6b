// The kernel in plain C++, for any processor and for keys of any width.
//
// Pairs are told by tables over groups of 512 right halves. A *line* is one bit for each half of
// the group. For each chunk of diagonals and each set of diagonals in it, a table has the line of
// the right halves that have none of them: then the right halves that go with a left one are the
// AND of as many lines as there are chunks. (Matching through tables of chunks of bit planes: E.
// Kluev, N Queens Count Solutions, 2022. The classes by the middle diagonals, which are left out as
// a whole, are ours.)
#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "queens/halves/classes.hpp"
#include "queens/halves/kernel.hpp"
#include "unite_portable.hpp"

namespace queens::half {
namespace {

constexpr std::size_t words = 8;
constexpr std::size_t group = words * 64;
static_assert(group == sorted_groups<narrow_key>::size);

struct alignas(cache_line) line {
    std::array<std::uint64_t, words> word;
};

line bits_from(std::size_t first, std::size_t last) {
    line bits{};
    for (std::size_t i = first; i < last; ++i)
        bits.word[i / 64] |= std::uint64_t{1} << i % 64;
    return bits;
}

/// The bits of 64 × 64 words exchanged with their numbers, for eight squares of bits side by side
/// (H. S. Warren, Hacker's Delight, 7-3).
void transpose(std::array<line, 64>& square) {
    std::uint64_t mask = 0x00000000ffffffff;
    for (std::size_t j = 32; j != 0; j >>= 1, mask ^= mask << j)
        for (std::size_t k = 0; k < 64; k = ((k | j) + 1) & ~j)
            for (std::size_t w = 0; w < words; ++w) {
                std::uint64_t& a = square[k].word[w];
                std::uint64_t& b = square[k | j].word[w];
                const std::uint64_t t = ((a >> j) ^ b) & mask;
                b ^= t;
                a ^= t << j;
            }
}

/// The lines of all subsets of some planes: each the AND of the complements.
void fill_table(line* table, const line* planes, int width) {
    table[0].word.fill(~std::uint64_t{0});
    for (int bit = 0; bit < width; ++bit) {
        const std::size_t size = std::size_t{1} << bit;
        for (std::size_t i = 0; i < size; ++i)
            for (std::size_t w = 0; w < words; ++w)
                table[size + i].word[w] = table[i].word[w] & ~planes[bit].word[w];
    }
}

template <std::size_t Chunks>
using entry_numbers = std::array<std::uint32_t, Chunks>;

template <std::size_t Chunks>
[[gnu::always_inline]] inline std::uint64_t
count_inline(const line* table, const entry_numbers<Chunks>* items, std::size_t count,
             const line& candidates) {
    std::uint64_t found = 0;
    const line these = candidates;
    for (std::size_t i = 0; i < count; ++i) {
        const line* chosen[Chunks];
        for (std::size_t c = 0; c < Chunks; ++c)
            chosen[c] = table + items[i][c];
        for (std::size_t w = 0; w < words; ++w) {
            std::uint64_t left = these.word[w];
            for (std::size_t c = 0; c < Chunks; ++c)
                left &= chosen[c]->word[w];
            found += static_cast<std::uint64_t>(std::popcount(left));
        }
    }
    return found;
}

template <std::size_t Chunks>
using counter = std::uint64_t (*)(const line*, const entry_numbers<Chunks>*, std::size_t,
                                  const line&);

template <std::size_t Chunks>
std::uint64_t count_anywhere(const line* table, const entry_numbers<Chunks>* items,
                             std::size_t count, const line& candidates) {
    return count_inline<Chunks>(table, items, count, candidates);
}

#if defined(__x86_64__)
template <std::size_t Chunks>
[[gnu::target("popcnt")]] std::uint64_t count_by_popcnt(const line* table,
                                                        const entry_numbers<Chunks>* items,
                                                        std::size_t count, const line& candidates) {
    return count_inline<Chunks>(table, items, count, candidates);
}

template <std::size_t Chunks>
counter<Chunks> fastest_counter() {
    return __builtin_cpu_supports("popcnt") ? count_by_popcnt<Chunks> : count_anywhere<Chunks>;
}
#else
template <std::size_t Chunks>
counter<Chunks> fastest_counter() {
    return count_anywhere<Chunks>;
}
#endif

/// Whether to match the right halves with groups of the left ones instead of the other way round:
/// where there are few, as the number of steps demands, those to make a group's tables among them;
/// else so that there are more groups, which are more alike within.
template <class Key>
bool is_swapped(const half_lists<Key>& left, const half_lists<Key>& right) {
    constexpr std::size_t few = 2, tables = 250;
    const auto groups = [](const half_lists<Key>& halves) {
        return (halves.size() + group - 1) / group;
    };
    if (groups(left) > few) return left.size() > right.size();
    return groups(left) * (right.size() + tables) < groups(right) * (left.size() + tables);
}

template <class Key>
class portable_kernel : public kernel<Key> {
    static constexpr std::size_t chunks = 2 * static_cast<std::size_t>(key_layout<Key>::chunks);
    /// Left halves, sorted by class: where each finds its lines.
    struct items {
        std::vector<entry_numbers<chunks>> places;
        std::vector<typename class_sorter<Key>::run> runs;
    };

  public:
    explicit portable_kernel(const key_layout<Key>& layout)
        : layout_(layout), sorter_(layout), cuts_(std::size_t{2} << layout.cut_width()) {
        std::uint32_t end = 0;
        for (std::size_t c = 0; c < chunks; ++c) {
            starts_[c] = end;
            end += std::uint32_t{1} << field(c).width;
        }
        tables_.resize(end);
    }

    void unite(std::span<const pair_of_lists<Key>> pairs, const half_zones& zones,
               half_lists<Key>& into) override {
        unite_plainly(pairs, zones, into);
    }

    std::optional<pair_counts> match(const half_lists<Key>& left, const half_lists<Key>& right,
                                     const std::stop_token& stop) override {
        const bool swapped = is_swapped(left, right);
        const auto& some = swapped ? right : left;
        take_items(some.strict.keys(), strict_);
        take_items(some.tied.keys(), tied_);
        groups_.take(swapped ? left : right, &sorter_);
        pair_counts found;
        for (std::size_t g = 0; g < groups_.count(); ++g) {
            if (stop.stop_requested()) return std::nullopt;
            fill_tables(groups_[g]);
            const std::size_t strict = groups_.strict_in(g);
            for (std::size_t ties = 0; ties < 2; ++ties) {
                const items& of = ties == 0 ? strict_ : tied_;
                if (strict != 0) found.with_ties[ties] += count(of, bits_from(0, strict));
                if (strict != group)
                    found.with_ties[ties + 1] += count(of, bits_from(strict, group));
            }
        }
        return found;
    }

  private:
    /// The chunks of the left halves: first those of falling diagonals, then of rising ones.
    const bit_field& field(std::size_t c) const {
        const auto& fields = c < chunks / 2 ? layout_.falling() : layout_.rising();
        return fields.chunk[c % (chunks / 2)];
    }

    void take_items(std::span<const Key> keys, items& into) {
        sorted_.resize(keys.size());
        sorter_.sort(keys, sorted_.data(), into.runs);
        into.places.resize(keys.size());
        for (std::size_t i = 0; i < keys.size(); ++i)
            for (std::size_t c = 0; c < chunks; ++c) {
                const Key& k = sorted_[i];
                const auto word = c < chunks / 2 ? falling_word(k) : rising_word(k);
                into.places[i][c] = starts_[c] + static_cast<std::uint32_t>(field(c).of(word));
            }
    }

    /// A falling diagonal of the left half is a rising one of the right, and the other way round.
    void fill_tables(const Key* keys) {
        for (std::size_t i = 0; i < 64; ++i)
            for (std::size_t w = 0; w < words; ++w) {
                rising_[i].word[w] = rising_word(keys[w * 64 + i]);
                if constexpr (key_layout<Key>::is_wide)
                    falling_[i].word[w] = falling_word(keys[w * 64 + i]);
            }
        transpose(rising_);
        if constexpr (key_layout<Key>::is_wide) transpose(falling_);
        const auto planes = [this](std::size_t c, auto field_of) {
            const bool falls = c != 0;
            const bit_field f = field_of(falls ? layout_.falling() : layout_.rising());
            const auto& square = key_layout<Key>::is_wide && falls ? falling_ : rising_;
            return square.data() + f.shift;
        };
        for (std::size_t c = 0; c < chunks; ++c)
            fill_table(
                tables_.data() + starts_[c],
                planes(c / (chunks / 2), [&](const auto& d) { return d.chunk[c % (chunks / 2)]; }),
                field(c).width);
        const int width = layout_.cut_width();
        for (std::size_t c = 0; c < 2; ++c)
            fill_table(cuts_.data() + (c << width), planes(c, [](const auto& d) { return d.cut; }),
                       width);
    }

    /// The pairs of the left halves with those right ones of the group.
    std::uint64_t count(const items& of, const line& among) const {
        std::uint64_t found = 0;
        const line* const rising_cuts = cuts_.data() + (std::size_t{1} << layout_.cut_width());
        for (const auto& r : of.runs) {
            line candidates;
            std::uint64_t any = 0;
            for (std::size_t w = 0; w < words; ++w) {
                candidates.word[w] =
                    cuts_[r.falling].word[w] & rising_cuts[r.rising].word[w] & among.word[w];
                any |= candidates.word[w];
            }
            if (any != 0)
                found += count_(tables_.data(), of.places.data() + r.first, r.last - r.first,
                                candidates);
        }
        return found;
    }

    key_layout<Key> layout_;
    class_sorter<Key> sorter_;
    counter<chunks> count_ = fastest_counter<chunks>();
    std::array<std::uint32_t, chunks> starts_{};
    std::vector<line> tables_, cuts_;
    std::array<line, 64> rising_, falling_;
    sorted_groups<Key> groups_;
    aligned_vector<Key> sorted_;
    items strict_, tied_;
};

} // namespace

template <class Key>
std::unique_ptr<kernel<Key>> make_portable_kernel(const key_layout<Key>& layout) {
    return std::make_unique<portable_kernel<Key>>(layout);
}

template std::unique_ptr<kernel<narrow_key>>
make_portable_kernel<narrow_key>(const key_layout<narrow_key>&);
template std::unique_ptr<kernel<wide_key>>
make_portable_kernel<wide_key>(const key_layout<wide_key>&);

} // namespace queens::half
