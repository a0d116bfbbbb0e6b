/// Exact cover by dancing links.
#pragma once

#include <memory>
#include <vector>

#include "cover/column.hpp"
#include "cover/problem.hpp"

namespace cover {

/// The state space: next comes the primary item that has the fewest options left, the first of
/// these; a choice is one of its options. To take it, its items are covered: every other option
/// with one of them leaves the lists of all its items. To come back they are uncovered in the
/// reverse order, and what was taken out still knows its place (Knuth, Dancing Links, 2000;
/// Hitotsumatsu and Noshita 1979). The links are one array, shared with nobody.
///
///     espalier::count(cover::exact_cover(problem)).value
///
/// A node costs O(links that change + primary items). Where the problem has symmetries, the least
/// of the images of a cover alone is a solution.
class exact_cover {
  public:
    using choice_type = int; ///< the number of an option, from 0

    /// @throws std::invalid_argument for an option with an item that there is not, or one item
    ///         twice, and for a symmetry of another size
    explicit exact_cover(const problem& given)
        : exact_cover(std::make_shared<const problem>(given)) {}
    explicit exact_cover(std::shared_ptr<const problem> given);

    column expand() const {
        return is_covered() ? column() : column(links_.data(), turns_[depth_]);
    }
    void apply(int option) noexcept;
    void undo(int option) noexcept;
    bool is_solution() const { return is_covered() && is_least(); }

    /// The options of the cover, ascending.
    std::vector<int> solution() const;

    friend bool operator==(const exact_cover&, const exact_cover&);

  private:
    bool is_covered() const { return next_[given_->primary] == static_cast<int>(given_->primary); }
    bool is_least() const;
    void cover(int item) noexcept;
    void uncover(int item) noexcept;
    int smallest() const noexcept;

    std::shared_ptr<const problem> given_;
    std::vector<column::link> links_; // the items' heads, then the options one behind the other
    std::vector<int> begins_;         // of each option in the links
    std::vector<int> sizes_;          // how many options each item has left
    std::vector<int> next_, before_;  // in the ring of primary items to be covered, and its head
    std::vector<int> turns_;          // the item whose turn it is, at each node of the path
    std::vector<int> taken_;          // the options of the path
    std::size_t depth_ = 0;
};

} // namespace cover
