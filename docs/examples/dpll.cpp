#include <algorithm>
#include <cstdint>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <utility>
#include <vector>

#include <espalier/solve.hpp>

#include "dimacs.hpp"

/// The models of a formula, by Davis, Logemann & Loveland (1962): a literal is taken for true, and
/// at once all that follows from it by clauses with one literal left. A node at which every clause
/// holds stands for all values of the variables that are left.
struct dpll {
    using choice_type = int; // a literal

    explicit dpll(const formula& f)
        : n(f.variables), clauses(f.clauses), is_true(2 * static_cast<std::size_t>(n) + 1) {
        propagate();
    }
    /// A literal of a clause that does not hold yet, and its opposite.
    std::vector<int> expand() const {
        const auto clause = std::ranges::find_if(clauses, [&](auto& c) { return !holds(c); });
        if (conflict || clause == clauses.end()) return {};
        const int literal = *std::ranges::find_if(*clause, [&](int l) { return open(l); });
        return {literal, -literal};
    }
    void apply(int literal) {
        levels.push_back(trail.size());
        set(literal);
        propagate();
    }
    void undo(int) noexcept {
        for (; trail.size() > levels.back(); trail.pop_back())
            is_true[at(trail.back())] = false;
        levels.pop_back();
        conflict = false;
    }
    bool is_solution() const {
        return !conflict && std::ranges::all_of(clauses, [&](auto& c) { return holds(c); });
    }
    std::uint64_t weight() const {
        const std::size_t left = static_cast<std::size_t>(n) - trail.size();
        return left < 64 ? std::uint64_t{1} << left : throw std::overflow_error("over 2^63 models");
    }
    std::vector<int> solution() const { return trail; }
    std::size_t at(int literal) const { return static_cast<std::size_t>(n + literal); }
    bool open(int literal) const { return !is_true[at(literal)] && !is_true[at(-literal)]; }
    bool holds(const std::vector<int>& clause) const {
        return std::ranges::any_of(clause, [&](int literal) { return is_true[at(literal)]; });
    }
    void set(int literal) {
        is_true[at(literal)] = true;
        trail.push_back(literal);
    }
    /// Until nothing follows any more, or a clause has no literal left.
    void propagate() {
        for (std::size_t known = ~trail.size(); std::exchange(known, trail.size()) != trail.size();)
            for (const auto& clause : clauses) {
                if (holds(clause)) continue;
                const auto left = std::ranges::count_if(clause, [&](int l) { return open(l); });
                if ((conflict = left == 0)) return;
                if (left == 1) set(*std::ranges::find_if(clause, [&](int l) { return open(l); }));
            }
    }

    int n;
    std::vector<std::vector<int>> clauses;
    std::vector<bool> is_true;       // of each literal from -n to n
    std::vector<int> trail;          // the literals that are true, as they came
    std::vector<std::size_t> levels; // how many there were at each node
    bool conflict = false;
};

int main() {
    std::istringstream text("p cnf 4 3\n 1 2 0\n -1 3 0 -2 -3 0\n%\n0\n"); // variable 4 is free
    std::cout << espalier::count(dpll(read_dimacs(text)), {.threads = 0}).value << " models\n";
}
