/// What the readers of the word search must do with any bytes at all: read them or throw
/// input_error. Called by the fuzzers, and with their corpus by a unit test.
#pragma once

#include <string_view>

namespace espalier::fuzz {

/// Reads the bytes as a board. What is read must be a rectangle of tiles that a search can use, and
/// be the same again when it is written as JSON. Aborts where that is not so.
void read_as_board(std::string_view bytes);

/// Reads the bytes as a list of words, by options that the first byte chooses. Every line must be
/// accounted for, and every word be found again in the spelling of its file. Aborts where that is
/// not so.
void read_as_words(std::string_view bytes);

} // namespace espalier::fuzz
