/// A space of which one solution stands for all its images under a symmetry.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include <espalier/adaptors/adaptor.hpp>

namespace espalier {

/// A symmetry of a tree whose level d decides thing d: where *thing d gets this choice* goes. An
/// eighth of a turn of a square of queens, one a row:
///
///     [n](std::size_t row, int column) { return std::pair(std::size_t(column), n - 1 - int(row));
///     }
template <class Choice>
using symmetry = std::function<std::pair<std::size_t, Choice>(std::size_t, const Choice&)>;

/// The same tree without the solutions that have a smaller image: of each class the one whose path
/// is least, by `<` of the choices, remains (lex-leader: Crawford, Ginsberg, Luks & Roy 1996). Its
/// weight is that of the class, so that *count* still counts all.
///
///     espalier::count(espalier::with_symmetry(queens{8}, seven_images(8))).value == 92
///
/// For trees in which every solution decides the same things in the same order and each image of a
/// solution is one. `images` are all symmetries of the group but the one that changes nothing. Cut
/// by `prune` is a node of which an image is smaller already in what both decide: O(symmetries x
/// depth^2) at worst, O(symmetries x depth) where the first choices differ. `best` keeps its answer
/// if images are of equal objective, `first` if `expand` lists smaller choices first.
/// @throws std::invalid_argument from a solution, if the images cannot be those of a whole group
template <StateSpace Space>
    requires std::totally_ordered<choice_t<Space>>
class with_symmetry : public adaptor<Space> {
  public:
    using choice_type = choice_t<Space>;

    with_symmetry(Space space, std::vector<symmetry<choice_type>> images)
        : adaptor<Space>(std::move(space)),
          images_(std::make_shared<const std::vector<symmetry<choice_type>>>(std::move(images))) {}

    bool prune() const { return this->pruned_inside() || has_smaller_image(); }
    template <class Known>
    bool prune(const Known& known) const
        requires PrunableBy<Space, Known>
    {
        return this->base().prune(known);
    }
    void apply(const choice_type& choice) {
        path_.push_back(choice);
        try {
            this->inside().apply(choice);
        } catch (...) {
            path_.pop_back();
            throw;
        }
    }
    void undo(const choice_type& choice) noexcept
        requires ReversibleStateSpace<Space>
    {
        this->inside().undo(choice);
        path_.pop_back();
    }
    bool is_solution() const { return this->base().is_solution() && !has_smaller_image(); }

    /// How many solutions the class of this one has, times what each stands for.
    std::uint64_t weight() const {
        std::uint64_t unmoved = 1;
        for (const auto& image : *images_)
            unmoved += compare(image) == order::equal;
        if ((images_->size() + 1) % unmoved != 0)
            throw std::invalid_argument("espalier: with_symmetry was not given a whole group: list "
                                        "every symmetry but the one that changes nothing");
        return (images_->size() + 1) / unmoved * weight_of(this->base());
    }

    friend bool operator==(const with_symmetry& a, const with_symmetry& b)
        requires std::equality_comparable<Space>
    {
        return a.base() == b.base() && a.path_ == b.path_;
    }

  private:
    enum class order { smaller, equal, greater, open };

    bool has_smaller_image() const {
        for (const auto& image : *images_)
            if (compare(image) == order::smaller) return true;
        return false;
    }

    /// The image of the path beside the path, as far as both are decided.
    order compare(const symmetry<choice_type>& image) const {
        for (std::size_t thing = 0; thing < path_.size(); ++thing) {
            bool decided = false;
            for (std::size_t d = 0; d < path_.size() && !decided; ++d) {
                const auto [where, choice] = image(d, path_[d]);
                decided = where == thing;
                if (decided && choice < path_[thing]) return order::smaller;
                if (decided && path_[thing] < choice) return order::greater;
            }
            if (!decided) return order::open;
        }
        return order::equal;
    }

    std::shared_ptr<const std::vector<symmetry<choice_type>>> images_;
    std::vector<choice_type> path_;
};

} // namespace espalier
