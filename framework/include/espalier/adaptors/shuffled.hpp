/// A space whose children come in random order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <espalier/adaptors/adaptor.hpp>
#include <espalier/detail/random_bits.hpp>

namespace espalier {

/// The same tree with the children of each node in an order drawn at random from the seed and the
/// node's place in the tree: the same on every machine, for any number of threads, at every visit.
///
///     espalier::first(espalier::shuffled(space, seed));   // any solution, another for each seed
///
/// A node costs a vector of its children, and one look along them to go down.
template <StateSpace Space>
class shuffled : public adaptor<Space, true> {
  public:
    using choice_type = choice_t<Space>;

    shuffled(Space space, std::uint64_t seed)
        : adaptor<Space, true>(std::move(space)), lot_(detail::random_bits(seed)()) {}

    std::vector<choice_type> expand() const {
        std::vector<choice_type> order;
        auto&& children = this->base().expand();
        for (auto&& child : children)
            order.push_back(child);
        detail::random_bits lots(*lot_);
        for (std::size_t left = order.size(); left > 1; --left) { // Fisher & Yates 1938
            const std::size_t drawn = lots.below(left);
            choice_type last = order[left - 1];
            order[left - 1] = choice_type(order[drawn]);
            order[drawn] = std::move(last);
        }
        return order;
    }
    void apply(const choice_type& choice) {
        const std::uint64_t then = detail::random_bits(*lot_ ^ (number_of(choice) + 1))();
        lot_.make_room();
        this->inside().apply(choice);
        lot_.set(then);
    }
    void undo(const choice_type& choice) noexcept
        requires ReversibleStateSpace<Space>
    {
        lot_.undo();
        this->inside().undo(choice);
    }

    friend bool operator==(const shuffled&, const shuffled&) = default;

  private:
    std::uint64_t number_of(const choice_type& choice) const {
        std::uint64_t number = 0;
        auto&& children = this->base().expand();
        for (auto&& child : children) {
            if (choice_type(child) == choice) break;
            ++number;
        }
        return number;
    }

    detail::level_value<Space, std::uint64_t> lot_;
};

} // namespace espalier
