#include <algorithm>
#include <cstdint>
#include <iostream>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <espalier/solve.hpp>

struct item {
    std::string name;
    std::int64_t weight, profit;
};

/// Which items, of most profit in all, are no heavier together than the sack can bear?
struct knapsack {
    using choice_type = bool; // take the next item, or leave it

    knapsack(std::vector<item> of, std::int64_t capacity) : items(std::move(of)), room(capacity) {
        std::ranges::sort(items, [](const item& a, const item& b) { // most profit for its weight
            return std::pair(a.profit * b.weight, b.name) > std::pair(b.profit * a.weight, a.name);
        });
    }

    std::span<const bool> expand() const {
        static constexpr bool take_or_leave[] = {true, false};
        return taken.size() < items.size() ? take_or_leave : std::span<const bool>();
    }
    bool promising(bool take) const { return !take || items[taken.size()].weight <= room; }
    void apply(bool take) {
        if (take) change(items[taken.size()], 1);
        taken.push_back(take);
    }
    void undo(bool take) noexcept {
        taken.pop_back();
        if (take) change(items[taken.size()], -1);
    }
    bool is_solution() const { return taken.size() == items.size(); }
    std::int64_t objective() const { return profit; }

    /// What could be had if items could be cut: they are taken in order, and of the first that does
    /// not fit whole a part (Dantzig 1957).
    std::int64_t bound() const {
        std::int64_t left = room, sum = profit;
        for (std::size_t k = taken.size(); k < items.size() && left > 0; ++k) {
            if (items[k].weight > left) return sum + items[k].profit * left / items[k].weight;
            left -= items[k].weight;
            sum += items[k].profit;
        }
        return sum;
    }
    std::vector<std::string> solution() const {
        std::vector<std::string> names;
        for (std::size_t k = 0; k < taken.size(); ++k)
            if (taken[k]) names.push_back(items[k].name);
        return names;
    }
    void change(const item& one, int sign) {
        room -= sign * one.weight;
        profit += sign * one.profit;
    }

    std::vector<item> items;
    std::int64_t room, profit = 0;
    std::vector<bool> taken;
};

int main() {
    const std::vector<item> things{
        {"map", 9, 150},    {"water", 153, 200},  {"sandwich", 50, 160}, {"tin", 68, 45},
        {"banana", 27, 60}, {"apple", 39, 40},    {"cheese", 23, 30},    {"suncream", 11, 70},
        {"camera", 32, 30}, {"trousers", 48, 10}, {"umbrella", 73, 40},  {"compass", 13, 35}};
    const auto best = espalier::best(knapsack(things, 300), {.threads = 0});
    std::cout << "worth " << best.value->objective << ':';
    for (const std::string& name : best.value->solution)
        std::cout << ' ' << name;
    std::cout << '\n';
}
