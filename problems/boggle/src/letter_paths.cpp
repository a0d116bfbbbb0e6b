#include "boggle/letter_paths.hpp"

#include <algorithm>
#include <bit>

namespace boggle {

namespace {

std::uint32_t bit_of(letter which) {
    return std::uint32_t{1} << which;
}

/// For each place, the letters that may follow it.
std::vector<std::uint32_t> letters_after_places(const compact_board& board) {
    std::vector<std::uint32_t> after(board.places().size());
    for (cell_id cell = 0; cell < board.cell_count(); ++cell) {
        const auto last = board.place_begin()[cell + 1] - 1;
        for (auto place = board.place_begin()[cell]; place < last; ++place)
            after[place] = bit_of(board.places()[place + 1]);
        for (const cell_id next : board.neighbours(cell))
            after[last] |= bit_of(board.first_letter(next));
    }
    return after;
}

/// Whether each letter follows each on the first cells of the board already.
bool has_all_pairs(const compact_board& board) {
    constexpr std::size_t enough = 20'000;
    const auto letters = board.alphabet().size();
    std::vector<std::uint32_t> after(letters);
    for (cell_id cell = 0; cell < std::min(board.cell_count(), enough); ++cell)
        for (const cell_id next : board.neighbours(cell))
            after[board.letters(cell).back()] |= bit_of(board.first_letter(next));
    return std::ranges::all_of(after, [&](std::uint32_t set) {
        return static_cast<std::size_t>(std::popcount(set)) == letters;
    });
}

} // namespace

letter_paths::letter_paths(const compact_board& board) {
    if (board.alphabet().size() > most_letters || has_all_pairs(board)) return;
    const auto after = letters_after_places(board);
    after_.resize(most_letters);
    for (std::size_t place = 0; place < after.size(); ++place)
        after_[board.places()[place]] |= after[place];
    after_both_.resize(most_letters * most_letters);
    for (cell_id cell = 0; cell < board.cell_count(); ++cell) {
        const auto last = board.place_begin()[cell + 1] - 1;
        const auto add = [&](std::uint32_t from, std::uint32_t to) {
            after_both_[board.places()[from] * most_letters + board.places()[to]] |= after[to];
        };
        for (auto place = board.place_begin()[cell]; place < last; ++place)
            add(place, place + 1);
        for (const cell_id next : board.neighbours(cell))
            add(last, board.place_begin()[next]);
    }
}

bool letter_paths::admit(std::span<const letter> word) const noexcept {
    if (after_.empty()) return true;
    for (std::size_t i = 1; i < word.size(); ++i)
        if ((after_[word[i - 1]] & bit_of(word[i])) == 0) return false;
    for (std::size_t i = 2; i < word.size(); ++i)
        if ((after_both_[word[i - 2] * most_letters + word[i - 1]] & bit_of(word[i])) == 0)
            return false;
    return true;
}

} // namespace boggle
