/// A simulated pool of workers that share out a real tree.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <queue>
#include <stdexcept>
#include <utility>
#include <vector>

#include <espalier/detail/generosity.hpp>
#include <espalier/espalier.hpp>

namespace benchmarks {

/// Times in seconds.
struct sharing_settings {
    unsigned workers = 1;
    double child = 1e-6;   ///< to judge one child
    double latency = 1e-5; ///< from one worker to another: a request, or a part
    double slice = 5e-5;   ///< how long a worker walks before it looks whether somebody waits
};

struct sharing_outcome {
    double makespan = 0;       ///< from the first child to the last
    std::uint64_t parts = 0;   ///< handed over
    std::uint64_t checked = 0; ///< children judged, the root among them
    std::uint64_t solutions = 0;
};

/// A discrete-event simulation. Each worker is a search of the engine's that really walks its part,
/// slice by slice; only the clock is imagined. The policy is the pool's: who has nothing asks; who
/// ends a slice while somebody waits splits its part and gives the right end away, as often and as
/// much as `generosity` says. The part comes with a copy of the node at its base; from there who
/// takes it walks down to where it begins, which costs a child for each level.
///
/// Left out: that the list of parts is locked for an instant at each hand-over (a cluster would not
/// have one list), and that caches and memory are shared.
template <class Space>
class sharing_model {
    using search = espalier::depth_first_search<Space>;
    using part = espalier::handed_part<Space>;
    using goal = espalier::counting<Space>;

  public:
    sharing_model(const Space& root, const sharing_settings& settings)
        : root_(root), settings_(settings), workers_(settings.workers) {
        const double children = settings_.slice / settings_.child;
        budget_ = std::max<std::uint64_t>(static_cast<std::uint64_t>(children), 1);
    }

    sharing_outcome run() {
        send(0, workers_.front(), part{{}, {}, root_});
        for (std::size_t w = 1; w < workers_.size(); ++w)
            ask(0, workers_[w]);
        while (!events_.empty()) {
            const event now = events_.top();
            events_.pop();
            if (now.what == happening::request)
                hungry_.push_back(now.who);
            else if (now.what == happening::arrival)
                start(now.when, *now.who);
            else
                look_up(now.when, *now.who);
        }
        outcome_.solutions = goal_.value().to_uint64();
        return outcome_;
    }

  private:
    enum class happening { request, arrival, end_of_slice };

    struct worker {
        std::optional<part> mine;
        std::optional<search> walk;
        double sent = 0;
        std::optional<espalier::detail::generosity> gift;
    };
    struct event {
        double when;
        std::uint64_t number; ///< breaks ties, so that a run is the same each time
        happening what;
        worker* who;
        bool operator<(const event& other) const {
            return std::pair(other.when, other.number) < std::pair(when, number);
        }
    };

    void schedule(double when, happening what, worker& who) {
        events_.push({when, number_++, what, &who});
    }
    void ask(double now, worker& who) {
        schedule(now + settings_.latency, happening::request, who);
    }
    void send(double now, worker& who, part given) {
        who.mine.emplace(std::move(given));
        who.sent = now;
        schedule(now + (who.mine->part.entered ? settings_.latency : 0), happening::arrival, who);
    }

    void start(double now, worker& who) {
        part& mine = *who.mine;
        who.walk.emplace(mine.node, mine.part, mine.stands_at);
        const auto levels = static_cast<double>(mine.part.path.size() - mine.part.base);
        const double started = now + settings_.child * levels;
        who.gift.emplace(exact(who.sent), exact(started));
        walk_on(started, who);
    }

    void walk_on(double now, worker& who) {
        const std::uint64_t before = who.walk->statistics().checked;
        who.walk->advance(goal_, budget_);
        const std::uint64_t judged = who.walk->statistics().checked - before;
        outcome_.checked += judged;
        schedule(now + settings_.child * static_cast<double>(judged), happening::end_of_slice, who);
    }

    void look_up(double now, worker& who) {
        if (who.walk->status() == espalier::search_status::exhausted) {
            outcome_.makespan = std::max(outcome_.makespan, now);
            who.walk.reset();
            ask(now, who);
            return;
        }
        if (!hungry_.empty() && who.gift->may_give(exact(now))) {
            if (auto given = who.walk->split(who.gift->levels())) {
                who.gift->gave(exact(now));
                ++outcome_.parts;
                send(now, *hungry_.front(), std::move(*given));
                hungry_.pop_front();
            }
        }
        walk_on(now, who);
    }

    static std::chrono::nanoseconds exact(double seconds) {
        return std::chrono::nanoseconds(static_cast<std::int64_t>(seconds * 1e9));
    }

    const Space& root_;
    sharing_settings settings_;
    std::uint64_t budget_ = 1;
    std::deque<worker> workers_;
    std::deque<worker*> hungry_;
    std::priority_queue<event> events_;
    std::uint64_t number_ = 0;
    goal goal_;
    sharing_outcome outcome_;
};

} // namespace benchmarks
