#include <array>
#include <iostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <espalier/bit_set.hpp>
#include <espalier/solve.hpp>

/// Squares of words that read the same across and down; a word may stand in several rows.
///
/// For each place and letter there is the set of words that have it there, as bits. The words for a
/// row are those that begin with what the columns so far have in it: the AND of as many sets.
struct word_squares {
    using choice_type = int; // the number of the next row's word
    using word_set = espalier::bit_set<512>;

    /// @throws std::invalid_argument if there are more than 512 words, or one is not of the length
    /// of
    ///         the others, or not of capital letters
    explicit word_squares(std::vector<std::string> list) : words(std::move(list)) {
        const std::size_t length = words.empty() ? 0 : words.front().size();
        have.resize(length);
        for (std::size_t w = 0; w < words.size(); ++w) {
            if (w == 512 || words[w].size() != length ||
                words[w].find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") != std::string::npos)
                throw std::invalid_argument("'" + words[w] + "' does not fit the list");
            for (std::size_t place = 0; place < length; ++place)
                have[place][letter(words[w][place])].insert(static_cast<int>(w));
            any.insert(static_cast<int>(w));
        }
    }

    /// The words that begin as row `row` must, if `next` is the word of the row after the last.
    word_set fitting(std::size_t row, const std::string* next = nullptr) const {
        word_set fit = any;
        for (std::size_t place = 0; place < rows.size(); ++place)
            fit &= have[place][letter(word(rows[place])[row])];
        if (next != nullptr) fit &= have[rows.size()][letter((*next)[row])];
        return fit;
    }
    word_set expand() const {
        return rows.size() < have.size() ? fitting(rows.size()) : word_set();
    }
    /// Some word must fit every later row.
    bool promising(int next) const {
        for (std::size_t row = rows.size() + 1; row < have.size(); ++row)
            if (fitting(row, &word(next)).empty()) return false;
        return true;
    }
    void apply(int next) { rows.push_back(next); }
    void undo(int) noexcept { rows.pop_back(); }
    bool is_solution() const { return !rows.empty() && rows.size() == have.size(); }
    std::vector<std::string> solution() const {
        std::vector<std::string> square;
        for (const int row : rows)
            square.push_back(word(row));
        return square;
    }

    const std::string& word(int number) const { return words[static_cast<std::size_t>(number)]; }
    static std::size_t letter(char c) { return static_cast<std::size_t>(c - 'A'); }

    std::vector<std::string> words;
    std::vector<std::array<word_set, 26>> have; // for each place and letter
    word_set any;
    std::vector<int> rows;
};

int main() {
    const word_squares squares({"BALL", "AREA", "LEAD", "LADY", "WALL", "AWAY", "LATE", "IDEA",
                                "DEAR", "ABLE", "BIRD", "IDLE", "RARE", "OVEN", "EDGE"});
    const auto found = espalier::all(squares, {.threads = 0});
    for (const auto& square : found.value) {
        for (const std::string& row : square)
            std::cout << row << ' ';
        std::cout << '\n';
    }
}
