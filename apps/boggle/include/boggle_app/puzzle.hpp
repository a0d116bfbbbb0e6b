/// Board and words, read and made ready.
#pragma once

#include <iosfwd>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boggle/compact_board.hpp>
#include <boggle/graph_svg.hpp>
#include <boggle/guide.hpp>
#include <boggle/lexicon.hpp>
#include <boggle/tile_grid.hpp>
#include <boggle/word_list.hpp>

#include "boggle_app/request.hpp"

namespace boggle_app {

struct puzzle {
    boggle::tile_grid grid;         ///< of a graph one row, a tile a vertex
    std::vector<std::string> names; ///< of the vertices, where the board is a graph
    /// Between which of them a path may go, and their places if the file has them, both for a
    /// drawing alone.
    std::vector<std::pair<boggle::cell_id, boggle::cell_id>> lines;
    std::vector<boggle::point> places;
    boggle::word_list words;
    std::string words_name;         ///< where the words come from, for messages
    std::vector<std::string> asked; ///< the words to be answered, as they were given
    std::shared_ptr<const boggle::compact_board> board;
    bool by_beginnings = false; ///< which tree is walked to find each word: see tree_choice.hpp
    std::shared_ptr<const boggle::lexicon> lexicon;
    std::shared_ptr<const boggle::guide> guide; ///< where some words are hard to find
};

/// Reads what the request names; "-" is `in`. usage_error, with place and remedy, for what cannot
/// be read. Where only the board is wanted, it holds nothing else.
puzzle read_puzzle(const request& wanted, std::istream& in, const std::string& default_list);

/// Reads the list of words alone, as read_puzzle does: without those that have other letters, if
/// the letters of all boards are known.
void read_list(puzzle& made, const request& wanted, std::istream& in,
               const std::string& default_list, const boggle::alphabet* letters = nullptr);

/// The board under the rules; what a wildcard stands for is a letter of the words.
std::shared_ptr<const boggle::compact_board>
board_of(const boggle::tile_grid& grid, const boggle::word_list& words, const rules& in_force);

/// Puts the board in, and the words that it may hold.
void set_board(puzzle& made, boggle::tile_grid grid, const request& wanted);

/// A path as the names of its vertices, or as `row,column` from 1, with blanks between.
std::string path_text(const puzzle& given, std::span<const boggle::cell_id> path);

/// The lines of a text that are not blank, without blanks around them.
std::vector<std::string> asked_words(std::string_view text);

} // namespace boggle_app
