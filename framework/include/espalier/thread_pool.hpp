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

    /// Where nobody watches, the search is the one that the run itself uses: it is compiled once.
    template <class Visitor>
    using search_watched_by = depth_first_search<
        Space, std::conditional_t<std::is_same_v<Visitor, no_visitor>, no_visitor, Visitor&>>;

    /// Walks one part, until it is done or the run wants the worker to stop.
    template <class Visitor>
    void walk(iterator mine, Space& space, Visitor& visitor, pacer& pace) {
        std::optional<search_watched_by<Visitor>> search;
        const auto taken = clock::now().time_since_epoch();
        try {
            if (mine->node)
                search.emplace(*mine->node, mine->part, std::move(mine->stands_at), visitor);
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

    template <class Search>
    bool look_up(iterator mine, Search& search);
    bool take_over_front(std::unique_lock<std::mutex>& lock, iterator next, std::uint64_t found,
                         bool stopped_there);
    void end_within(iterator s, std::uint64_t solutions);
    template <class Search>
    void finish(iterator mine, std::optional<Search>& search);

    std::optional<iterator> take();
    std::optional<iterator> leftmost_waiting();
    bool too_far_ahead() const;
    template <class Search>
    void give_away(iterator mine, Search& search, generosity& gift, clock::time_point now);
    void call_crew();

    void tell_reading(clock::time_point now);

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

#include <espalier/detail/joining.hpp>
#include <espalier/detail/sharing_out.hpp>
#include <espalier/detail/telling.hpp>
