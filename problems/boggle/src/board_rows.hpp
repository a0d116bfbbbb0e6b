/// Taking one line of a board file apart. Private to the board reader.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boggle {

/// A text and its name, for messages that say where in it something is wrong.
struct named_text {
    std::string_view name;
    std::string_view text;

    /// Throws the input_error for the place that `at`, a view into the text, begins at.
    [[noreturn]] void fail(std::string_view at, std::string_view message,
                           std::string_view remedy) const;
};

/// Views into the text, one a token or cell.
using pieces = std::vector<std::string_view>;

/// Splits a line at blanks and commas. Throws input_error for an empty cell beside a comma.
pieces split_tokens(const named_text& source, std::string_view line);

/// The cells of a run of letters; with `joins_qu`, `Qu` is one of them.
pieces split_letters(std::string_view run, bool joins_qu);

/// Whether the run has no small letter but a `u` right after `Q`.
bool is_in_capitals(std::string_view run);

/// What a message calls the first cluster of a cell that is no letter; nothing for letters, and for
/// a marker alone (see tile_grid.hpp).
std::optional<std::string> first_strange(std::string_view cell);

/// Throws input_error if a cell has anything but letters, unless it is a marker.
void check_letters(const named_text& source, std::string_view cell);

} // namespace boggle
