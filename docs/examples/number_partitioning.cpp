#include <algorithm>
#include <functional>
#include <iostream>
#include <numeric>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include <espalier/solve.hpp>

/// Items, at least 0 each, in so many groups of equal sums: the largest item first, for it has the
/// fewest places.
struct partition {
    using choice_type = int; // the group of the next item

    partition(std::vector<int> of, int groups) : items(std::move(of)) {
        if (groups < 1 || std::ranges::any_of(items, [](int item) { return item < 0; }))
            throw std::invalid_argument("a partition needs a group at least, and no item below 0");
        std::sort(items.begin(), items.end(), std::greater<>());
        sums.assign(static_cast<std::size_t>(groups), 0);
        const int total = std::accumulate(items.begin(), items.end(), 0);
        each = total % groups == 0 ? total / groups : -1; // no group can have a part of 1
    }

    /// Groups of equal sums are alike: of these the item goes to the first.
    std::vector<int> expand() const {
        std::vector<int> groups;
        if (placed.size() == items.size()) return groups;
        for (std::size_t g = 0; g < sums.size(); ++g)
            if (std::find(sums.begin(), sums.begin() + static_cast<std::ptrdiff_t>(g), sums[g]) ==
                sums.begin() + static_cast<std::ptrdiff_t>(g))
                groups.push_back(static_cast<int>(g));
        return groups;
    }
    bool promising(int group) const { return sum(group) + items[placed.size()] <= each; }
    void apply(int group) {
        sum(group) += items[placed.size()];
        placed.push_back(group);
    }
    void undo(int group) noexcept {
        placed.pop_back();
        sum(group) -= items[placed.size()];
    }
    bool is_solution() const { return placed.size() == items.size() && each >= 0; }
    std::vector<std::vector<int>> solution() const {
        std::vector<std::vector<int>> groups(sums.size());
        for (std::size_t k = 0; k < placed.size(); ++k)
            groups[static_cast<std::size_t>(placed[k])].push_back(items[k]);
        return groups;
    }

    int& sum(int group) { return sums[static_cast<std::size_t>(group)]; }
    int sum(int group) const { return sums[static_cast<std::size_t>(group)]; }
    friend bool operator==(const partition&, const partition&) = default;

    std::vector<int> items; // descending
    int each;               // what every group must come to
    std::vector<int> sums;
    std::vector<int> placed; // the group of each item so far
};

int main() {
    const auto found = espalier::first(partition({4, 3, 2, 3, 5, 2, 1}, 4));
    for (const auto& group : *found.value) {
        for (const int item : group)
            std::cout << item << ' ';
        std::cout << "| ";
    }
    std::cout << '\n';
    const auto none = espalier::first(partition({6, 6, 6, 6, 4, 2, 2}, 4), {.threads = 0});
    std::cout << (none.value ? "parted" : "cannot be parted") << ", " << none.statistics.promising
              << " nodes, " << to_string(none.status) << '\n';
}
