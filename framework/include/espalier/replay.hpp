/// One path, step by step, with what each hook answers: the debugger of a module's author.
#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <espalier/goals.hpp>
#include <espalier/state_space.hpp>

namespace espalier {

/// What the hooks of a module said at one node of a path.
template <class Choice>
struct replayed_step {
    std::size_t depth = 0;       ///< of the node; the root has 0
    std::optional<Choice> taken; ///< the choice that led here; nothing at the root
    bool listed = true;          ///< `expand` of the parent lists that choice
    std::optional<bool>
        judged_promising;           ///< what the parent's `promising` said of it, if it has one
    bool is_solution = false;       ///< what the hook said
    std::optional<bool> pruned;     ///< what `prune()` said, if the space has it
    std::vector<Choice> candidates; ///< what `expand` lists here
    std::vector<Choice> promising;  ///< those of them that `promising` lets through
};

/// Follows a path from the root and asks every hook on the way. It goes down to a child that is not
/// promising too, as far as `expand` lists it: that is what one wants to see. It ends before a
/// choice that is not listed, with `listed` false in the last step.
///
/// The space is copied. Hooks may throw; what they throw comes out.
template <StateSpace Space>
    requires std::copy_constructible<Space>
std::vector<replayed_step<choice_t<Space>>> replay(const Space& root,
                                                   const std::vector<choice_t<Space>>& path) {
    using choice = choice_t<Space>;
    Space node = root;
    std::vector<replayed_step<choice>> steps;
    for (std::size_t depth = 0;; ++depth) {
        replayed_step<choice>& step = steps.emplace_back();
        step.depth = depth;
        if (depth > 0) {
            const choice& taken = path[depth - 1];
            step.taken = taken;
            step.listed = false;
            for (auto&& candidate : node.expand())
                step.listed = step.listed || choice(candidate) == taken;
            if (!step.listed) return steps;
            if constexpr (JudgingStateSpace<Space>) step.judged_promising = node.promising(taken);
            node.apply(taken);
        }
        step.is_solution = node.is_solution();
        if constexpr (PrunableStateSpace<Space>) step.pruned = node.prune();
        for (auto&& candidate : node.expand()) {
            step.candidates.push_back(candidate);
            if constexpr (JudgingStateSpace<Space>) {
                if (node.promising(step.candidates.back()))
                    step.promising.push_back(step.candidates.back());
            } else {
                step.promising.push_back(step.candidates.back());
            }
        }
        if (depth == path.size()) return steps;
    }
}

} // namespace espalier
