/// What a search of a toy tree must find, by plain recursion: no code is shared with the engine.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include <espalier/statistics.hpp>

#include "support/toy_trees.hpp"

namespace espalier::test {

/// Which hooks the search is to honour.
struct obeyed {
    bool judging = false;
    bool pruning = false;
    bool weighing = false;
    bool bounding = false;   ///< the goal is *best*, and the space has a bound
    bool patience = false;   ///< the goal is a fold that the space heeds
    bool short_cuts = false; ///< the goal is *count*, unwatched
};

/// The hooks of `kind<...>::rich`, for all goals but *best*.
inline constexpr obeyed rich_hooks{.judging = true, .pruning = true, .weighing = true};

struct event {
    enum kind { enter, reject, prune, solution, leave } what;
    int node; ///< for reject, the parent
    std::size_t depth;
    int choice = -1; ///< that led to the node, or was rejected
    friend bool operator==(const event&, const event&) = default;
    friend std::ostream& operator<<(std::ostream& out, const event& e) {
        constexpr const char* words[] = {"enter", "reject", "prune", "solution", "leave"};
        return out << words[e.what] << ' ' << e.node << " at depth " << e.depth << " by "
                   << e.choice;
    }
};

struct prophecy {
    std::vector<event> events;
    espalier::statistics statistics;
    std::vector<int> solutions;          ///< node numbers, in tree order
    std::vector<std::vector<int>> paths; ///< to each of them
    std::uint64_t weight = 0;            ///< of all solutions
    std::optional<int> best;             ///< the leftmost of the greatest objective
};

/// Walks the whole tree.
class oracle {
  public:
    oracle(const toy_tree& tree, obeyed hooks) : tree_(tree), hooks_(hooks) {
        seen_.statistics.checked = 1;
        visit(0, 0, -1);
    }
    const prophecy& told() const { return seen_; }

  private:
    void visit(int n, std::size_t depth, int by) {
        const toy_node& node = tree_[n];
        auto& counts = seen_.statistics;
        ++counts.promising;
        counts.deepest = std::max(counts.deepest, depth);
        seen_.events.push_back({event::enter, n, depth, by});
        if (node.solution) note_solution(n, depth);
        if (is_cut(n)) {
            ++counts.pruned;
            seen_.events.push_back({event::prune, n, depth});
        } else if (hooks_.short_cuts && node.has_short_cut) {
            seen_.weight += node.weight_below;
        } else {
            bool barren = !node.solution;
            for (const int child : node.children) {
                ++counts.checked;
                if (hooks_.judging && tree_[child].rejected) {
                    seen_.events.push_back({event::reject, n, depth, child});
                    continue;
                }
                barren = false;
                path_.push_back(child);
                visit(child, depth + 1, child);
                path_.pop_back();
            }
            if (barren) ++counts.dead_ends;
        }
        seen_.events.push_back({event::leave, n, depth});
    }

    void note_solution(int n, std::size_t depth) {
        ++seen_.statistics.solutions;
        seen_.events.push_back({event::solution, n, depth});
        seen_.solutions.push_back(n);
        seen_.paths.push_back(path_);
        seen_.weight += hooks_.weighing ? tree_[n].weight : 1;
        if (!seen_.best || tree_[n].objective > tree_[*seen_.best].objective) seen_.best = n;
    }

    bool is_cut(int n) const {
        return (hooks_.pruning && tree_[n].pruned) ||
               (hooks_.bounding && seen_.best && tree_[n].bound <= tree_[*seen_.best].objective) ||
               (hooks_.patience && seen_.solutions.size() >= tree_[n].patience);
    }

    const toy_tree& tree_;
    obeyed hooks_;
    prophecy seen_;
    std::vector<int> path_;
};

inline prophecy foretell(const toy_tree& tree, obeyed hooks) {
    return oracle(tree, hooks).told();
}

} // namespace espalier::test

namespace espalier {

/// For the messages of failed tests.
inline std::ostream& operator<<(std::ostream& out, const statistics& s) {
    return out << "checked " << s.checked << ", promising " << s.promising << ", pruned "
               << s.pruned << ", dead ends " << s.dead_ends << ", solutions " << s.solutions
               << ", deepest " << s.deepest;
}

} // namespace espalier
