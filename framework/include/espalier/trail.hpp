/// A value that remembers how to come back.
#pragma once

#include <concepts>
#include <cstddef>
#include <utility>
#include <vector>

namespace espalier {

/// A value with its past: `set` in `apply`, `undo` in `undo`, and the node is as before, whatever
/// was set. For what cannot be computed back from the choice (a sum of roundings, a last place):
/// the least of the trails of constraint solvers (Aggoun & Beldiceanu 1990).
///
///     void apply(int city) { cost_.set(*cost_ + from(*here_, city)); here_.set(city); }
///     void undo(int) noexcept { here_.undo(); cost_.undo(); }
///
/// `set` is O(1) amortised and may allocate; `undo` is O(1). Two trails are equal if all their
/// values are.
template <std::movable T>
class trail {
  public:
    trail() = default;
    explicit trail(T first) : now_(std::move(first)) {}

    const T& operator*() const { return now_; }
    const T* operator->() const { return &now_; }

    /// Makes sure that the next `set` allocates nothing.
    void make_room() {
        if (past_.size() == past_.capacity()) past_.reserve(2 * past_.size() + 8);
    }
    /// Takes a new value. As before if it throws.
    void set(T value) {
        past_.push_back(now_);
        now_ = std::move(value);
    }
    /// Comes back to the value before the last `set` that was not yet undone; there must be one.
    void undo() noexcept {
        now_ = std::move(past_.back());
        past_.pop_back();
    }
    /// How many `set`s can be undone.
    std::size_t depth() const { return past_.size(); }

    friend bool operator==(const trail&, const trail&) = default;

  private:
    T now_{};
    std::vector<T> past_;
};

} // namespace espalier
