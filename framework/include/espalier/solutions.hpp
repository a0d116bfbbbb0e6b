/// Solutions one at a time, as a range: the search goes on when the next one is asked for.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <type_traits>
#include <utility>
#include <vector>

#include <espalier/depth_first_search.hpp>
#include <espalier/detail/pacer.hpp>
#include <espalier/goals.hpp>
#include <espalier/limits.hpp>
#include <espalier/statistics.hpp>

namespace espalier {

/// A lazy input range over the solutions of a space, in tree order.
///
///     for (const queens& solution : espalier::solutions(queens{8})) print(solution);
///
/// The node is *lent*: the reference is good until the next step, and what is to be kept must be
/// copied (`espalier::for_each` and `espalier::all` hand out values). The range holds the space if
/// it is handed a temporary, a copy of a const one, otherwise it borrows it; a reversible space
/// that is borrowed is back in its state when the range is destroyed, half-way or not.
template <class Space>
class solutions_range {
    using space_type = std::remove_cvref_t<Space>;
    static constexpr bool is_borrowed =
        std::is_lvalue_reference_v<Space> && !std::is_const_v<std::remove_reference_t<Space>>;

  public:
    explicit solutions_range(Space&& space, const options& limits = {})
        : space_(std::forward<Space>(space)), limits_(limits),
          pace_(limits_, std::chrono::steady_clock::now()), search_(space_) {}
    solutions_range(const solutions_range&) = delete;
    solutions_range& operator=(const solutions_range&) = delete;

    class iterator {
      public:
        using value_type = space_type;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::input_iterator_tag;

        iterator(iterator&&) = default;
        iterator& operator=(iterator&&) = default;
        explicit iterator(solutions_range* range) : range_(range) {}

        const space_type& operator*() const { return range_->search_.node(); }
        const space_type* operator->() const { return &**this; }
        iterator& operator++() {
            range_->step();
            return *this;
        }
        void operator++(int) { ++*this; }
        friend bool operator==(const iterator& i, std::default_sentinel_t) {
            return i.range_->over();
        }

      private:
        solutions_range* range_;
    };

    /// Goes to the first solution; to be called once, as of any input range.
    iterator begin() {
        step();
        return iterator(this);
    }
    std::default_sentinel_t end() const { return {}; }

    /// Whether there is no further solution, or a limit was reached: `status` says which.
    bool over() const { return over_; }

    /// The choices that lead to the solution at hand.
    auto path() const { return search_.path(); }

    /// Why the range ended; *satisfied* while it has not.
    espalier::status status() const { return status_; }
    espalier::statistics statistics() const { return search_.statistics(); } ///< counted so far

    /// What is left to walk after the solution at hand.
    auto frontier() const { return search_.frontier(); }

  private:
    void step() {
        detail::one_at_a_time goal;
        while (!over_) {
            const espalier::statistics now = search_.statistics();
            if (search_.status() == search_status::exhausted)
                end(espalier::status::exhausted);
            else if (now.solutions >= limits_.max_solutions)
                end(espalier::status::solution_limit);
            else if (now.promising >= limits_.node_limit)
                end(espalier::status::node_limit);
            else if (limits_.stop.stop_requested())
                end(espalier::status::stop_requested);
            else if (pace_.time_is_up())
                end(espalier::status::time_limit);
            else if (walk_on(goal, limits_.node_limit - now.promising))
                return;
        }
    }

    bool walk_on(detail::one_at_a_time& goal, std::uint64_t nodes_left) {
        pace_.start();
        search_.advance(goal, std::min(nodes_left, pace_.slice()), limits_.stop);
        pace_.stop();
        return search_.status() == search_status::at_solution;
    }

    void end(espalier::status why) {
        over_ = true;
        status_ = why;
    }

    std::conditional_t<is_borrowed, Space, space_type> space_;
    options limits_;
    detail::pacer pace_;
    depth_first_search<space_type> search_;
    espalier::status status_ = espalier::status::satisfied;
    bool over_ = false;
};

template <class Space>
solutions_range(Space&&, const options&) -> solutions_range<Space>;

/// The solutions of a space, lazily; see `solutions_range`.
template <class Space>
solutions_range<Space> solutions(Space&& space, const options& limits = {}) {
    return solutions_range<Space>(std::forward<Space>(space), limits);
}

} // namespace espalier
