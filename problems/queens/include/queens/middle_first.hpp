/// Whole numbers from the middle outward.
#pragma once

#include <cstddef>
#include <iterator>
#include <ranges>

#include <espalier/ranges.hpp>

namespace queens {

/// 0 to n - 1, the middle one first and then the next ones on either side in turn: 2 3 1 4 0 for
/// n = 5, and 2 1 3 0 for n = 4. A multipass, borrowed range of the size of one number.
class middle_first : public std::ranges::view_base {
  public:
    class iterator {
      public:
        using value_type = int;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::forward_iterator_tag;

        constexpr iterator() = default;
        constexpr iterator(int n, int step)
            : middle_(n / 2), step_(step), sign_(n % 2 == 0 ? -1 : 1) {}
        constexpr int operator*() const {
            const int away = (step_ + 1) / 2;
            return step_ % 2 == 0 ? middle_ - sign_ * away : middle_ + sign_ * away;
        }
        constexpr iterator& operator++() {
            ++step_;
            return *this;
        }
        constexpr iterator operator++(int) {
            const iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(iterator, iterator) = default;

      private:
        int middle_;
        int step_;
        int sign_;
    };

    constexpr middle_first() = default;
    constexpr explicit middle_first(int n) : n_(n) {}
    constexpr iterator begin() const { return {n_, 0}; }
    constexpr iterator end() const { return {n_, n_}; }
    constexpr std::size_t size() const { return static_cast<std::size_t>(n_); }

  private:
    int n_ = 0;
};

} // namespace queens

template <>
inline constexpr bool espalier::stands_alone<queens::middle_first> = true;
template <>
inline constexpr bool std::ranges::enable_borrowed_range<queens::middle_first> = true;
