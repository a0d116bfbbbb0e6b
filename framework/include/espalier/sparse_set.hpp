/// A set that gives its members back in the reverse order, each operation in constant time.
#pragma once

#include <cstddef>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace espalier {

/// Some of the numbers from 0 to n - 1. A member that is taken out changes places with the last and
/// the set gets shorter; to put it back is to get longer again (Briggs & Torczon 1993; the dancing
/// cells of Knuth, The Art of Computer Programming, 7.2.2.3).
///
///     void apply(int city) { to_visit_.remove(city); … }
///     void undo(int) noexcept { …; to_visit_.restore(); }
///     auto expand() const { return to_visit_.members(); }
///
/// It also keeps the place each member had, so that `restore` is an exact inverse: the order is as
/// before, and `expand` stable as it must be. All operations are O(1), iteration O(members).
class sparse_set {
  public:
    sparse_set() = default;
    /// All numbers from 0 to n - 1, ascending.
    explicit sparse_set(std::size_t n) : order_(n), place_(n), size_(n) {
        std::iota(order_.begin(), order_.end(), 0);
        std::iota(place_.begin(), place_.end(), std::size_t{0});
        taken_from_.reserve(n);
    }

    bool contains(int number) const { return place_[index(number)] < size_; } ///< O(1)
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }

    /// The members, in an order of their own; it stays until the next `remove` or `restore`.
    std::span<const int> members() const { return {order_.data(), size_}; }
    auto begin() const { return members().begin(); }
    auto end() const { return members().end(); }

    /// Takes out a number, which must be a member.
    void remove(int number) noexcept {
        const std::size_t from = place_[index(number)];
        taken_from_.push_back(from); // there is room for all
        exchange(from, --size_);
    }
    /// Puts back what was last taken out; there must be such a number, which is returned.
    int restore() noexcept {
        exchange(taken_from_.back(), size_);
        const int number = order_[taken_from_.back()];
        taken_from_.pop_back();
        ++size_;
        return number;
    }

    friend bool operator==(const sparse_set&, const sparse_set&) = default;

  private:
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    void exchange(std::size_t a, std::size_t b) noexcept {
        std::swap(order_[a], order_[b]);
        place_[index(order_[a])] = a;
        place_[index(order_[b])] = b;
    }

    std::vector<int> order_;         // the members, then the others
    std::vector<std::size_t> place_; // of each number in the order
    std::vector<std::size_t> taken_from_;
    std::size_t size_ = 0;
};

} // namespace espalier
