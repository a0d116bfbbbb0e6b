/// How parts come to those who have nothing to do. Included by thread_pool.hpp.
#pragma once

#include <iterator>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include <espalier/thread_pool.hpp>

namespace espalier::detail {

/// The leftmost part that waits; nothing when all is done or the run is to stop. Until then it
/// waits for somebody to give a part away.
template <class Space, class G>
auto thread_pool<Space, G>::take() -> std::optional<iterator> {
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

template <class Space, class G>
auto thread_pool<Space, G>::leftmost_waiting() -> std::optional<iterator> {
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
template <class Space, class G>
bool thread_pool<Space, G>::too_far_ahead() const {
    if constexpr (requires(const G& goal) { goal.backlog(); })
        return segments_.backlog() > backlog_limit;
    else
        return false;
}

/// Splits the part of a walk that rests and puts the right end up for others to take.
template <class Space, class G>
template <class Search>
void thread_pool<Space, G>::give_away(iterator mine, Search& search, generosity& gift,
                                      clock::time_point now) {
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
template <class Space, class G>
void thread_pool<Space, G>::call_crew() {
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

} // namespace espalier::detail
