/// A toy tree as a state space of any kind: copied (small, large, not trivially) or reversible;
/// with candidates that are lent or given away; with any of the optional hooks.
///
///     using space = toy_space<reversible, lent, judges, prunes, weighs>;
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include <espalier/ranges.hpp>
#include <espalier/state_space.hpp>

#include "support/toy_trees.hpp"

namespace espalier::test {

/// A copied space of two words.
struct small {
    const toy_tree* tree;
    int here = 0;

    void apply(int child) {
        tree->touch(call::apply);
        here = child;
    }
    bool sound() const { return true; }
    friend bool operator==(const small&, const small&) = default;
};

/// A copied space too large for registers, but plain memory.
struct large {
    const toy_tree* tree;
    int here = 0;
    std::array<int, 24> trail{};

    void apply(int child) {
        tree->touch(call::apply);
        here = child;
        trail[23] = child;
    }
    bool sound() const { return trail[23] == here; }
    friend bool operator==(const large&, const large&) = default;
};

/// A copied space that owns memory: the path in a vector, and a string too long to lie in itself.
struct owning {
    const toy_tree* tree;
    int here = 0;
    std::vector<int> trail{};
    std::string note = std::string(40, '.');

    void apply(int child) {
        tree->touch(call::apply);
        here = child;
        trail.push_back(child);
        note += 'x';
    }
    bool sound() const {
        return note.size() == 40 + trail.size() && (trail.empty() ? 0 : trail.back()) == here;
    }
    friend bool operator==(const owning&, const owning&) = default;
};

/// One object that comes back by itself. It counts every undo that is not the inverse of the last
/// apply.
struct reversible {
    const toy_tree* tree;
    int here = 0;
    std::vector<int> trail{};
    int wrong = 0;

    void apply(int child) {
        tree->touch(call::apply);
        if ((*tree)[child].parent != here) ++wrong;
        here = child;
        trail.push_back(child);
    }
    void undo(int child) noexcept {
        if (trail.empty() || trail.back() != child) ++wrong;
        if (!trail.empty()) trail.pop_back();
        here = (*tree)[child].parent;
    }
    bool sound() const { return wrong == 0 && (trail.empty() ? 0 : trail.back()) == here; }
    friend bool operator==(const reversible&, const reversible&) = default;
};

/// The candidates are the tree's own.
struct lent {
    static std::span<const int> children(const toy_node& node) { return node.children; }
};

/// The candidates are handed over, as a vector.
struct given {
    static std::vector<int> children(const toy_node& node) { return node.children; }
};

/// The candidates are the tree's own, and the engine knows that they do not lie in the node: it may
/// hold a small node in registers.
struct elsewhere {
    struct list : std::span<const int> {
        using std::span<const int>::span;
        explicit list(std::span<const int> all) : std::span<const int>(all) {}
    };
    static list children(const toy_node& node) { return list(node.children); }
};

/// The optional hooks. Each is a base of the space that has it, and is told which space that is.
template <class Space>
struct judges {
    bool promising(int child) const {
        const auto& space = static_cast<const Space&>(*this);
        space.tree->touch(call::promising);
        return !(*space.tree)[child].rejected;
    }
    friend bool operator==(const judges&, const judges&) = default;
};

template <class Space>
struct prunes {
    bool prune() const { return static_cast<const Space&>(*this).at(call::prune).pruned; }
    friend bool operator==(const prunes&, const prunes&) = default;
};

template <class Space>
struct weighs {
    std::uint64_t weight() const {
        return static_cast<const Space&>(*this).at(call::weight).weight;
    }
    friend bool operator==(const weighs&, const weighs&) = default;
};

template <class Space>
struct names {
    int solution() const {
        const auto& space = static_cast<const Space&>(*this);
        space.tree->touch(call::solution);
        return space.here;
    }
    friend bool operator==(const names&, const names&) = default;
};

template <class Space>
struct values {
    int objective() const { return static_cast<const Space&>(*this).at(call::objective).objective; }
    friend bool operator==(const values&, const values&) = default;
};

template <class Space>
struct bounds_values {
    int bound() const { return static_cast<const Space&>(*this).at(call::bound).bound; }
    friend bool operator==(const bounds_values&, const bounds_values&) = default;
};

/// Cuts once enough solutions are known.
template <class Space>
struct heeds {
    bool prune(const std::vector<int>& known) const {
        return known.size() >= static_cast<const Space&>(*this).at(call::prune).patience;
    }
    friend bool operator==(const heeds&, const heeds&) = default;
};

/// Counts below some nodes, after giving up there a few times.
template <class Space>
struct takes_short_cuts {
    below count_below(const std::stop_token&) const {
        const toy_node& node = static_cast<const Space&>(*this).at(call::count_below);
        if (!node.has_short_cut) return below::walk();
        if (node.refusals > 0) {
            --node.refusals;
            return below::given_up();
        }
        return below::counted(node.weight_below);
    }
    friend bool operator==(const takes_short_cuts&, const takes_short_cuts&) = default;
};

template <class Storage, class Candidates, template <class> class... Hooks>
struct toy_space : Storage, Hooks<toy_space<Storage, Candidates, Hooks...>>... {
    using choice_type = int;

    explicit toy_space(const toy_tree& whole) : Storage{&whole} {}

    auto expand() const { return Candidates::children(at(call::expand)); }
    bool is_solution() const { return at(call::is_solution).solution; }

    /// The node's data, after the fuse had its chance.
    const toy_node& at(call c) const {
        this->tree->touch(c);
        return (*this->tree)[this->here];
    }
    friend bool operator==(const toy_space&, const toy_space&) = default;
};

/// The number of the node that a solution stands for, whatever it was handed out as.
inline int node_number(int solution) {
    return solution;
}
template <class Space>
int node_number(const Space& solution)
    requires requires { solution.here; }
{
    return solution.here;
}

/// A kind of space: what it is, and how it lists its candidates.
template <class Storage, class Candidates>
struct kind {
    using bare = toy_space<Storage, Candidates>;
    using rich =
        toy_space<Storage, Candidates, judges, prunes, weighs, names, values, bounds_values>;
    using heeding = toy_space<Storage, Candidates, judges, names, heeds>;
    using counting_below = toy_space<Storage, Candidates, judges, prunes, weighs, takes_short_cuts>;
};

} // namespace espalier::test

template <>
inline constexpr bool espalier::stands_alone<espalier::test::elsewhere::list> = true;
template <>
inline constexpr bool std::ranges::enable_borrowed_range<espalier::test::elsewhere::list> = true;
