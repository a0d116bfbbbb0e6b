/// The laws that show when whole searches are compared: with each other, with copies, with hooks
/// hidden, stopped and resumed.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <espalier/depth_first_search.hpp>
#include <espalier/goals.hpp>
#include <espalier/statistics.hpp>
#include <espalier/subtree.hpp>
#include <espalier/testing/findings.hpp>
#include <espalier/testing/goals.hpp>
#include <espalier/testing/history.hpp>
#include <espalier/testing/node_laws.hpp>
#include <espalier/testing/without_hooks.hpp>

namespace espalier::testing::detail {

/// A walk by the engine, so many children at most, written down.
template <class Space>
history<choice_t<Space>> engine_walk(Space& space, std::uint64_t budget) {
    using choice = choice_t<Space>;
    history<choice> events;
    recorder<choice> writes{&events};
    depth_first_search<Space, recorder<choice>&> search(space, {}, writes);
    all_the_way goal;
    search.advance(goal, budget);
    return events;
}

template <class Space>
class search_laws {
    using choice = choice_t<Space>;
    static constexpr bool copyable = std::copy_constructible<Space>;

  public:
    search_laws(const law_settings<Space>& settings, findings<Space>& found,
                const plain_walk<Space>& plain)
        : settings_(settings), found_(found), plain_(plain) {
        found_.at({});
    }

    /// False if what is to be compared next would only mislead.
    bool check(Space& space) {
        walks_agree(space);
        if constexpr (copyable)
            if (alike_) copies_walk_alike(space);
        if (!plain_.complete)
            found_.note("only the first " + std::to_string(settings_.max_nodes) +
                        " nodes were checked, and no answer as a whole; a smaller instance, or a "
                        "greater .max_nodes, would do");
        if (alike_ && plain_.complete) resuming_agrees(space);
        return alike_ && plain_.complete;
    }

  private:
    /// One child more than the plain walk judged: a walk that goes on beyond it is told from one
    /// that ends there.
    std::uint64_t budget() const {
        return plain_.complete ? plain_.judged + 1 : settings_.max_nodes;
    }

    void same_events(const history<choice>& one, const history<choice>& other, law which,
                     const char* who) {
        const std::string where = parting(one, other, !plain_.complete,
                                          [this](const choice& c) { return found_.text(c); });
        if (where.empty()) return;
        found_.broken(which, who + where);
        alike_ = false;
    }

    void walks_agree(Space& space) {
        const auto first = engine_walk(space, budget());
        const auto second = engine_walk(space, budget());
        same_events(first, second, law::walks_agree, "two walks of the same object part: ");
        same_events(plain_.events, first, law::walks_agree,
                    "a plain recursion and the engine part: ");
        sees_ = first;
    }

    /// A copy walks like the original and, where the space has `undo`, by copies as by undo.
    void copies_walk_alike(Space& space) {
        Space twin = std::as_const(space);
        same_events(sees_, engine_walk(twin, budget()), law::copies_are_independent,
                    "the walks of an object and of its copy part: ");
        if constexpr (ReversibleStateSpace<Space>) {
            without_undo<Space> by_copies{Space(std::as_const(space))};
            same_events(sees_, engine_walk(by_copies, budget()), law::copies_are_independent,
                        "a walk by undo and a walk by copies part: ");
        }
    }

    /// Stops after every k children judged, for several k, and goes on from the frontier: value and
    /// statistics must add up to those of one walk.
    void resuming_agrees(Space& space) {
        const auto whole = search_all(space, counting<Space>{});
        const std::uint64_t least = plain_.judged / 2'000 + 1;
        constexpr std::array<std::uint64_t, 7> paces{1, 2, 3, 5, 8, 13, 100};
        for (const std::uint64_t k : paces)
            if (k >= least && k <= plain_.judged) resume_every(space, k, whole);
        resume_every(space, least + plain_.judged / 2, whole);
    }

    void resume_every(Space& space, std::uint64_t k, const auto& whole) {
        counting<Space> goal;
        statistics sum;
        frontier<choice> left{subtree<choice>{}};
        const std::string when = "stopped after every " + std::to_string(k) + " children judged, ";
        std::uint64_t stops = 0;
        try {
            while (!left.empty() && stops++ <= plain_.judged + 1) {
                depth_first_search<Space> search(space, left.back());
                left.pop_back();
                search.advance(goal, k);
                std::ranges::move(search.frontier(), std::back_inserter(left));
                sum += search.statistics();
            }
        } catch (const std::invalid_argument& e) {
            alike_ = false;
            return found_.broken(law::resuming_agrees,
                                 when + "the search cannot be resumed: " + e.what());
        }
        const auto differs = [&](const auto& one, const auto& other, const char* what) {
            if (one == other) return;
            alike_ = false;
            found_.broken(law::resuming_agrees,
                          when + text_of(other) + ' ' + what + " instead of " + text_of(one));
        };
        differs(whole.goal.value(), goal.value(), "solutions are counted");
        differs(whole.counts.checked, sum.checked, "children are judged");
        differs(whole.counts.promising, sum.promising, "nodes are entered");
        differs(whole.counts.pruned, sum.pruned, "nodes are pruned");
        differs(whole.counts.dead_ends, sum.dead_ends, "dead ends are met");
        differs(whole.counts.solutions, sum.solutions, "solution nodes are reported");
    }

    const law_settings<Space>& settings_;
    findings<Space>& found_;
    const plain_walk<Space>& plain_;
    history<choice> sees_;
    bool alike_ = true; // all walks so far
};

} // namespace espalier::testing::detail
