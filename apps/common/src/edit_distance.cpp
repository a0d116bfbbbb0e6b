#include "cli/edit_distance.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace cli {
namespace {

std::string lowered(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return result;
}

std::size_t difference(std::size_t a, std::size_t b) {
    return a > b ? a - b : b - a;
}

} // namespace

std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> above(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        before.swap(above);
        above.swap(row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, replaced});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
        }
    }
    return row[b.size()];
}

std::optional<std::string> nearest_name(std::string_view typed,
                                        std::span<const std::string> known) {
    const std::string wanted = lowered(typed);
    std::optional<std::string> nearest;
    std::size_t least = 0;
    for (const std::string& name : known) {
        const std::size_t allowed = std::max(wanted.size(), name.size()) / 3;
        if (difference(wanted.size(), name.size()) > allowed) continue;
        const std::size_t distance = edit_distance(wanted, lowered(name));
        if (distance > allowed || (nearest && distance >= least)) continue;
        nearest = name;
        least = distance;
    }
    if (nearest || wanted.size() < 2) return nearest;
    const auto longer = std::ranges::find_if(
        known, [&](const std::string& name) { return lowered(name).starts_with(wanted); });
    if (longer != known.end()) nearest = *longer;
    return nearest;
}

} // namespace cli
