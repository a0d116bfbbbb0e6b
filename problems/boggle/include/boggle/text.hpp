/// UTF-8 text as a player sees it: normalised, case-folded, one letter at a time.
///
/// A *letter* of the game is a grapheme cluster (a base character with its marks) of the text in
/// NFC after full case folding: `É` is one letter however it was typed, `ẞ` is the two letters
/// `ss`, and accents are kept, so `é` is not `e`.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace boggle {

/// The offset of the first byte that does not belong to well-formed UTF-8, or `npos`.
std::size_t first_ill_formed(std::string_view text) noexcept;

/// The text in NFC. Throws std::invalid_argument if it is not well-formed.
std::string compose(std::string_view text);

/// The text in NFC with upper and lower case made one (full case folding, no language's own rules).
/// Throws std::invalid_argument if it is not well-formed.
std::string fold(std::string_view text);

/// The text in NFC without the marks that Latin, Greek and Cyrillic letters have (U+0300 to
/// U+036F): `é` becomes `e`, `й` becomes `и`; `ø` is a letter of its own, and other scripts keep
/// their marks. Throws std::invalid_argument if it is not well-formed.
std::string without_accents(std::string_view text);

/// The number of bytes of the first grapheme cluster; 0 for an empty text. A byte that is no UTF-8
/// counts as a cluster.
std::size_t grapheme_size(std::string_view text) noexcept;

/// The grapheme clusters of a text, as views into it.
std::vector<std::string_view> graphemes(std::string_view text);

/// Whether a cluster is a letter of some script, marks included. Digits and punctuation are not.
bool is_letter(std::string_view cluster) noexcept;

/// Whether a cluster is white space within a line.
bool is_blank(std::string_view cluster) noexcept;

/// Whether any character of the text is an upper-case (or title-case) letter; likewise lower-case.
bool has_capital(std::string_view text) noexcept;
bool has_small(std::string_view text) noexcept;

/// The columns a text takes on a terminal.
std::size_t display_width(std::string_view text) noexcept;

/// A cluster as a message shows it: `'7'`, or `U+0007` where it could not be seen.
std::string quoted(std::string_view cluster);

} // namespace boggle
