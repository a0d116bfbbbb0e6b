#include "queens/piece_stack.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "queens/board_size.hpp"

namespace queens {

piece_stack::piece_stack(const board_plan& board, piece kind)
    : rules_(std::make_shared<const rules>(board, kind)), width_(rules_->graph.words_of_a_set()),
      given_(board.placed) {
    std::ranges::sort(given_);
    const auto repeated = std::ranges::unique(given_);
    given_.erase(repeated.begin(), repeated.end());
    const auto most = static_cast<std::size_t>(rules_->cover.room(rules_->graph.open()));
    free_.resize((most + 1) * width_);
    std::ranges::copy(rules_->graph.open(), free_.begin());
    placed_.reserve(most);
}

int piece_stack::free_squares() const {
    int squares = 0;
    for (const std::uint64_t word : free())
        squares += std::popcount(word);
    return squares;
}

bool piece_stack::has_room_after(int square, int more) const {
    if (more <= 0) return more == 0;
    constexpr std::size_t most_words = largest_board * largest_board / 64;
    std::array<std::uint64_t, most_words> left;
    const words here = free();
    const words companions = rules_->graph.later_companions(square);
    for (std::size_t word = 0; word < width_; ++word)
        left[word] = here[word] & companions[word];
    return rules_->cover.has_room(words(left).first(width_), more);
}

void piece_stack::place(int square) {
    const words companions = rules_->graph.later_companions(square);
    const std::uint64_t* here = free_.data() + placed_.size() * width_;
    std::uint64_t* below = free_.data() + (placed_.size() + 1) * width_;
    for (std::size_t word = 0; word < width_; ++word)
        below[word] = here[word] & companions[word];
    placed_.push_back(square);
}

std::vector<square> piece_stack::squares() const {
    std::vector<square> all = given_;
    for (const int number : placed_)
        all.push_back(rules_->graph.square_at(number));
    std::ranges::sort(all);
    return all;
}

} // namespace queens
