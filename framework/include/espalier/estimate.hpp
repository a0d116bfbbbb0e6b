/// How large is the tree? An estimate from random probes, before it is searched.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <stop_token>
#include <type_traits>
#include <utility>
#include <vector>

#include <espalier/detail/probe.hpp>
#include <espalier/detail/random_bits.hpp>
#include <espalier/detail/trial_walk.hpp>
#include <espalier/estimated.hpp>
#include <espalier/limits.hpp>
#include <espalier/module_check.hpp>
#include <espalier/state_space.hpp>

namespace espalier {

/// How to probe. The same seed makes the same probes on every platform.
struct probe_options {
    std::uint64_t probes = 1000; ///< how many ways down at most
    std::uint64_t seed = 1;      ///< the same seed, the same probes

    /// No probe is begun later than this. How many there are then depends on the machine.
    std::chrono::nanoseconds time_limit = options::no_time_limit;

    /// How long to search, from some random places, to see what a node costs. 0: do not.
    std::chrono::nanoseconds trial = std::chrono::milliseconds(20);

    /// Whether to ask `count_below`, as the goal *count* does: estimates that search, which ends
    /// where the space knows the answer, instead of the whole tree.
    bool short_cuts = false;

    std::stop_token stop = {}; ///< looked at between two probes, and handed to `count_below`
};

/// What the probes say of the tree that a search would walk.
struct tree_estimate {
    estimated nodes;     ///< as `statistics::promising` would count them
    estimated checked;   ///< as `statistics::checked`
    estimated solutions; ///< as `count` would, by weight; `high` is infinite if none was met
    std::vector<double>
        profile;              ///< nodes by depth, as far down as a probe came; the sum is `nodes`
    std::size_t deepest = 0;  ///< greatest depth that a probe came to: a lower bound
    std::uint64_t probes = 0; ///< that were made; 0 if stopped before: then nothing is known

    /// What part of the sum of all probes the single largest one is. About 1/`probes` in an even
    /// tree; from 0.1 on the tree is so uneven that more probes are needed, and `nodes.high` is
    /// infinite.
    double largest_probe = 0;

    /// Of one worker, nanoseconds of processor time. 0 if not measured.
    double nanoseconds_per_node = 0;

    /// Of one worker, in seconds of processor time. The interval is that of the nodes: how far the
    /// cost of a node is off is not in it. Unknown (0 to infinity) if not measured.
    estimated seconds;
};

namespace detail {

inline constexpr std::size_t trial_places = 8;

/// The probes made so far, added up.
class probe_record {
  public:
    void add(const probed& one) {
        nodes_.push_back(one.nodes);
        checked_.push_back(one.checked);
        solutions_.push_back(one.solutions);
        seconds_.push_back(one.nanoseconds * 1e-9);
        if (profile_.size() < one.profile.size()) profile_.resize(one.profile.size());
        for (std::size_t depth = 0; depth < one.profile.size(); ++depth)
            profile_[depth] += one.profile[depth];
    }

    tree_estimate sum_up(double divisor) {
        tree_estimate sum;
        sum.probes = nodes_.size();
        if (nodes_.empty()) return sum;
        for (double& weight : solutions_)
            weight /= divisor;
        for (double& level : profile_)
            level /= static_cast<double>(nodes_.size());
        sum.deepest = profile_.size() - 1;
        sum.nodes = mean_of(nodes_, static_cast<double>(profile_.size()));
        sum.checked = mean_of(checked_, static_cast<double>(profile_.size()));
        sum.solutions = mean_of(solutions_);
        sum.seconds = mean_of(seconds_);
        sum.profile = std::move(profile_);
        sum.largest_probe = *std::max_element(nodes_.begin(), nodes_.end()) /
                            (sum.nodes.mean * static_cast<double>(sum.probes));
        return sum;
    }

  private:
    std::vector<double> nodes_, checked_, solutions_, seconds_;
    std::vector<double> profile_;
};

} // namespace detail

/// Estimates the tree below `space` by random probes (Knuth 1975, see `detail/probe.hpp`).
///
///     const auto tree = espalier::estimate(queens{20}, {.probes = 10'000});
///     std::cout << tree.nodes.mean << " nodes, " << tree.seconds.high << " s at most, perhaps\n";
///
/// All means are **unbiased**: the expectation is the number that an exhaustive search would count,
/// to the last digit, whatever the tree. The error shrinks as 1/sqrt(probes). The interval allows
/// for the skewness that was seen, and ends at infinity if that is too great (see
/// `detail::mean_of`). It holds the truth 93 to 98 times in a hundred for queens and subset sums
/// with 100 to 10,000 probes. A tree whose bulk hides behind one unlikely branch is underestimated
/// by all probes that missed it, with any interval.
///
/// `promising` and `prune()` are obeyed. `prune(known)` and bounds are not, since what a goal will
/// know is not known: for `best` the estimate is of the tree without branch and bound.
///
/// Takes O(depth * children) hooks a probe, O(probes + depth) memory. The space is borrowed as by
/// `solve`, and is back in its state at the end.
/// @throws std::invalid_argument if no probe is asked for; what a hook throws
template <class Space>
tree_estimate estimate(Space&& space, const probe_options& how = {}) {
    using space_type = std::remove_cvref_t<Space>;
    using clock = std::chrono::steady_clock;
    if constexpr (std::is_const_v<std::remove_reference_t<Space>>) {
        space_type copy = space;
        return estimate(copy, how);
    } else {
        static_assert(detail::check_module<space_type>());
        if (how.probes == 0)
            throw std::invalid_argument("espalier: an estimate needs at least one probe");
        const auto started = clock::now();
        const auto in_time = [&] {
            return how.time_limit == options::no_time_limit ||
                   clock::now() - started < how.time_limit;
        };
        const bool short_cuts = how.short_cuts && CountingStateSpace<space_type>;
        detail::random_bits lots(how.seed);
        detail::prober<space_type> prober(space, short_cuts, how.stop);
        detail::probe_record record;
        std::vector<std::vector<choice_t<space_type>>> places;
        for (std::uint64_t n = 0; n < how.probes && !how.stop.stop_requested(); ++n) {
            if (n != 0 && !in_time()) break;
            if (!prober.probe([&](std::uint64_t ways) { return lots.below(ways); })) break;
            record.add(prober.found());
            if (places.size() < detail::trial_places) places.push_back(prober.path());
        }
        tree_estimate tree = record.sum_up(static_cast<double>(count_divisor<space_type>()));
        if (short_cuts) {
            tree.nanoseconds_per_node = tree.seconds.mean / tree.nodes.mean * 1e9;
        } else if (how.trial.count() > 0 && !how.stop.stop_requested()) {
            const double each = detail::seconds_per_node(space, places, how.trial);
            tree.nanoseconds_per_node = each * 1e9;
            tree.seconds = {.mean = tree.nodes.mean * each,
                            .standard_error = tree.nodes.standard_error * each,
                            .low = tree.nodes.low * each,
                            .high = tree.nodes.high * each};
        }
        return tree;
    }
}

} // namespace espalier
