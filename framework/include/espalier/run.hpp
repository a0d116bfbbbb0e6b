/// A search in progress: a list, in tree order, of results so far and of parts not yet walked.
///
/// Everything that outlives one core or one sitting is this list and nothing else. A worker takes a
/// part and puts back what it found; a limit leaves parts in the list; a checkpoint is the list
/// written down; going on is starting from a list that is not just the whole tree.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <utility>

#include <espalier/depth_first_search.hpp>
#include <espalier/detail/segment.hpp>
#include <espalier/goals.hpp>
#include <espalier/limits.hpp>
#include <espalier/result.hpp>
#include <espalier/shares.hpp>
#include <espalier/statistics.hpp>
#include <espalier/subtree.hpp>
#include <espalier/thread_pool.hpp>

namespace espalier {

namespace detail {
struct checkpoint_access;
}

/// The list of parts that is the whole tree: where a search starts unless told otherwise.
template <class Choice>
frontier<Choice> whole_tree() {
    return {subtree<Choice>{}};
}

/// A search that can be stopped and gone on with, in any number of sittings and of threads.
///
///     espalier::run search(space, espalier::counting<queens>{});
///     while (search.go({.threads = 2, .time_limit = 60s}) != espalier::status::exhausted)
///         report(search.statistics());
///     print(std::move(search).result().value);
///
/// The space is borrowed, as by `solve`. If a hook throws, the exception comes out of `go`, once;
/// the run is then as after any stop, its parts intact, and can be asked for its result or go on.
template <class Space, class G>
class run {
    using list = detail::segment_list<Space, G>;
    using iterator = typename list::iterator;
    using state = typename list::state;

  public:
    using choice_type = choice_t<Space>;
    using value_type = decltype(std::declval<G&&>().value());

    /// A run over the given parts, which must be disjoint and in tree order: all by default.
    /// @throws std::invalid_argument if a part does not fit the tree, or they overlap
    explicit run(Space& space, G goal, frontier<choice_type> from = whole_tree<choice_type>())
        : space_(space), blank_(goal) {
        segments_.append_walked(std::move(goal));
        for (subtree<choice_type>& part : from) {
            depth_first_search<Space> there(space_, part);
            tree_place origin = there.origin();
            if (origin < last_origin_)
                throw std::invalid_argument("espalier: the parts are not in tree order");
            last_origin_ = origin;
            try {
                extent_.close({std::move(origin), there.limit()});
            } catch (const closed_twice&) {
                throw std::invalid_argument("espalier: the parts overlap");
            }
            segments_.append_waiting(std::move(part), detail::fork(blank_, blank_));
        }
    }
    run(const run&) = delete;
    run& operator=(const run&) = delete;

    /// Works off the list until it is empty, a limit is reached or the goal has enough. Limits of
    /// nodes and time are for this call, the limit of solutions for the run.
    template <class Visitor = no_visitor>
    espalier::status go(const options& limits = {}, Visitor&& visitor = {}) {
        if (status_ == espalier::status::exhausted || status_ == espalier::status::satisfied)
            return status_;
        forget_limits();
        if (find_end(options::unlimited) != segments_.end())
            return status_ = espalier::status::satisfied;
        if (limits.max_solutions <= segments_.front().total().solutions)
            return status_ = espalier::status::solution_limit;
        detail::thread_pool<Space, G> pool(space_, blank_, segments_, closed_, extent_.share(),
                                           limits);
        std::optional<espalier::status> stopped;
        try {
            stopped = pool.work(visitor);
        } catch (...) {
            effort_ += pool.effort();
            for (auto s = segments_.begin(); s != segments_.end(); ++s)
                if (s->cut) {
                    end_at(s);
                    break;
                }
            throw;
        }
        effort_ += pool.effort();
        if (const auto end = find_end(limits.max_solutions); end != segments_.end()) {
            end->goal_said_so = end->goal_said_so || end->goal_is_final;
            status_ =
                end->goal_said_so ? espalier::status::satisfied : espalier::status::solution_limit;
            end_at(end);
        } else if (stopped) {
            status_ = *stopped;
        } else {
            status_ = espalier::status::exhausted;
        }
        if (status_ == espalier::status::exhausted && closed() != extent_)
            throw std::logic_error("espalier: part of the tree was lost: a fault of the engine, or "
                                   "of a space that is not the same at every visit");
        return status_;
    }

    /// What was found so far, and what is left. The run is over with that.
    espalier::result<value_type, choice_type> result() && {
        if constexpr (!requires { requires G::commutes; }) keep_in_order();
        const espalier::statistics counted = statistics();
        frontier<choice_type> left = parts();
        ledger walked = closed();
        G total = std::move(segments_.front().goal);
        for (auto s = std::next(segments_.begin()); s != segments_.end(); ++s)
            if (s->is == state::walked) detail::merge(total, std::move(s->goal));
        return {std::move(total).value(), status_,           counted,
                std::move(left),          std::move(walked), effort_};
    }

    /// What was found so far, while the run may go on: if order matters to the goal, left of the
    /// first part that is still to be walked.
    G goal_so_far() const {
        G total = segments_.begin()->goal;
        for (auto s = std::next(segments_.begin()); s != segments_.end(); ++s) {
            if (s->is == state::walked)
                detail::merge(total, G(s->goal));
            else if (!requires { requires G::commutes; })
                break;
        }
        return total;
    }

    /// The parts still to be walked, in tree order.
    frontier<choice_type> parts() const {
        frontier<choice_type> open;
        for (const auto& s : segments_)
            if (s.is == state::waiting) open.push_back(s.part);
        return open;
    }

    /// What of the tree was walked, added up on its own.
    ledger closed() const {
        ledger sum = closed_;
        for (const auto& s : segments_)
            if (s.closed) sum.close(*s.closed);
        return sum;
    }

    /// How far the run is: what a reading says before the first.
    reading where() const {
        reading now;
        const double whole = extent_.share();
        now.share = whole > 0 ? std::min(closed().share() / whole, 1.0) : 0;
        now.counts = statistics();
        return now;
    }

    espalier::status status() const { return status_; } ///< why the last sitting ended

    espalier::statistics statistics() const {
        espalier::statistics sum;
        for (const auto& s : segments_)
            sum += s.total();
        return sum;
    }

  private:
    friend detail::checkpoint_access;

    /// What lies behind the last solution of an earlier limit is wanted again; what lies behind the
    /// goal's own *enough* is not.
    void forget_limits() {
        for (auto& s : segments_) {
            s.enough = s.enough && s.goal_said_so;
            s.needless = false;
        }
        for (auto s = segments_.begin(); s != segments_.end(); ++s)
            if (s->enough) segments_.mark_needless_behind(s);
    }

    /// The entry in which all that is wanted is found, if nothing is left to do before it.
    iterator find_end(std::uint64_t max_solutions) {
        std::uint64_t found = 0;
        for (auto s = segments_.begin(); s != segments_.end() && s->is == state::walked; ++s) {
            if (s->enough || s->cut) return s;
            const std::uint64_t wanted = max_solutions - found - s->before.solutions;
            found += s->total().solutions;
            if (found >= max_solutions) {
                s->cut = wanted;
                return s;
            }
        }
        return segments_.end();
    }

    /// Makes the run end in that entry, at the solution that was the last one wanted: what lies
    /// behind is as if never walked. If the walk went further, that part is walked once more, up to
    /// there.
    void end_at(iterator end) {
        if (end->cut == 0u) return segments_.revert_behind(std::prev(end), blank_, false);
        const bool again = end->cut.has_value();
        segments_.revert_behind(end, blank_, again);
        if (!again) return;
        depth_first_search<Space> search(space_, end->part);
        G goal = detail::fork(blank_, blank_);
        detail::at_most<G> some{goal, *end->cut};
        while (search.advance(some) == search_status::ready) {
        }
        if (!end->goal_is_final) detail::replace(end->goal, std::move(goal));
        end->counts = search.statistics();
        end->cut.reset();
        end->enough = true;
        auto left = search.frontier();
        end->closed = search.retire();
        if (!left.empty())
            segments_.insert_behind(end, std::move(left.front()), detail::fork(blank_, blank_));
    }

    /// A value whose order matters ends where the first waiting part begins: what was found behind
    /// it is as if never walked.
    void keep_in_order() {
        for (auto s = segments_.begin(); s != segments_.end(); ++s)
            if (s->is == state::waiting) {
                segments_.revert_behind(s, blank_, false);
                return;
            }
    }

    Space& space_;
    G blank_;
    list segments_;
    ledger closed_;
    ledger extent_;
    tree_place last_origin_;
    espalier::status status_ = espalier::status::stop_requested;
    espalier::effort effort_;
};

} // namespace espalier
