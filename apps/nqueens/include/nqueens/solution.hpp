/// A solution, and how it is shown.
#pragma once

#include <iosfwd>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include <queens/square.hpp>

namespace nqueens {

/// A queen in each row, by their columns (see queens::placement); or squares, where there may be
/// any number in a row. It is lent: what it points to belongs to whoever hands it over.
using solution = std::variant<std::span<const int>, std::span<const queens::square>>;

/// `1 5 8 6 3 7 2 4`, or `a1 c2`.
void write_words(std::ostream& out, const solution& found);
std::string words_of(const solution& found);

/// `a1`, `c2`, …
std::vector<std::string> square_names(std::span<const queens::square> squares);

} // namespace nqueens
