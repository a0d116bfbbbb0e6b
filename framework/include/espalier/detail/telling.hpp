/// How a run tells how far it is. Included by thread_pool.hpp.
#pragma once

#include <algorithm>
#include <mutex>
#include <thread>

#include <espalier/thread_pool.hpp>

namespace espalier::detail {

/// From the caller's thread, in the interval that was chosen: tells how far the run is.
template <class Space, class G>
void thread_pool<Space, G>::tell_reading(clock::time_point now) {
    if (!limits_.on_reading || now < next_reading_ || std::this_thread::get_id() != first_) return;
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

} // namespace espalier::detail
