#include <array>
#include <iostream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <espalier/ranges.hpp>
#include <espalier/solve.hpp>

/// Digits for letters, no two alike, that make a sum as SEND + MORE == MONEY right; no number of
/// more than one digit begins with 0. Letters are decided by columns from the right, and a column
/// must come out right, with its carry, as soon as its letters are known.
struct cryptarithm {
    using choice_type = int; // the digit of the next letter

    struct column {
        std::array<int, 10> times{}; // how often each letter counts, less on the right of ==
        std::size_t letters = 0;     // that must be known up to here
    };
    explicit cryptarithm(const std::string& sum) {
        std::istringstream text(sum);
        const std::vector<std::string> words(std::istream_iterator<std::string>(text), {});
        for (std::size_t place = 0, longest = 1; place < longest; ++place) {
            int sign = 1; // of what stands on the left
            columns.emplace_back();
            for (const std::string& word : words) {
                longest = std::max(longest, word.size());
                if (word == "==") sign = -1;
                if (word == "==" || word == "+" || word.size() <= place) continue;
                const char letter = word[word.size() - 1 - place];
                if (letters.find(letter) == std::string::npos) letters += letter;
                if (letters.size() > 10) throw std::invalid_argument("more than ten letters");
                columns[place].times[letters.find(letter)] += sign;
                if (place > 0 && place + 1 == word.size()) leading += letter;
            }
            columns[place].letters = letters.size();
            if (sign > 0) throw std::invalid_argument("write a sum as A + B == C");
        }
    }

    espalier::set_bits<unsigned> expand() const {
        return espalier::set_bits(digits.size() < letters.size() ? free : 0u);
    }
    bool promising(int digit) const {
        if (digit == 0 && leading.find(letters[digits.size()]) != std::string::npos) return false;
        int carry = 0;
        for (const column& here : columns) {
            if (here.letters > digits.size() + 1) return true;
            int total = carry;
            for (std::size_t k = 0; k < here.letters; ++k)
                total += here.times[k] * (k < digits.size() ? digits[k] : digit);
            if (total % 10 != 0) return false;
            carry = total / 10;
        }
        return carry == 0 || digits.size() + 1 < letters.size();
    }
    void apply(int digit) {
        free &= ~(1u << digit);
        digits.push_back(digit);
    }
    void undo(int digit) noexcept {
        digits.pop_back();
        free |= 1u << digit;
    }
    bool is_solution() const { return digits.size() == letters.size(); }
    std::vector<int> solution() const { return digits; } // in the order of `letters`
    std::string letters, leading;
    std::vector<column> columns; // from the right
    std::vector<int> digits;     // of the letters so far
    unsigned free = 0b1111111111;
};

int main() {
    const cryptarithm puzzle("SEND + MORE == MONEY");
    for (const auto& digits : espalier::all(puzzle).value)
        for (std::size_t k = 0; k < digits.size(); ++k)
            std::cout << puzzle.letters[k] << " = " << digits[k] << '\n';
}
