/// A set of small numbers of which the greatest is known beforehand.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace espalier {

/// A set of numbers from 0 to N - 1, in N/64 words without an allocation, and the range of what is
/// in it, ascending: `expand` may return it as it stands.
///
///     bit_set<81> free = row_[r] & column_[c] & box_[b];
///     for (const int digit : free) …
///
/// For up to 64 numbers a plain word with `set_bits` does the same. Each operation on whole sets is
/// O(N/64); a number outside is the caller's mistake, and undefined.
template <std::size_t N>
class bit_set {
    static_assert(N > 0);
    static constexpr std::size_t words = (N + 63) / 64;

  public:
    class iterator {
      public:
        using value_type = int;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::forward_iterator_tag;

        constexpr iterator() = default;
        constexpr explicit iterator(const bit_set* of) : set_(of), rest_(of->words_[0]) {
            settle();
        }
        constexpr int operator*() const {
            return static_cast<int>(64 * word_) + std::countr_zero(rest_);
        }
        constexpr iterator& operator++() {
            rest_ &= rest_ - 1;
            settle();
            return *this;
        }
        constexpr iterator operator++(int) {
            const iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const iterator& a, const iterator& b) {
            return a.word_ == b.word_ && a.rest_ == b.rest_;
        }
        friend constexpr bool operator==(const iterator& i, std::default_sentinel_t) {
            return i.rest_ == 0;
        }

      private:
        constexpr void settle() {
            while (rest_ == 0 && word_ + 1 < words)
                rest_ = set_->words_[++word_];
        }
        const bit_set* set_ = nullptr;
        std::size_t word_ = 0;
        std::uint64_t rest_ = 0;
    };

    constexpr bit_set() = default;
    constexpr bit_set(std::initializer_list<int> numbers) {
        for (const int number : numbers)
            insert(number);
    }
    /// All numbers from 0 to N - 1.
    static constexpr bit_set all() { return ~bit_set(); }

    constexpr void insert(int number) { words_[word(number)] |= bit(number); } ///< O(1)
    constexpr void erase(int number) { words_[word(number)] &= ~bit(number); } ///< O(1)
    /// O(1)
    constexpr bool contains(int number) const { return (words_[word(number)] & bit(number)) != 0; }

    constexpr bool empty() const { return *this == bit_set(); }
    constexpr std::size_t size() const {
        std::size_t count = 0;
        for (const std::uint64_t w : words_)
            count += static_cast<std::size_t>(std::popcount(w));
        return count;
    }
    /// Whether all its members are in the other.
    constexpr bool is_subset_of(const bit_set& other) const { return (*this - other).empty(); }

    constexpr iterator begin() const { return iterator(this); }
    constexpr std::default_sentinel_t end() const { return {}; }

    constexpr bit_set& operator&=(const bit_set& other) {
        for (std::size_t w = 0; w < words; ++w)
            words_[w] &= other.words_[w];
        return *this;
    }
    constexpr bit_set& operator|=(const bit_set& other) {
        for (std::size_t w = 0; w < words; ++w)
            words_[w] |= other.words_[w];
        return *this;
    }
    /// Takes away what is in the other set.
    constexpr bit_set& operator-=(const bit_set& other) {
        for (std::size_t w = 0; w < words; ++w)
            words_[w] &= ~other.words_[w];
        return *this;
    }
    friend constexpr bit_set operator&(bit_set a, const bit_set& b) { return a &= b; } ///< in both
    friend constexpr bit_set operator|(bit_set a, const bit_set& b) { return a |= b; }
    friend constexpr bit_set operator-(bit_set a, const bit_set& b) { return a -= b; }
    constexpr bit_set operator~() const {
        bit_set others;
        for (std::size_t w = 0; w < words; ++w)
            others.words_[w] = ~words_[w];
        if constexpr (N % 64 != 0) others.words_[words - 1] &= bit(N) - 1;
        return others;
    }
    friend constexpr auto operator<=>(const bit_set&, const bit_set&) = default;

  private:
    static constexpr std::size_t word(int number) { return static_cast<std::size_t>(number) / 64; }
    static constexpr std::uint64_t bit(std::size_t number) {
        return std::uint64_t{1} << (number % 64);
    }
    static constexpr std::uint64_t bit(int number) { return bit(static_cast<std::size_t>(number)); }

    std::array<std::uint64_t, words> words_{};
};

} // namespace espalier
