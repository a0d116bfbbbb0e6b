// One knapsack, three questions: what promising may cut, and what only prune may.
#include <iostream>
#include <span>
#include <vector>

#include <espalier/espalier.hpp>

struct item {
    int weight, value;
};

struct knapsack {
    using choice_type = bool; // pack the next item, or leave it

    std::span<const bool> expand() const {
        static constexpr bool pack_or_leave[] = {true, false};
        return next < items.size() ? pack_or_leave : std::span<const bool>();
    }
    bool promising(bool pack) const { return !pack || items[next].weight <= room; }
    void apply(bool pack) {
        if (pack) room -= items[next].weight, value += items[next].value;
        ++next;
    }
    void undo(bool pack) noexcept {
        --next;
        if (pack) room += items[next].weight, value -= items[next].value;
    }
    bool is_solution() const { return next == items.size(); }

    int objective() const { return value; }
    int bound() const {
        int most = value;
        for (std::size_t i = next; i < items.size(); ++i)
            if (items[i].weight <= room) most += items[i].value;
        return most;
    }

    std::vector<item> items;
    int room;
    std::size_t next = 0;
    int value = 0;
};

void print(const char* question, const auto& answer, const espalier::statistics& s) {
    std::cout << question << ": " << answer << "; " << s.checked << " checked, " << s.pruned
              << " pruned, " << s.solutions << " solutions seen\n";
}

int main() {
    const knapsack sack{.items = {{12, 4}, {2, 2}, {1, 1}, {1, 2}, {4, 10}, {3, 5}, {5, 8}, {6, 7}},
                        .room = 15};

    const auto packings = espalier::count(sack);
    print("how many packings", packings.value, packings.statistics);

    const auto best = espalier::best(sack);
    print("the most valuable", best.value->objective, best.statistics);

    int most = 0;
    const auto every = espalier::for_each(sack, [&](const knapsack& packed) {
        if (packed.value > most) most = packed.value;
    });
    print("the same, by looking at every one", most, every.statistics);
}
