/// How often each letter may still be used.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace espalier {

/// A multiset of the letters a to z, of either case: the tiles of a rack, the letters of a word.
///
///     letter_counts rack("retinas");
///     bool promising(char letter) const { return rack_.has(letter); }
///     void apply(char letter) { rack_.remove(letter); }
///     void undo(char letter) noexcept { rack_.add(letter); }
///
/// Two words are anagrams if their counts are equal. Every operation is O(1), or O(letters given).
class letter_counts {
  public:
    letter_counts() = default;
    /// @throws std::invalid_argument if something is not a letter
    explicit letter_counts(std::string_view letters) {
        for (const char letter : letters) {
            if (!is_letter(letter))
                throw std::invalid_argument("espalier: letter_counts counts the letters a to z; "
                                            "there is something else in '" +
                                            std::string(letters) + "'");
            add(letter);
        }
    }

    /// Whether the character is one of those that are counted.
    static constexpr bool is_letter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    /// How often the letter is there; `letter` must be one, here and below.
    unsigned count(char letter) const { return counts_[index(letter)]; }
    bool has(char letter) const { return count(letter) != 0; } ///< at least once
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }

    void add(char letter) noexcept {
        ++counts_[index(letter)];
        ++size_;
    }
    /// Takes away one of a letter that is there.
    void remove(char letter) noexcept {
        --counts_[index(letter)];
        --size_;
    }

    /// Whether the other letters can be laid from these.
    bool contains(const letter_counts& other) const {
        for (std::size_t k = 0; k < counts_.size(); ++k)
            if (counts_[k] < other.counts_[k]) return false;
        return true;
    }

    friend bool operator==(const letter_counts&, const letter_counts&) = default;

  private:
    static constexpr std::size_t index(char letter) {
        return static_cast<std::size_t>((letter | 0x20) - 'a');
    }

    std::array<std::uint32_t, 26> counts_{};
    std::size_t size_ = 0;
};

} // namespace espalier
