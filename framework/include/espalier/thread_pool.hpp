/// The workers of a run: how a list of parts is worked off by one thread or by many.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <iterator>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include <espalier/depth_first_search.hpp>
#include <espalier/detail/alarm.hpp>
#include <espalier/detail/generosity.hpp>
#include <espalier/detail/node_budget.hpp>
#include <espalier/detail/pacer.hpp>
#include <espalier/detail/segment.hpp>
#include <espalier/goals.hpp>
#include <espalier/limits.hpp>
#include <espalier/processors.hpp>
#include <espalier/result.hpp>

namespace espalier::detail {

/// One sitting of a run.
///
/// Work is given away on request. A worker looks up between two slices of its walk, some 50 µs
/// apart; if somebody waits, it splits its part and puts the right end behind itself in the list.
/// No task per node, no depth to tune. Who has nothing to do takes the leftmost part that waits.
/// The caller's thread is the first worker; others are started when the search turns out to be
/// worth it.
///
/// The first entry of the list holds what was found left of everything that is still being walked.
/// The worker whose part comes next takes it over and adds to it directly: it *leads*. That is how
/// solutions are handed out in tree order, and limits kept exactly, while others are far ahead.
template <class Space, class G>
class thread_pool {
    using list = segment_list<Space, G>;
    using iterator = typename list::iterator;
    using state = typename list::state;
    using clock = std::chrono::steady_clock;

  public:
    thread_pool(Space& space, const G& blank, list& segments, ledger& closed, double extent,
                const options& limits)
        : space_(space), blank_(blank), segments_(segments), closed_(closed), extent_(extent),
          limits_(limits), workers_(workers_for(limits)), nodes_(limits.node_limit, workers_) {}

    /// Works until nothing is left to do, or a limit or the goal says so. Returns the limit that
    /// stopped it, if one did. Rethrows what a hook threw, when all workers have stopped.
    template <class Visitor>
    std::optional<espalier::status> work(Visitor& visitor) {
        if constexpr (!std::is_same_v<std::remove_cvref_t<Visitor>, no_visitor>)
            if (workers_ > 1)
                throw std::invalid_argument(
                    "espalier: a visitor watches one walk, so it needs threads = 1");
        if constexpr (std::copy_constructible<Space>)
            if (workers_ > 1 || limits_.on_reading) root_.emplace(space_);
        waiting_ = segments_.waiting();
        started_ = clock::now();
        const std::stop_callback from_outside(limits_.stop,
                                              [this] { halt(espalier::status::stop_requested); });
        {
            std::optional<alarm> timer; // for the case that every worker is deep in a count_below
            if (CountingStateSpace<Space> && limits_.time_limit != options::no_time_limit)
                timer.emplace(started_ + limits_.time_limit,
                              [this] { halt(espalier::status::time_limit); });
            next_reading_ = started_ + limits_.reading_interval;
            first_ = std::this_thread::get_id();
            be_worker(space_, visitor);
            crew_.clear();
        }
        effort_.wall = clock::now() - started_;
        if (error_) std::rethrow_exception(error_);
        return reason_;
    }

    const espalier::effort& effort() const { return effort_; }

  private:
    template <class Visitor>
    void be_worker(Space& space, Visitor& visitor) {
        pacer pace(limits_, started_);
        while (const auto mine = take()) {
            try {
                walk(*mine, space, visitor, pace);
            } catch (...) {
                fail();
            }
        }
    }

    /// Walks one part, until it is done or the run wants the worker to stop.
    template <class Visitor>
    void walk(iterator mine, Space& space, Visitor& visitor, pacer& pace) {
        std::optional<depth_first_search<Space, Visitor&>> search;
        const auto taken = clock::now().time_since_epoch();
        try {
            if (mine->node)
                search.emplace(*mine->node, mine->part, mine->stands_at, visitor);
            else
                search.emplace(space, mine->part, visitor);
            generosity gift(taken, clock::now().time_since_epoch(), limits_.slice.count() == 0);
            while (look_up(mine, *search)) {
                if (pace.time_is_up()) {
                    halt(espalier::status::time_limit);
                    break;
                }
                const std::uint64_t budget = nodes_.take(pace.slice());
                if (budget == 0) halt(espalier::status::node_limit);
                if (budget == 0) break;
                const std::uint64_t before = search->statistics().promising;
                pace.start();
                const search_status at = advance(*mine, *search, budget);
                pace.stop();
                nodes_.give_back(budget, search->statistics().promising - before);
                if (at != search_status::ready) break;
                tell_reading(pace.now());
                if (workers_ > effort_.workers && pace.worth_threads()) call_crew();
                if (hungry_ > waiting_) give_away(mine, *search, gift, pace.now());
            }
        } catch (...) {
            fail(); // before the part is put back, or somebody would take it at once
            finish(mine, search);
            return;
        }
        finish(mine, search);
    }

    template <class Search>
    search_status advance(typename list::entry& mine, Search& search, std::uint64_t budget) {
        if (limits_.max_solutions == options::unlimited) {
            const auto at = search.advance(mine.goal, budget, halting_.get_token());
            mine.enough = mine.goal_said_so = at == search_status::at_solution;
            return at;
        }
        const std::uint64_t found = mine.before.solutions + search.statistics().solutions;
        at_most<G> some{mine.goal, limits_.max_solutions - found};
        const auto at = search.advance(some, budget, halting_.get_token());
        mine.enough = at == search_status::at_solution;
        mine.goal_said_so = some.goal_said_so;
        return at;
    }

    /// Between two slices: takes the lead if it is this worker's turn. False if its walk is to end.
    template <class Search>
    bool look_up(iterator mine, Search& search) {
        if (stopping_ || mine->needless) return false;
        if (mine->live_share_wanted.exchange(false)) {
            const double share = search.share_walked(root_ ? *root_ : space_);
            const std::lock_guard lock(mutex_);
            mine->live_share = share;
        }
        std::unique_lock lock(mutex_);
        mine->live_counts = search.statistics();
        if constexpr (requires { mine->goal.backlog(); }) mine->backlog = mine->goal.backlog();
        if (mine == segments_.begin()) return true;
        if (std::next(segments_.begin()) != mine) return !too_far_ahead();
        return take_over_front(lock, mine, search.statistics().solutions, false);
    }

    /// The entry behind the first takes over what that one holds, and becomes the first. False if
    /// with that, all that is wanted is found. `found` is how many solutions the entry has itself,
    /// `stopped_there` whether its walk stopped at the last of them.
    bool take_over_front(std::unique_lock<std::mutex>& lock, iterator next, std::uint64_t found,
                         bool stopped_there) {
        const auto front = segments_.begin();
        if (front->is != state::walked || front_in_use_ || front->enough || front->cut) return true;
        if (next->cut) return true; // a callback threw there: it is as if never walked
        const std::uint64_t wanted = limits_.max_solutions - front->total().solutions;
        if (found > wanted || (found == wanted && !stopped_there)) {
            end_within(next, wanted);
            return false;
        }
        front_in_use_ = true;
        lock.unlock();
        bool more = false;
        try {
            more = merge(front->goal, std::move(next->goal));
        } catch (...) {
            lock.lock();
            front_in_use_ = false;
            replace(next->goal, fork(front->goal, blank_));
            end_within(next, 0);
            throw;
        }
        lock.lock();
        front_in_use_ = false;
        replace(next->goal, std::move(front->goal));
        next->before = front->total();
        next->backlog = 0;
        if (front->closed) closed_.close(*front->closed);
        segments_.erase(front);
        changed_.notify_all();
        if (more) return true;
        next->goal_is_final = true;
        if constexpr (requires { next->goal.consumed(); }) end_within(next, next->goal.consumed());
        return false;
    }

    /// All that is wanted lies up to that many solutions into the entry.
    void end_within(iterator s, std::uint64_t solutions) {
        s->cut = solutions;
        segments_.mark_needless_behind(s);
        waiting_ = segments_.waiting();
    }

    /// Puts back what a walk found and what it left.
    template <class Search>
    void finish(iterator mine, std::optional<Search>& search) {
        frontier<choice_t<Space>> rest;
        if (search) {
            rest = search->frontier();
            mine->counts = search->statistics();
            tree_place origin = search->origin();
            mine->closed = stretch{std::move(origin), search->retire()};
        }
        mine->node.reset();
        std::unique_lock lock(mutex_);
        --walking_;
        mine->is = search ? state::walked : state::waiting;
        if (!rest.empty())
            segments_.insert_behind(mine, std::move(rest.front()), fork(mine->goal, blank_));
        if (mine->enough) {
            if constexpr (requires { requires G::anywhere; })
                halt_locked(espalier::status::satisfied);
            else
                segments_.mark_needless_behind(mine);
        }
        if (mine->needless || mine->cut) segments_.mark_needless_behind(mine);
        for (auto next = std::next(segments_.begin());
             next != segments_.end() && next->is == state::walked && !error_ && !front_in_use_ &&
             segments_.begin()->is == state::walked;
             next = std::next(segments_.begin())) {
            const auto front = segments_.begin();
            if (!take_over_front(lock, next, next->counts.solutions, next->enough)) break;
            if (front == segments_.begin()) break;
        }
        waiting_ = segments_.waiting();
        changed_.notify_all();
    }

    /// The leftmost part that waits; nothing when all is done or the run is to stop. Until then it
    /// waits for somebody to give a part away.
    std::optional<iterator> take() {
        const auto since = clock::now();
        std::unique_lock lock(mutex_);
        std::optional<iterator> mine;
        while (!stopping_ && !(mine = leftmost_waiting()) && walking_ > 0) {
            ++hungry_;
            if (limits_.on_reading && std::this_thread::get_id() == first_) {
                changed_.wait_until(lock, next_reading_);
                lock.unlock();
                tell_reading(clock::now());
                lock.lock();
            } else {
                changed_.wait(lock);
            }
            --hungry_;
        }
        effort_.idle += clock::now() - since;
        if (mine) {
            (*mine)->is = state::walking;
            ++walking_;
            --waiting_;
        } else {
            changed_.notify_all();
        }
        return mine;
    }

    std::optional<iterator> leftmost_waiting() {
        if (waiting_ == 0) return std::nullopt;
        for (auto s = segments_.begin(); s != segments_.end(); ++s)
            if (s->is == state::waiting && !s->needless) {
                const bool would_lead = s == std::next(segments_.begin());
                if (would_lead || !too_far_ahead()) return s;
                break;
            }
        return std::nullopt;
    }

    /// Far ahead of the leader one does not go on for ever, for what is found there must be kept.
    bool too_far_ahead() const {
        if constexpr (requires(const G& goal) { goal.backlog(); })
            return segments_.backlog() > backlog_limit;
        else
            return false;
    }

    /// Splits the part of a walk that rests and puts the right end up for others to take.
    template <class Search>
    void give_away(iterator mine, Search& search, generosity& gift, clock::time_point now) {
        if constexpr (std::copy_constructible<Space>) {
            if (!gift.may_give(now.time_since_epoch())) return;
            auto part = search.split(gift.levels());
            if (!part) return;
            gift.gave(now.time_since_epoch());
            const std::lock_guard lock(mutex_);
            const auto given =
                segments_.insert_behind(mine, std::move(part->part), fork(mine->goal, blank_));
            given->node.emplace(std::move(part->node));
            given->stands_at = std::move(part->stands_at);
            given->needless = mine->needless.load();
            ++waiting_;
            ++effort_.handed_over;
            changed_.notify_one();
        }
    }

    /// Starts the other threads, each with its own copy of the space.
    void call_crew() {
        if constexpr (std::copy_constructible<Space>) {
            const std::lock_guard lock(mutex_);
            for (; effort_.workers < workers_; ++effort_.workers)
                crew_.emplace_back([this] {
                    Space mine = *root_;
                    no_visitor nobody;
                    be_worker(mine, nobody);
                });
        }
    }

    /// Keeps the exception in flight for the caller, the first one, and stops everybody.
    void fail() {
        const std::lock_guard lock(mutex_);
        if (!error_) error_ = std::current_exception();
        halt_locked(espalier::status::stop_requested);
    }

    void halt(espalier::status why) {
        const std::lock_guard lock(mutex_);
        halt_locked(why);
    }
    void halt_locked(espalier::status why) {
        if (!reason_) reason_ = why;
        stopping_ = true;
        halting_.request_stop();
        changed_.notify_all();
    }

    /// From the caller's thread, in the interval that was chosen: tells how far the run is.
    void tell_reading(clock::time_point now) {
        if (!limits_.on_reading || now < next_reading_ || std::this_thread::get_id() != first_)
            return;
        reading sum;
        sum.elapsed = now - started_;
        {
            const std::lock_guard lock(mutex_);
            asked_ = !asked_;
            sum.share = closed_.share();
            for (auto& s : segments_) {
                sum.counts += s.total();
                if (s.closed) sum.share += s.closed->share();
                if (s.is != state::walking) continue;
                sum.counts += s.live_counts;
                sum.share += s.live_share;
                s.live_share_wanted = asked_;
            }
            if (asked_) return; // the walks say how far they are when they look up next
        }
        next_reading_ = now + limits_.reading_interval;
        last_share_ = sum.share = std::clamp(sum.share / extent_, last_share_, 1.0);
        if (!limits_.on_reading(sum)) halt(espalier::status::stop_requested);
    }

    static unsigned workers_for(const options& limits) {
        if constexpr (!std::copy_constructible<Space>) return 1;
        return limits.threads == 0 ? available_processors() : limits.threads;
    }

    static constexpr std::uint64_t backlog_limit = 100'000;

    Space& space_;
    const G& blank_;
    list& segments_;
    ledger& closed_;
    double extent_; // the share of the whole that the run is to walk
    const options& limits_;
    const unsigned workers_;
    node_budget nodes_;
    std::optional<Space> root_;
    clock::time_point started_;
    clock::time_point next_reading_;
    double last_share_ = 0;
    bool asked_ = false;
    std::thread::id first_;

    std::mutex mutex_;
    std::condition_variable changed_;
    std::atomic<bool> stopping_ = false;
    std::stop_source halting_;
    std::optional<espalier::status> reason_;
    std::exception_ptr error_;
    std::atomic<std::uint64_t> hungry_ = 0;
    std::atomic<std::uint64_t> waiting_ = 0;
    std::uint64_t walking_ = 0;
    bool front_in_use_ = false;
    espalier::effort effort_{.workers = 1};
    std::vector<std::jthread> crew_;
};

} // namespace espalier::detail
