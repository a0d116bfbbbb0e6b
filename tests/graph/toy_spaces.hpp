/// Trees small enough to be drawn by hand, and four queens.
#pragma once

#include <cstdlib>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

/// A tree given node by node: a node is the word of its choices, the root is "".
struct drawn_space {
    using choice_type = char;

    std::map<std::string, std::string> children;
    std::set<std::string> rejected;
    std::set<std::string> pruned;
    std::set<std::string> solutions;
    std::string at = {};

    std::string expand() const {
        const auto found = children.find(at);
        return found == children.end() ? "" : found->second;
    }
    bool promising(char c) const { return !rejected.contains(at + c); }
    bool prune() const { return pruned.contains(at); }
    void apply(char c) { at += c; }
    void undo(char) noexcept { at.pop_back(); }
    bool is_solution() const { return solutions.contains(at); }
};

///                root
///           a      b        c         d
///         (goes) rejected  pruned   solution
///       x    y             (w)        z
///     dead  rejected                 (solution, no child)
///    p rejected
inline drawn_space hand_drawn() {
    return {.children = {{"", "abcd"}, {"a", "xy"}, {"ax", "p"}, {"c", "w"}, {"d", "z"}},
            .rejected = {"b", "ay", "axp"},
            .pruned = {"c"},
            .solutions = {"d", "dz"}};
}

/// The textbook's queens: row by row, every column a candidate.
struct small_queens {
    using choice_type = int;

    explicit small_queens(int n) : columns(static_cast<std::size_t>(n)) {
        std::iota(columns.begin(), columns.end(), 0);
    }
    const std::vector<int>& expand() const {
        return placed.size() < columns.size() ? columns : none;
    }
    bool promising(int column) const {
        const int row = static_cast<int>(placed.size());
        for (int r = 0; r < row; ++r) {
            const int sideways = std::abs(column - placed[static_cast<std::size_t>(r)]);
            if (sideways == 0 || sideways == row - r) return false;
        }
        return true;
    }
    void apply(int column) { placed.push_back(column); }
    void undo(int) noexcept { placed.pop_back(); }
    bool is_solution() const { return placed.size() == columns.size(); }

    std::vector<int> columns;
    std::vector<int> none;
    std::vector<int> placed;
};

/// An endless chain, one child a node: as deep as the limits allow.
struct chain {
    using choice_type = int;
    int depth = 0;
    std::vector<int> expand() const { return {7}; }
    void apply(int) { ++depth; }
    void undo(int) noexcept { --depth; }
    bool is_solution() const { return false; }
};
