/// One random walk from the root of a tree down to a leaf.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

#include <espalier/detail/thread_clock.hpp>
#include <espalier/state_space.hpp>

namespace espalier::detail {

/// What one probe says of the whole tree. Each is right on the average.
struct probed {
    double nodes = 0;            ///< entered by a search, the root among them
    double checked = 0;          ///< children judged, and the root
    double solutions = 0;        ///< by weight, in units of 1/count_divisor
    double nanoseconds = 0;      ///< of processor time, if it was measured
    std::vector<double> profile; ///< nodes by depth
};

/// Probes a tree as D. E. Knuth does (Estimating the efficiency of backtrack programs, Math. Comp.
/// 29, 1975): at each node go to one of the k promising children, all equally likely, and let every
/// node below stand for k times as many. A node that is reached with probability p then stands for
/// 1/p nodes, so each node of the tree is counted once on the average: whatever the tree, the
/// expectation is exact.
template <class Space>
class prober {
    using clock = thread_clock;
    using choice = choice_t<Space>;

  public:
    /// @param short_cuts whether to ask `count_below`, and to measure the time at every node
    prober(Space& root, bool short_cuts, std::stop_token stop)
        : root_(root), short_cuts_(short_cuts), stop_(std::move(stop)) {}

    /// One probe. `choose(k)` draws a number below k. False if `count_below` gave up: there is then
    /// no result. A reversible space is back at its root afterwards, also if a hook throws.
    template <class Choose>
    bool probe(Choose&& choose) {
        found_ = {};
        path_.clear();
        if constexpr (ReversibleStateSpace<Space>) {
            const way_back back{root_, path_};
            return descend(root_, choose);
        } else {
            Space node = root_;
            return descend(node, choose);
        }
    }

    const probed& found() const { return found_; }
    const std::vector<choice>& path() const { return path_; }

  private:
    struct way_back {
        Space& node;
        const std::vector<choice>& path;
        ~way_back() {
            for (auto taken = path.rbegin(); taken != path.rend(); ++taken)
                node.undo(*taken);
        }
    };

    template <class Choose>
    bool descend(Space& node, Choose& choose) {
        double stands_for = 1;
        found_.checked = 1;
        auto since = short_cuts_ ? clock::now() : clock::time_point();
        for (;;) {
            enter(node, stands_for);
            if (is_given_up(node, stands_for)) return false;
            if (short_cuts_) {
                const auto now = clock::now();
                found_.nanoseconds += stands_for * std::chrono::duration<double, std::nano>(
                                                       now - std::exchange(since, now))
                                                       .count();
            }
            if (promising_.empty()) return true;
            const auto ways = static_cast<std::uint64_t>(promising_.size());
            go(node, promising_[static_cast<std::size_t>(choose(ways))]);
            stands_for *= static_cast<double>(ways);
        }
    }

    void enter(const Space& node, double stands_for) {
        found_.nodes += stands_for;
        found_.profile.push_back(stands_for);
        if (node.is_solution())
            found_.solutions += stands_for * static_cast<double>(weight_of(node));
    }

    /// Lists the children that a search would enter, after asking in the order in which it asks.
    bool is_given_up(const Space& node, double stands_for) {
        promising_.clear();
        if constexpr (PrunableStateSpace<Space>)
            if (node.prune()) return false;
        if constexpr (CountingStateSpace<Space>)
            if (short_cuts_) {
                const below answer = node.count_below(stop_);
                if (answer.is_counted())
                    found_.solutions += stands_for * static_cast<double>(answer.weight());
                if (answer.is_counted() || answer.is_given_up()) return answer.is_given_up();
            }
        std::uint64_t judged = 0;
        auto&& children = node.expand();
        for (auto&& child : children) {
            const choice one = child;
            ++judged;
            if constexpr (JudgingStateSpace<Space>)
                if (!node.promising(one)) continue;
            promising_.push_back(one);
        }
        if (judged != 0) found_.checked += stands_for * static_cast<double>(judged);
        return false;
    }

    void go(Space& node, const choice& taken) {
        path_.push_back(taken);
        try {
            node.apply(taken);
        } catch (...) {
            path_.pop_back();
            throw;
        }
    }

    Space& root_;
    bool short_cuts_;
    std::stop_token stop_;
    probed found_;
    std::vector<choice> path_;
    std::vector<choice> promising_;
};

} // namespace espalier::detail
