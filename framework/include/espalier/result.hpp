/// What a search returns.
#pragma once

#include <chrono>
#include <cstdint>

#include <espalier/limits.hpp>
#include <espalier/shares.hpp>
#include <espalier/statistics.hpp>
#include <espalier/subtree.hpp>

namespace espalier {

/// What the workers of a search did with their time, from the first node to the last.
struct effort {
    std::chrono::nanoseconds wall{}; ///< as a clock on the wall saw it, by the steady clock
    std::chrono::nanoseconds idle{}; ///< summed over the workers: waiting for work
    std::uint64_t handed_over = 0;   ///< parts that one worker gave away to others
    unsigned workers = 0;            ///< how many threads walked

    /// The part of the workers' time that was spent waiting, from 0 to 1.
    double idle_share() const {
        return wall.count() == 0 ? 0
                                 : static_cast<double>(idle.count()) /
                                       (static_cast<double>(wall.count()) * workers);
    }
    effort& operator+=(const effort& other) {
        wall += other.wall;
        idle += other.idle;
        handed_over += other.handed_over;
        if (other.workers > workers) workers = other.workers;
        return *this;
    }
};

/// What was found, why the search ended, what it counted, and what is left to do. Nothing is lost
/// by stopping: value and frontier together make up the whole.
template <class Value, class Choice>
struct result {
    using choice_type = Choice;

    Value value;                                 ///< what the goal found
    espalier::status status = status::exhausted; ///< why it ended
    espalier::statistics statistics;             ///< what it counted
    espalier::frontier<Choice> frontier;         ///< the parts still to be walked, in tree order
    ledger closed;           ///< the parts that were walked, added up on their own
    espalier::effort effort; ///< what the workers did

    /// Whether the whole tree, or the whole of the parts it was given, was walked.
    bool complete() const { return status == status::exhausted; }
};

} // namespace espalier
