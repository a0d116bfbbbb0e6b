/// Say here what a node of the tree is. Now: the first letters of a word of 0 and 1.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "@NAME@/reader.hpp"

namespace @NAME@ {

/// The words of that length, letter by letter.
class space {
  public:
    using choice_type = int; // what leads to a child: the next letter

    explicit space(const instance& given) : length_(given.length) {}

    /// The candidate children, in branching order.
    std::span<const int> expand() const {
        static constexpr int letters[] = {0, 1};
        return word_.size() < length_ ? letters : std::span<const int>();
    }
    /// False only if no solution can lie below that child.
    bool promising(int letter) const { return word_.empty() || word_.back() + letter < 2; }
    void apply(int letter) { word_.push_back(letter); }
    /// Takes back exactly what `apply` did.
    void undo(int) noexcept { word_.pop_back(); }
    /// NEXT: say when a node is a solution (here: when the word is complete).
    bool is_solution() const { return false; }
    /// What the user is given for a solution.
    std::vector<int> solution() const { return word_; }

    friend bool operator==(const space&, const space&) = default;

  private:
    std::size_t length_;
    std::vector<int> word_;
};

} // namespace @NAME@
