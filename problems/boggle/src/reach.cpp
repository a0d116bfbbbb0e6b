#include "boggle/reach.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include <espalier/ranges.hpp>

namespace boggle {

namespace {

/// Calls f(from, to) for each step from a place to the one that may follow.
template <class Function>
void for_each_step(const compact_board& board, Function f) {
    for (cell_id cell = 0; cell < board.cell_count(); ++cell) {
        const auto last = board.place_begin()[cell + 1] - 1;
        for (auto place = board.place_begin()[cell]; place < last; ++place)
            f(place, place + 1);
        for (const cell_id next : board.neighbours(cell))
            f(last, board.place_begin()[next]);
    }
}

/// FNV-1a (Fowler, Noll, Vo), by words.
std::uint64_t digest_of(const std::vector<std::uint64_t>& words) {
    std::uint64_t digest = 0xcbf29ce484222325;
    for (const std::uint64_t word : words)
        digest = (digest ^ word) * 0x100000001b3 ^ digest >> 29;
    return digest;
}

} // namespace

reach::reach(std::shared_ptr<const compact_board> board, std::size_t most_bytes)
    : board_(std::move(board)), leads_begin_(board_->places().size() + 1),
      most_sets_(1 + most_bytes / (8 * (board_->places().size() / 64 + 1))), sets_(1) {
    for_each_step(*board_, [&](std::uint32_t, std::uint32_t to) { ++leads_begin_[to]; });
    std::partial_sum(leads_begin_.begin(), leads_begin_.end(), leads_begin_.begin());
    leads_from_.resize(leads_begin_.back());
    for_each_step(*board_, [&](std::uint32_t from, std::uint32_t to) {
        leads_from_[--leads_begin_[to]] = from;
    });
}

reach::set_id reach::before(set_id rest, letter which) {
    if (rest == all_) return all_;
    const auto key = std::uint64_t{rest} << 16 | which;
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    return known_[key] = number_of(made_before(rest, which));
}

reach::places reach::made_before(set_id rest, letter which) const {
    const auto all = board_->places();
    places made((all.size() + 63) / 64);
    const auto add = [&](std::uint32_t place) {
        if (all[place] == which) made[place / 64] |= std::uint64_t{1} << (place % 64);
    };
    if (rest == nothing()) {
        for (cell_id cell = 0; cell < board_->cell_count(); ++cell)
            add(board_->place_begin()[cell + 1] - 1);
        return made;
    }
    for (std::size_t word = 0; word < sets_[rest].size(); ++word)
        for (const int bit : espalier::set_bits(sets_[rest][word])) {
            const auto place = 64 * word + static_cast<std::size_t>(bit);
            for (auto i = leads_begin_[place]; i < leads_begin_[place + 1]; ++i)
                add(leads_from_[i]);
        }
    return made;
}

/// The number of an equal set, if there is one.
reach::set_id reach::number_of(places made) {
    const auto digest = digest_of(made);
    const auto [first, last] = by_digest_.equal_range(digest);
    const auto same =
        std::find_if(first, last, [&](const auto& each) { return sets_[each.second] == made; });
    if (same != last) return same->second;
    if (sets_.size() >= most_sets_) return all_;
    const auto number = static_cast<set_id>(sets_.size());
    sets_.push_back(std::move(made));
    by_digest_.emplace(digest, number);
    return number;
}

} // namespace boggle
