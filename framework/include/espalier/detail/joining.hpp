/// How what the workers found is put together, from left to right. Included by thread_pool.hpp.
#pragma once

#include <cstdint>
#include <iterator>
#include <mutex>
#include <optional>
#include <utility>

#include <espalier/thread_pool.hpp>

namespace espalier::detail {

/// Between two slices: takes the lead if it is this worker's turn. False if its walk is to end.
template <class Space, class G>
template <class Search>
bool thread_pool<Space, G>::look_up(iterator mine, Search& search) {
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
template <class Space, class G>
bool thread_pool<Space, G>::take_over_front(std::unique_lock<std::mutex>& lock, iterator next,
                                            std::uint64_t found, bool stopped_there) {
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
template <class Space, class G>
void thread_pool<Space, G>::end_within(iterator s, std::uint64_t solutions) {
    s->cut = solutions;
    segments_.mark_needless_behind(s);
    waiting_ = segments_.waiting();
}

/// Puts back what a walk found and what it left.
template <class Space, class G>
template <class Search>
void thread_pool<Space, G>::finish(iterator mine, std::optional<Search>& search) {
    frontier<choice_t<Space>> rest;
    if (search) {
        rest = search->frontier();
        mine->counts = search->statistics();
        mine->closed = search->retire();
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

} // namespace espalier::detail
