#include "square_options.hpp"

#include <algorithm>
#include <sstream>

#include <queens/square_name.hpp>

#include "cli/quoting.hpp"
#include "cli/usage_error.hpp"

namespace nqueens {
namespace {

std::string text_of(const board_shape& board) {
    return board.rows == board.columns
               ? "size " + std::to_string(board.rows)
               : std::to_string(board.rows) + " by " + std::to_string(board.columns);
}

} // namespace

std::vector<std::string> words_given(const cli::parsed_options& given, std::string_view name) {
    std::vector<std::string> words;
    for (std::string value : given.values(name)) {
        std::ranges::replace(value, ',', ' ');
        std::istringstream in(value);
        for (std::string word; in >> word;)
            words.push_back(word);
    }
    return words;
}

std::vector<queens::square> squares_given(const cli::parsed_options& given, std::string_view name,
                                          const board_shape& board) {
    const std::string subject = cli::parsed_options::spelled(name) + ": ";
    std::vector<queens::square> squares;
    for (const std::string& word : words_given(given, name)) {
        const auto square = queens::parse_square(word);
        if (!square)
            throw cli::usage_error(subject + cli::in_quotes(word) + " is no square",
                                   "write the column's letter and the row, as c5, or row:column, "
                                   "as 5:3");
        if (square->row >= board.rows || square->column >= board.columns)
            throw cli::usage_error(subject + "the board of " + text_of(board) + " has no square " +
                                       cli::in_quotes(word),
                                   board.rows == 0
                                       ? "give a larger board"
                                       : "the last one is " +
                                             queens::square_name({.row = board.rows - 1,
                                                                  .column = board.columns - 1}));
        squares.push_back(*square);
    }
    return squares;
}

} // namespace nqueens
