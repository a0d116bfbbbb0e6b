// Modules that keep every law: one for each way in which a module may be built.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include <espalier/ranges.hpp>
#include <espalier/state_space.hpp>

namespace good {

// Reversible, a borrowed range, promising, solution, operator==: which of the items, at least 1
// each, make up the sum.
struct subset_sum {
    using choice_type = bool; // take the next item, or leave it

    subset_sum(std::vector<int> of, int sum) : items(std::move(of)), left(sum) {}

    std::span<const bool> expand() const {
        static constexpr bool both[] = {true, false};
        return taken.size() < items.size() ? std::span<const bool>(both) : std::span<const bool>();
    }
    bool promising(bool take) const {
        const auto rest = std::accumulate(items.begin() + depth(), items.end(), 0);
        return take ? items[taken.size()] <= left : left <= rest - items[taken.size()];
    }
    void apply(bool take) {
        if (take) left -= items[taken.size()];
        taken.push_back(take);
    }
    void undo(bool take) noexcept {
        taken.pop_back();
        if (take) left += items[taken.size()];
    }
    bool is_solution() const { return taken.size() == items.size() && left == 0; }
    std::vector<bool> solution() const { return taken; }
    bool operator==(const subset_sum&) const = default;

    std::ptrdiff_t depth() const { return static_cast<std::ptrdiff_t>(taken.size()); }

    std::vector<int> items;
    std::vector<bool> taken;
    int left;
};

// A few words without undo, walked by copies: permutations of n things, nothing rejected.
struct permutations {
    using choice_type = unsigned; // one bit: the thing that comes next

    explicit permutations(int n) : left((1u << n) - 1) {}

    espalier::single_bits<unsigned> expand() const { return espalier::single_bits(left); }
    void apply(unsigned bit) { left &= ~bit; }
    bool is_solution() const { return left == 0; }

    unsigned left;
};

// Reversible, an owning range, a choice that cannot be printed, solutions at inner nodes, neither
// operator== nor a copy: the ways of a rook from a corner, right and down.
struct step {
    int right, down;
    bool operator==(const step&) const = default;
};

struct rook_ways {
    using choice_type = step;

    explicit rook_ways(int side) : last(side - 1) {}
    rook_ways(const rook_ways&) = delete;
    rook_ways& operator=(const rook_ways&) = delete;

    std::vector<step> expand() const {
        std::vector<step> ways;
        for (int k = 1; k <= last - column; ++k)
            ways.push_back({k, 0});
        for (int k = 1; k <= last - row; ++k)
            ways.push_back({0, k});
        return ways;
    }
    void apply(const step& s) {
        column += s.right;
        row += s.down;
    }
    void undo(const step& s) noexcept {
        column -= s.right;
        row -= s.down;
    }
    bool is_solution() const { return row == column; }

    int last, row = 0, column = 0;
};

// Symmetry by prune and weight: binary words up to complement. The cut half is stood for by the
// weight, so that the count is that of all words.
struct words_up_to_complement {
    using choice_type = char;

    explicit words_up_to_complement(std::size_t n) : length(n) {}

    const std::string& expand() const {
        static const std::string letters = "ab", none;
        return word.size() < length ? letters : none;
    }
    bool prune() const { return word.size() == 1 && word[0] == 'b'; }
    void apply(char letter) { word += letter; }
    void undo(char) noexcept { word.pop_back(); }
    bool is_solution() const { return word.size() == length; }
    std::uint64_t weight() const { return 2; }
    std::string solution() const { return word; }
    bool operator==(const words_up_to_complement&) const = default;

    std::size_t length;
    std::string word;
};

// Equal things make equal arrangements; prune cuts the twins and keeps the set of them.
struct arrangements {
    using choice_type = std::size_t; // number of the thing that comes next

    explicit arrangements(std::string of) : things(std::move(of)), used(things.size()) {
        std::ranges::sort(things);
    }

    std::vector<std::size_t> expand() const {
        std::vector<std::size_t> free;
        for (std::size_t k = 0; k < things.size(); ++k)
            if (!used[k]) free.push_back(k);
        return free;
    }
    bool prune() const {
        if (order.empty()) return false;
        const std::size_t k = order.back();
        return k > 0 && things[k] == things[k - 1] && !used[k - 1];
    }
    void apply(std::size_t k) {
        used[k] = true;
        order.push_back(k);
    }
    void undo(std::size_t k) noexcept {
        used[k] = false;
        order.pop_back();
    }
    bool is_solution() const { return order.size() == things.size() && !prune(); }
    std::string solution() const {
        std::string word;
        for (const std::size_t k : order)
            word += things[k];
        return word;
    }
    bool operator==(const arrangements&) const = default;

    std::string things;
    std::vector<bool> used;
    std::vector<std::size_t> order;
};

// Branch and bound: the most valuable load. Minimising instead would state `using better`.
struct knapsack {
    using choice_type = bool;

    struct item {
        int weight, value;
        bool operator==(const item&) const = default;
    };

    knapsack(std::vector<item> of, int capacity) : items(std::move(of)), room(capacity) {}

    std::span<const bool> expand() const {
        static constexpr bool both[] = {true, false};
        return depth < items.size() ? std::span<const bool>(both) : std::span<const bool>();
    }
    bool promising(bool take) const { return !take || items[depth].weight <= room; }
    void apply(bool take) { carry(take, 1), ++depth; }
    void undo(bool take) noexcept { --depth, carry(take, -1); }
    bool is_solution() const { return true; } // every load is one, at inner nodes too
    int objective() const { return value; }
    int bound() const {
        int most = value;
        for (std::size_t k = depth; k < items.size(); ++k)
            most += items[k].value;
        return most;
    }
    bool operator==(const knapsack&) const = default;

    void carry(bool take, int sign) noexcept {
        if (!take) return;
        room -= sign * items[depth].weight;
        value += sign * items[depth].value;
    }

    std::vector<item> items;
    int room, value = 0;
    std::size_t depth = 0;
};

// The cheapest way down a triangle of numbers: minimises, by copies.
struct triangle {
    using choice_type = int; // 0: straight down, 1: down and to the right
    using better = std::less<>;

    std::span<const int> expand() const {
        static constexpr int both[] = {0, 1};
        return row + 1 < rows ? std::span<const int>(both) : std::span<const int>();
    }
    void apply(int step) {
        ++row, column += step;
        cost += number(row, column);
    }
    bool is_solution() const { return row + 1 == rows; }
    int objective() const { return cost; }
    int bound() const { return cost + (rows - 1 - row); } // each number is at least 1
    bool operator==(const triangle&) const = default;

    static int number(int r, int c) { return 1 + (r * 7 + c * 5) % 9; }

    int rows = 5, row = 0, column = 0, cost = 1;
};

// Counts below a node by a formula, in halves: binary words of so many letters.
struct counted_words {
    using choice_type = int;
    static constexpr std::uint64_t count_divisor = 2;

    std::span<const int> expand() const {
        static constexpr int both[] = {0, 1};
        return left > 0 ? std::span<const int>(both) : std::span<const int>();
    }
    void apply(int) { --left; }
    bool is_solution() const { return left == 0; }
    std::uint64_t weight() const { return 2; } // a whole one, in halves
    espalier::below count_below(const std::stop_token& stop) const {
        if (left > 4) return espalier::below::walk();
        if (stop.stop_requested()) return espalier::below::given_up();
        return espalier::below::counted(left == 0 ? 0 : std::uint64_t{2} << left);
    }

    int left = 6;
};

// Cuts by what the fold has found: the different subset sums, from where nothing new can come.
struct sums {
    using choice_type = bool;
    using known = std::set<int>;

    explicit sums(std::vector<int> of) : items(std::move(of)) {}

    std::span<const bool> expand() const {
        static constexpr bool both[] = {true, false};
        return depth < items.size() ? std::span<const bool>(both) : std::span<const bool>();
    }
    bool prune(const known& found) const {
        const int most =
            std::accumulate(items.begin() + static_cast<std::ptrdiff_t>(depth), items.end(), sum);
        for (int s = sum; s <= most; ++s)
            if (!found.contains(s)) return false;
        return true;
    }
    void apply(bool take) {
        if (take) sum += items[depth];
        ++depth;
    }
    void undo(bool take) noexcept {
        --depth;
        if (take) sum -= items[depth];
    }
    bool is_solution() const { return depth == items.size(); }
    bool operator==(const sums&) const = default;

    std::vector<int> items;
    std::size_t depth = 0;
    int sum = 0;
};

} // namespace good
