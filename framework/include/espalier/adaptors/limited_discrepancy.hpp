/// A space of which only the paths are walked that follow the heuristic almost everywhere.
#pragma once

#include <cstddef>
#include <limits>
#include <utility>

#include <espalier/adaptors/adaptor.hpp>

namespace espalier {

/// How often a path may differ from what the heuristic advises.
struct discrepancies {
    static constexpr std::size_t any_depth = std::numeric_limits<std::size_t>::max();

    std::size_t most;              ///< solutions with more are left out
    std::size_t least = 0;         ///< and those with fewer
    std::size_t depth = any_depth; ///< of the deepest solution, if it is known
};

/// The same tree without the paths on which another child than the first promising one was taken
/// more than `most` times. For trees whose `expand` lists the likeliest child first: a good
/// heuristic errs seldom, and most often high up, where a depth-first walk comes back last (limited
/// discrepancy search: Harvey & Ginsberg 1995).
///
///     espalier::first(espalier::limited_discrepancy(space, 2));
///
/// With as many at least as at most, each wave walks what is new (Korf 1996); if the depth of the
/// solutions is known, a path is left as soon as it has too few levels left to differ often enough.
/// Every solution belongs to exactly one wave:
///
///     espalier::first(espalier::limited_discrepancy(space, {.most = k, .least = k, .depth = n}));
///
/// The number of discrepancies is a fact about the node: `promising` rejects the children that have
/// too many. A node costs one more look at its children, up to the first that is promising.
template <StateSpace Space>
class limited_discrepancy : public adaptor<Space> {
  public:
    using choice_type = choice_t<Space>;

    limited_discrepancy(Space space, std::size_t most)
        : limited_discrepancy(std::move(space), discrepancies{most}) {}
    limited_discrepancy(Space space, discrepancies wanted)
        : adaptor<Space>(std::move(space)), wanted_(wanted), used_(std::size_t{0}) {}

    bool promising(const choice_type& choice) const {
        if (!this->promising_inside(choice)) return false;
        const bool any_will_do = *used_ < wanted_.most && wanted_.least <= *used_ + levels_below();
        if (any_will_do) return true;
        const std::size_t then = *used_ + differs(choice);
        return then <= wanted_.most && wanted_.least <= then + levels_below();
    }
    void apply(const choice_type& choice) {
        const std::size_t then = *used_ + differs(choice);
        used_.make_room();
        this->inside().apply(choice);
        used_.set(then);
        ++depth_;
    }
    void undo(const choice_type& choice) noexcept
        requires ReversibleStateSpace<Space>
    {
        --depth_;
        used_.undo();
        this->inside().undo(choice);
    }
    bool is_solution() const {
        return *used_ >= wanted_.least && *used_ <= wanted_.most && this->base().is_solution();
    }

    /// How often the path to this node differs from the heuristic's.
    std::size_t used() const { return *used_; }

    friend bool operator==(const limited_discrepancy& a, const limited_discrepancy& b)
        requires std::equality_comparable<Space>
    {
        return a.base() == b.base() && a.used_ == b.used_ && a.depth_ == b.depth_;
    }

  private:
    /// How many levels there may be below a child of this node.
    std::size_t levels_below() const {
        if (wanted_.depth == discrepancies::any_depth) return wanted_.least;
        return wanted_.depth > depth_ ? wanted_.depth - depth_ - 1 : 0;
    }
    /// Whether a child before this one is promising.
    bool differs(const choice_type& choice) const {
        auto&& children = this->base().expand();
        for (auto&& child : children) {
            const choice_type candidate = child;
            if (candidate == choice) return false;
            if (this->promising_inside(candidate)) return true;
        }
        return true;
    }

    discrepancies wanted_;
    detail::level_value<Space, std::size_t> used_;
    std::size_t depth_ = 0;
};

} // namespace espalier
