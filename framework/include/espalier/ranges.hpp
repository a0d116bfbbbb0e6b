/// Cheap borrowed ranges for `expand`: they are walked without a copy and without an allocation.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <iterator>
#include <ranges>
#include <type_traits>

namespace espalier {

/// The one-bit masks of a word, lowest bit first: for 0b1010 the values 0b0010 and 0b1000.
///
///     for (unsigned square : single_bits(free)) place(square);
///
/// A multipass, borrowed range of the size of one word; each step is one instruction or two.
template <std::unsigned_integral Word>
class single_bits : public std::ranges::view_base {
  public:
    class iterator {
      public:
        using value_type = Word;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::forward_iterator_tag;

        constexpr iterator() = default;
        constexpr explicit iterator(Word rest) : rest_(rest) {}
        constexpr Word operator*() const { return static_cast<Word>(rest_ & (Word{0} - rest_)); }
        constexpr iterator& operator++() {
            rest_ = static_cast<Word>(rest_ & (rest_ - 1));
            return *this;
        }
        constexpr iterator operator++(int) {
            const iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(iterator, iterator) = default;
        friend constexpr bool operator==(iterator i, std::default_sentinel_t) {
            return i.rest_ == 0;
        }

      private:
        Word rest_; // not set by default: frames hold iterators that are written before they are
                    // read
    };

    constexpr single_bits() = default;
    constexpr explicit single_bits(Word word) : word_(word) {}
    constexpr iterator begin() const { return iterator(word_); }
    constexpr std::default_sentinel_t end() const { return {}; }
    constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(word_)); }

  private:
    Word word_ = 0;
};

/// The positions of the bits that are set in a word, ascending: for 0b1010 the values 1 and 3.
///
///     auto expand() const { return set_bits(free_columns_); }
///
/// A multipass, borrowed range of the size of one word.
template <std::unsigned_integral Word>
class set_bits : public std::ranges::view_base {
  public:
    class iterator {
      public:
        using value_type = int;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::forward_iterator_tag;

        constexpr iterator() = default;
        constexpr explicit iterator(Word rest) : bit_(rest) {}
        constexpr int operator*() const { return std::countr_zero(*bit_); }
        constexpr iterator& operator++() {
            ++bit_;
            return *this;
        }
        constexpr iterator operator++(int) {
            const iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(iterator, iterator) = default;
        friend constexpr bool operator==(iterator i, std::default_sentinel_t end) {
            return i.bit_ == end;
        }

      private:
        typename single_bits<Word>::iterator bit_;
    };

    constexpr set_bits() = default;
    constexpr explicit set_bits(Word word) : word_(word) {}
    constexpr iterator begin() const { return iterator(word_); }
    constexpr std::default_sentinel_t end() const { return {}; }
    constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(word_)); }

  private:
    Word word_ = 0;
};

/// Whether a range of candidates says all by itself, so that the node it was asked of may be moved
/// while it is walked: a container, or a view that points nowhere. A span or a filter may point
/// into the node; it is right for them to be false, and a little slower for small spaces without
/// `undo`. To be specialised for a view of one's own that points nowhere.
template <class Range>
inline constexpr bool stands_alone =
    !std::is_reference_v<Range> && !std::ranges::view<Range> && !std::ranges::borrowed_range<Range>;
template <class Word>
inline constexpr bool stands_alone<single_bits<Word>> = true;
template <class Word>
inline constexpr bool stands_alone<set_bits<Word>> = true;
template <class First, class Last>
inline constexpr bool stands_alone<std::ranges::iota_view<First, Last>> = true;

} // namespace espalier

template <class Word>
inline constexpr bool std::ranges::enable_borrowed_range<espalier::single_bits<Word>> = true;
template <class Word>
inline constexpr bool std::ranges::enable_borrowed_range<espalier::set_bits<Word>> = true;
