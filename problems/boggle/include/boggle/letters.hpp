/// The letters of one board, numbered.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace boggle {

/// A letter's number in its alphabet.
using letter = std::uint16_t;

/// What `alphabet::find` answers for a letter that is not there.
inline constexpr letter no_letter = std::numeric_limits<letter>::max();

/// The distinct letters that occur on a board. Words with any other letter need not be looked at,
/// so an alphabet is as small as its board, whatever the script.
///
/// Letters are numbered in the order of their UTF-8 bytes, which is the order of code points.
class alphabet {
  public:
    alphabet() { by_byte_.fill(no_letter); }

    /// From folded letters (see text.hpp) in any order, repeats allowed.
    /// Throws std::length_error for more than 65,535 distinct letters.
    explicit alphabet(std::vector<std::string> letters);

    std::size_t size() const noexcept { return texts_.size(); }

    /// The folded text of a letter.
    const std::string& text(letter which) const { return texts_.at(which); }

    /// The number of a folded letter, or `no_letter`.
    letter find(std::string_view folded) const;

    /// The same for a single ASCII character: one table look-up. `no_letter` for bytes from 128.
    letter find_byte(unsigned char byte) const noexcept { return by_byte_[byte]; }

    /// Appends the letters of a folded word to `out` and returns true; or returns false, with `out`
    /// as it was, if the word has a letter that is not in the alphabet.
    bool spell(std::string_view folded, std::vector<letter>& out) const;

  private:
    std::vector<std::string> texts_; ///< sorted
    std::array<letter, 256> by_byte_;
};

} // namespace boggle
