/// Trees given as data, on which the engine is tested: drawn by hand, or grown at random.
///
///     toy_tree tree = draw("r(a(b* c!) d#(e*) f*)");
///
/// draws a root r with the children a, d and f; b and f are solutions (`*`), `promising` rejects
/// c (`!`), and `prune` cuts below d (`#`). `=5` states an objective and `~3` a weight, one digit
/// each. What lies under a rejected or pruned node is there to be missed: a search that comes upon
/// it is wrong.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <random>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace espalier::test {

/// The hooks and callbacks that a test can make throw.
enum class call {
    expand,
    promising,
    apply,
    is_solution,
    prune,
    weight,
    solution,
    objective,
    bound,
    count_below,
    step,
    enter,
    reject,
    prune_event,
    solution_event,
    leave,
};

struct injected : std::runtime_error {
    injected() : std::runtime_error("thrown on purpose") {}
};

/// Throws at one call of one hook, once.
struct fuse {
    call at;
    std::uint64_t left; ///< the call that throws, counted from 1
    bool blown() const { return left == 0; }
};

struct toy_node {
    std::vector<int> children; ///< their numbers, in branching order
    char label = ' ';
    bool solution = false;
    bool rejected = false;
    bool pruned = false;
    std::uint64_t weight = 1;
    int objective = 0;
    int slack = 0;               ///< by how much the bound is too generous
    std::size_t patience = 1000; ///< `prune(known)` cuts once so many solutions are known
    bool has_short_cut = false;  ///< `count_below` knows the answer
    mutable int refusals = 0;    ///< how often `count_below` gives up first

    int parent = -1;                ///< set by `finish`, as is what follows
    int bound = 0;                  ///< no solution at or below is better
    std::uint64_t weight_below = 0; ///< of the solutions strictly below that a walk would reach
};

/// Node 0 is the root, and a choice is the number of the child.
struct toy_tree {
    std::vector<toy_node> nodes;
    mutable fuse* armed = nullptr;

    const toy_node& operator[](int n) const { return nodes[static_cast<std::size_t>(n)]; }
    toy_node& operator[](int n) { return nodes[static_cast<std::size_t>(n)]; }

    void touch(call c) const {
        if (armed != nullptr && armed->at == c && armed->left != 0 && --armed->left == 0)
            throw injected();
    }

    int named(char label) const {
        for (std::size_t n = 0; n < nodes.size(); ++n)
            if (nodes[n].label == label) return static_cast<int>(n);
        throw std::logic_error("no node of that name in the drawing");
    }
};

/// Fills in what follows from the drawing: parents, bounds, weights below.
inline void finish(toy_tree& tree) {
    std::vector<int> order{0};
    for (std::size_t k = 0; k < order.size(); ++k)
        for (const int child : tree[order[k]].children) {
            tree[child].parent = order[k];
            order.push_back(child);
        }
    for (auto& node : tree.nodes) {
        node.bound = (node.solution ? node.objective : std::numeric_limits<int>::min() / 2);
        node.weight_below = 0;
    }
    for (auto n = order.rbegin(); n != order.rend(); ++n) {
        for (const int child : tree[*n].children) {
            tree[*n].bound = std::max(tree[*n].bound, tree[child].bound);
            if (tree[child].rejected) continue;
            tree[*n].weight_below += tree[child].solution ? tree[child].weight : 0;
            if (!tree[child].pruned) tree[*n].weight_below += tree[child].weight_below;
        }
        tree[*n].bound += tree[*n].slack;
    }
}

/// Reads a drawing; see the head of this file.
inline toy_tree draw(std::string_view text) {
    toy_tree tree;
    std::vector<int> parents;
    int last = -1;
    for (std::size_t k = 0; k < text.size(); ++k) {
        switch (text[k]) {
        case ' ':
            break;
        case '(':
            parents.push_back(last);
            break;
        case ')':
            last = parents.back();
            parents.pop_back();
            break;
        case '*':
            tree[last].solution = true;
            break;
        case '!':
            tree[last].rejected = true;
            break;
        case '#':
            tree[last].pruned = true;
            break;
        case '=':
            tree[last].objective = text[++k] - '0';
            break;
        case '~':
            tree[last].weight = static_cast<std::uint64_t>(text[++k] - '0');
            break;
        default:
            last = static_cast<int>(tree.nodes.size());
            tree.nodes.emplace_back().label = text[k];
            if (!parents.empty()) tree[parents.back()].children.push_back(last);
        }
    }
    finish(tree);
    return tree;
}

/// A random tree: every new node is hung under one of the last few (deep trees) or under any (flat
/// ones); all the marks are set at random, at rates that are themselves random.
inline toy_tree grow(std::mt19937& random, int nodes) {
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    const int reach = 1 + below(nodes), rejected = below(40), pruned = below(25);
    const int solutions = below(50), short_cuts = below(60);
    toy_tree tree;
    for (int n = 0; n < nodes; ++n) {
        toy_node node;
        node.solution = below(100) < solutions;
        node.rejected = n > 0 && below(100) < rejected;
        node.pruned = below(100) < pruned;
        node.weight = static_cast<std::uint64_t>(below(5));
        node.objective = below(10);
        node.slack = below(3);
        node.patience = static_cast<std::size_t>(below(12));
        node.has_short_cut = below(100) < short_cuts;
        node.refusals = below(3);
        tree.nodes.push_back(node);
        if (n > 0) tree[n - 1 - below(std::min(n, reach))].children.push_back(n);
    }
    for (auto& node : tree.nodes)
        std::shuffle(node.children.begin(), node.children.end(), random);
    finish(tree);
    return tree;
}

/// A chain of so many levels below the root; its end is a solution. Every node also has as many
/// side branches to its right, each a leaf and a solution.
inline toy_tree chain(int levels, int side_branches) {
    toy_tree tree;
    tree.nodes.resize(static_cast<std::size_t>(1 + levels * (1 + side_branches)));
    int tip = 0, fresh = 1;
    for (int level = 0; level < levels; ++level) {
        const int below = fresh;
        for (int k = 0; k <= side_branches; ++k) {
            tree[fresh].parent = tip;
            tree[fresh].solution = k > 0;
            tree[tip].children.push_back(fresh++);
        }
        tip = below;
    }
    tree[tip].solution = true;
    return tree;
}

} // namespace espalier::test
