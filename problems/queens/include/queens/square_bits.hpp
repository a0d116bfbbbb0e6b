/// The squares of a set that is larger than a word, for `expand`.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <ranges>
#include <span>

namespace queens {

/// The positions of the bits that are set in several words, ascending: what `espalier::set_bits` is
/// for one word. A borrowed range that points to the words.
class square_bits : public std::ranges::view_base {
  public:
    class iterator {
      public:
        using value_type = int;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::forward_iterator_tag;

        iterator() = default;
        explicit iterator(std::span<const std::uint64_t> words)
            : word_(words.data()), last_(words.data() + words.size()),
              rest_(words.empty() ? 0 : words.front()) {
            skip_empty_words();
        }

        int operator*() const { return base_ + std::countr_zero(rest_); }
        iterator& operator++() {
            rest_ &= rest_ - 1;
            skip_empty_words();
            return *this;
        }
        iterator operator++(int) {
            const iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(const iterator& a, const iterator& b) {
            return a.word_ == b.word_ && a.rest_ == b.rest_;
        }
        friend bool operator==(const iterator& i, std::default_sentinel_t) { return i.rest_ == 0; }

      private:
        /// Ends with an empty rest only where there is no further word.
        void skip_empty_words() {
            while (rest_ == 0 && last_ - word_ > 1) {
                rest_ = *++word_;
                base_ += 64;
            }
        }

        const std::uint64_t* word_ = nullptr;
        const std::uint64_t* last_ = nullptr;
        std::uint64_t rest_ = 0;
        int base_ = 0;
    };

    square_bits() = default;
    explicit square_bits(std::span<const std::uint64_t> words) : words_(words) {}
    iterator begin() const { return iterator(words_); }
    std::default_sentinel_t end() const { return {}; }

  private:
    std::span<const std::uint64_t> words_;
};

} // namespace queens

template <>
inline constexpr bool std::ranges::enable_borrowed_range<queens::square_bits> = true;
