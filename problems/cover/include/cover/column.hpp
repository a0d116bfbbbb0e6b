/// The options that an item has left, without a copy.
#pragma once

#include <cstddef>
#include <ranges>

namespace cover {

/// The options of an item that are left, as links: they stay as they are while the item is covered,
/// so the range that `expand` lends out is walked without a copy.
class column : public std::ranges::view_base {
  public:
    struct link {
        int down;
        int up;
        int item;
        int option; ///< -1: the head of an item
        friend bool operator==(const link&, const link&) = default;
    };
    class iterator {
      public:
        using value_type = int;
        using difference_type = std::ptrdiff_t;

        iterator() = default;
        iterator(const link* links, int at) : links_(links), at_(at) {}
        int operator*() const { return links_[at_].option; }
        iterator& operator++() {
            at_ = links_[at_].down;
            return *this;
        }
        iterator operator++(int) {
            const iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(const iterator&, const iterator&) = default;

      private:
        const link* links_;
        int at_;
    };

    column() = default;
    column(const link* links, int head) : links_(links), head_(head) {}
    iterator begin() const { return {links_, links_ == nullptr ? head_ : links_[head_].down}; }
    iterator end() const { return {links_, head_}; }

  private:
    const link* links_ = nullptr;
    int head_ = 0;
};

} // namespace cover

template <>
inline constexpr bool std::ranges::enable_borrowed_range<cover::column> = true;
