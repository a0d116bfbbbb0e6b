/// Several spaces as one: a tree more, at whose root one of them is chosen.
#pragma once

#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>
#include <ranges>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include <espalier/adaptors/adaptor.hpp>
#include <espalier/text_form.hpp>

namespace espalier {

/// What leads on in such a tree: at its root the number of a space, below that space's own choices.
template <class Choice>
struct root_or_choice {
    std::size_t root = 0;              ///< if there is no choice
    std::optional<Choice> choice = {}; ///< a choice below that root; nothing: the root itself

    friend bool operator==(const root_or_choice&, const root_or_choice&) = default;
    friend std::ostream& operator<<(std::ostream& out, const root_or_choice& taken)
        requires requires { out << *taken.choice; }
    {
        if (taken.choice) return out << *taken.choice;
        return out << "root " << taken.root;
    }
};

template <Writable Choice>
struct text_form<root_or_choice<Choice>> {
    using parts = std::pair<std::size_t, std::optional<Choice>>; ///< what is written
    static void write(std::ostream& out, const root_or_choice<Choice>& value) {
        text_form<parts>::write(out, {value.root, value.choice});
    }
    static bool read(std::istream& in, root_or_choice<Choice>& value) {
        parts both;
        if (!text_form<parts>::read(in, both)) return false;
        value = {both.first, std::move(both.second)};
        return true;
    }
};

/// The trees below several roots, walked from left to right as one: every start of a tour, every
/// first guess, one puzzle after the other.
///
///     espalier::count(espalier::any_of_roots(std::vector{tour(board, 0), tour(board, 1)}));
///
/// The spaces are shared by all threads; the one that is walked is a copy. The depth of a node is
/// one more than in its own tree, and costs a vector of its children.
template <StateSpace Space>
    requires std::copy_constructible<Space>
class any_of_roots {
  public:
    using choice_type = root_or_choice<choice_t<Space>>;
    using adapts = Space;
    using better = typename better_of<Space>::type;
    static constexpr std::uint64_t count_divisor = espalier::count_divisor<Space>();

    /// @throws std::invalid_argument if there is no root
    explicit any_of_roots(std::vector<Space> roots)
        : roots_(std::make_shared<const std::vector<Space>>(std::move(roots))) {
        if (roots_->empty())
            throw std::invalid_argument("espalier: any_of_roots needs a root at least");
    }

    std::vector<choice_type> expand() const {
        std::vector<choice_type> list;
        if (!space_) {
            for (std::size_t root = 0; root < roots_->size(); ++root)
                list.push_back({root, {}});
            return list;
        }
        auto&& children = space_->expand();
        for (auto&& child : children)
            list.push_back({0, choice_t<Space>(child)});
        return list;
    }
    bool promising(const choice_type& taken) const
        requires JudgingStateSpace<Space>
    {
        return !space_ || space_->promising(*taken.choice);
    }
    bool prune() const
        requires PrunableStateSpace<Space>
    {
        return space_ && space_->prune();
    }
    template <class Known>
    bool prune(const Known& known) const
        requires PrunableBy<Space, Known>
    {
        return space_ && space_->prune(known);
    }
    void apply(const choice_type& taken) {
        if (space_.has_value() != taken.choice.has_value())
            throw std::invalid_argument("espalier: any_of_roots chooses a root first, and once");
        if (space_)
            space_->apply(*taken.choice);
        else
            space_.emplace(roots_->at(taken.root));
    }
    void undo(const choice_type& taken) noexcept
        requires ReversibleStateSpace<Space>
    {
        if (taken.choice)
            space_->undo(*taken.choice);
        else
            space_.reset();
    }
    bool is_solution() const { return space_ && space_->is_solution(); }
    auto solution() const { return solution_of(*space_); }
    auto weight() const
        requires WeightedStateSpace<Space>
    {
        return space_->weight();
    }
    auto objective() const
        requires ObjectiveStateSpace<Space>
    {
        return space_->objective();
    }
    /// At the root of all, the best of the roots' bounds.
    auto bound() const
        requires BoundedStateSpace<Space>
    {
        if (space_) return space_->bound();
        auto best = roots_->at(0).bound();
        for (const Space& root : *roots_)
            if (better{}(root.bound(), best)) best = root.bound();
        return best;
    }
    below count_below(const std::stop_token& stop) const
        requires CountingStateSpace<Space>
    {
        return space_ ? space_->count_below(stop) : below::walk();
    }

    /// The space that was chosen, null at the root of all.
    const Space* base() const { return space_ ? &*space_ : nullptr; }

    friend bool operator==(const any_of_roots& a, const any_of_roots& b)
        requires std::equality_comparable<Space>
    {
        return a.space_ == b.space_ && (a.roots_ == b.roots_ || *a.roots_ == *b.roots_);
    }

  private:
    std::shared_ptr<const std::vector<Space>> roots_;
    std::optional<Space> space_;
};

} // namespace espalier
