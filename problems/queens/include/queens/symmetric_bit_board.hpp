/// The bit board up to symmetry: the fastest walk that counts.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <stdexcept>
#include <stop_token>

#include <espalier/ranges.hpp>
#include <espalier/state_space.hpp>

#include "queens/board_size.hpp"
#include "queens/counted_bit_board.hpp"
#include "queens/outer_ring.hpp"
#include "queens/placement.hpp"

namespace queens {

/// The state space of all solutions, of which each stands for those with the images of its outer
/// ring: the first four choices place the queens of the border up to symmetry (see `outer_ring`),
/// and what is left is a `counted_bit_board` with these queens. That a solution's border knows its
/// weight, so that nothing is to be checked at the solutions, is due to the Q27 project (T.
/// Preusser and M. Engelhardt, Putting Queens in Carry Chains, No. 27, 2017), who place two such
/// rings.
///
///     espalier::count(queens::symmetric_bit_board(16)).value == 14772512
///
/// The weights are those of borders, 8, 4 or 2 (1 for the boards of size 0 and 1): of a solution
/// with some symmetry of its own more than one image may come, with weights that add up.
class symmetric_bit_board {
  public:
    using choice_type = std::uint32_t; ///< a bit: the place on a side, then the next row's column

    /// The empty board of size n, 0 to 32.
    /// @throws std::invalid_argument for another size, and as `kernels_in_use`
    explicit symmetric_bit_board(int n) : symmetric_bit_board(n, kernels_in_use()) {}

    /// The same with another form of the kernel.
    symmetric_bit_board(int n, kernels form) : size_(board_size(n)), form_(form), border_(n) {
        if (n == 0) inside_.emplace(conditions{}, form);
    }

    /// The same node, below which every node is walked, as in `counted_bit_board`.
    symmetric_bit_board walked() const {
        symmetric_bit_board single = *this;
        single.is_walked_ = true;
        return single;
    }

    auto expand() const {
        return inside_ ? inside_->expand()
                       : espalier::single_bits<std::uint32_t>(border_.next_places());
    }

    void apply(std::uint32_t choice) {
        if (inside_) {
            inside_->apply(choice);
            ++rows_;
            return;
        }
        outer_ring more = border_;
        more.add(std::countr_zero(choice));
        if (more.is_complete()) {
            conditions begun;
            begun.n = size_;
            begun.placed = more.queens();
            inside_.emplace(begun, form_);
        }
        border_ = more;
    }

    void undo(std::uint32_t choice) noexcept {
        if (rows_ != 0) {
            --rows_;
            inside_->undo(choice);
        } else {
            inside_.reset();
            border_.take_back();
        }
    }

    bool is_solution() const { return inside_ && inside_->is_solution(); }

    std::uint64_t weight() const { return border_.is_complete() ? border_.orbit() : 1; }

    /// @throws std::overflow_error if the number does not fit 64 bits
    espalier::below count_below(const std::stop_token& stop) const {
        if (is_walked_ || !inside_) return espalier::below::walk();
        const espalier::below found = inside_->count_below(stop);
        if (!found.is_counted()) return found;
        if (found.weight() > std::numeric_limits<std::uint64_t>::max() / weight())
            throw std::overflow_error("queens: more than 2^64 solutions below a node");
        return espalier::below::counted(found.weight() * weight());
    }

    placement solution() const { return inside_ ? inside_->solution() : placement{}; }

    friend bool operator==(const symmetric_bit_board&, const symmetric_bit_board&) = default;

  private:
    int size_;
    kernels form_;
    outer_ring border_;
    std::optional<counted_bit_board> inside_; ///< once the border is complete
    std::size_t rows_ = 0;                    ///< how many of its rows have a queen
    bool is_walked_ = false;
};

} // namespace queens
