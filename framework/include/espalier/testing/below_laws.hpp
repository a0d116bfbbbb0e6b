/// The laws of `bound` and `count_below`: what they say of a subtree is true of what lies there.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <type_traits>

#include <espalier/checked_count.hpp>
#include <espalier/goals.hpp>
#include <espalier/testing/findings.hpp>
#include <espalier/testing/observation.hpp>

namespace espalier::testing::detail {

/// What a walk found in a subtree.
template <class Space>
struct harvest {
    checked_count weight;
    std::optional<objective_value_t<Space>> best;

    void add(const observation<Space>& solution) {
        weight += solution.weight;
        if constexpr (ObjectiveStateSpace<Space>) take(*solution.objective);
    }
    harvest& operator+=(const harvest& other) {
        weight += other.weight;
        if constexpr (ObjectiveStateSpace<Space>)
            if (other.best) take(*other.best);
        return *this;
    }

  private:
    void take(const objective_value_t<Space>& value) {
        if (!best || typename better_of<Space>::type{}(value, *best)) best = value;
    }
};

/// No solution at or below the node may be better than its bound.
template <class Space>
void hold_bound([[maybe_unused]] const observation<Space>& here,
                [[maybe_unused]] const harvest<Space>& found, findings<Space>& findings) {
    if constexpr (BoundedStateSpace<Space>)
        if (found.best && typename better_of<Space>::type{}(*found.best, *here.bound))
            findings.broken(law::bound_is_admissible, "bound() is " + text_of(*here.bound) +
                                                          ", but at or below this node lies a "
                                                          "solution with the better objective " +
                                                          text_of(*found.best));
}

/// `count_below` must come to the weight that the walk found, asked to stop or not.
template <class Space>
void hold_count_below([[maybe_unused]] const Space& node, const observation<Space>& here,
                      [[maybe_unused]] const harvest<Space>& below, findings<Space>& findings) {
    if constexpr (CountingStateSpace<Space>) {
        if (here.pruned) return;
        const auto hold = [&](const std::stop_token& stop, const std::string& when) {
            const espalier::below answer = node.count_below(stop);
            if (answer.is_given_up() && !stop.stop_requested())
                findings.broken(law::count_below_agrees,
                                "count_below() gives up though no stop was requested");
            if (answer.is_counted() && answer.weight() != below.weight)
                findings.broken(law::count_below_agrees,
                                "count_below()" + when + " counts " +
                                    std::to_string(answer.weight()) + ", the walk below finds " +
                                    to_string(below.weight) + " (in units of 1/count_divisor)");
        };
        hold({}, "");
        std::stop_source source;
        source.request_stop();
        hold(source.get_token(), ", asked to stop,");
    }
}

} // namespace espalier::testing::detail
