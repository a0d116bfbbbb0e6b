#include "queens/clique_cover.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <vector>

namespace queens {
namespace {

using partition = std::vector<std::vector<int>>;

/// The open squares, ordered by a key of row and column.
template <class Key>
std::vector<int> ordered(const attack_graph& graph, Key key) {
    std::vector<int> squares;
    for (int s = 0; s < graph.squares(); ++s)
        if (graph.is_open(s)) squares.push_back(s);
    std::ranges::sort(squares, {}, [&](int s) { return std::pair(key(graph.square_at(s)), s); });
    return squares;
}

bool all_attack(const attack_graph& graph, const std::vector<int>& group, int s) {
    return std::ranges::all_of(group, [&](int member) { return graph.attacks(member, s); });
}

/// Each square joins the first group that takes it, counted from the newest one if so asked. Groups
/// and their squares are sorted at the end, so that equal covers are the same.
partition greedy(const attack_graph& graph, const std::vector<int>& squares, bool newest_first) {
    partition groups;
    for (const int s : squares) {
        const auto takes = [&](const std::vector<int>& group) {
            return all_attack(graph, group, s);
        };
        std::vector<int>* found = nullptr;
        if (newest_first) {
            const auto at = std::find_if(groups.rbegin(), groups.rend(), takes);
            if (at != groups.rend()) found = &*at;
        } else {
            const auto at = std::find_if(groups.begin(), groups.end(), takes);
            if (at != groups.end()) found = &*at;
        }
        if (found == nullptr) found = &groups.emplace_back();
        found->push_back(s);
    }
    for (std::vector<int>& group : groups)
        std::ranges::sort(group);
    std::ranges::sort(groups);
    return groups;
}

/// Every cover that is tried.
std::vector<partition> greedy_covers(const attack_graph& graph) {
    const std::array orders{
        ordered(graph, [](const square& s) { return s.row; }),
        ordered(graph, [](const square& s) { return s.column; }),
        ordered(graph, [](const square& s) { return s.row + s.column; }),
        ordered(graph, [](const square& s) { return s.row - s.column; }),
    };
    std::vector<partition> covers;
    for (const std::vector<int>& order : orders)
        for (const bool newest_first : {false, true})
            covers.push_back(greedy(graph, order, newest_first));
    return covers;
}

/// More of them would cost more time than they cut: half as many again for two thirds of the nodes.
constexpr std::size_t covers_kept = 4;

std::vector<partition> smallest(std::vector<partition> covers) {
    std::ranges::sort(covers, [](const partition& a, const partition& b) {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    });
    const auto repeated = std::ranges::unique(covers);
    covers.erase(repeated.begin(), repeated.end());
    covers.resize(std::min(covers.size(), covers_kept));
    return covers;
}

} // namespace

clique_cover::clique_cover(const attack_graph& graph) {
    const std::size_t width = graph.words_of_a_set();
    for (const partition& cover : smallest(greedy_covers(graph))) {
        std::vector<group>& kept = covers_.emplace_back();
        for (const std::vector<int>& squares : cover) {
            std::vector<std::uint64_t> set(width);
            for (const int s : squares)
                set[static_cast<std::size_t>(s) / 64] |= std::uint64_t{1} << s % 64;
            const auto is_used = [](std::uint64_t word) { return word != 0; };
            const auto first = std::ranges::find_if(set, is_used);
            const auto last = std::find_if(set.rbegin(), set.rend(), is_used).base();
            kept.push_back({.first = static_cast<std::size_t>(first - set.begin()),
                            .last = static_cast<std::size_t>(last - set.begin()),
                            .offset = bits_.size()});
            bits_.insert(bits_.end(), first, last);
        }
    }
}

bool clique_cover::meets(const group& squares, std::span<const std::uint64_t> free) const {
    const std::uint64_t* bits = bits_.data() + squares.offset;
    for (std::size_t word = squares.first; word < squares.last; ++word)
        if ((free[word] & *bits++) != 0) return true;
    return false;
}

int clique_cover::room(std::span<const std::uint64_t> free) const {
    std::ptrdiff_t least = std::numeric_limits<int>::max();
    for (const std::vector<group>& cover : covers_)
        least = std::min(least, std::ranges::count_if(
                                    cover, [&](const group& each) { return meets(each, free); }));
    return static_cast<int>(least);
}

bool clique_cover::has_room(std::span<const std::uint64_t> free, int wanted) const {
    return std::ranges::all_of(covers_, [&](const std::vector<group>& cover) {
        int still = wanted;
        for (auto each = cover.begin(); still > 0 && each != cover.end(); ++each)
            if (meets(*each, free)) --still;
        return still <= 0;
    });
}

} // namespace queens
