#include "boggle_inputs.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include <boggle/board_reader.hpp>
#include <boggle/compact.hpp>
#include <boggle/lexicon.hpp>
#include <boggle/word_list.hpp>
#include <reading/input_error.hpp>

namespace espalier::fuzz {

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

boggle::tile_grid read(const std::string& text) {
    std::istringstream in(text);
    return boggle::read_board(in, "input");
}

std::string as_json(const boggle::tile_grid& grid) {
    auto rows = nlohmann::json::array();
    for (std::size_t row = 0; row < grid.rows; ++row) {
        auto tiles = nlohmann::json::array();
        for (std::size_t column = 0; column < grid.columns; ++column)
            tiles.push_back(grid.at(row, column));
        rows.push_back(tiles);
    }
    return rows.dump();
}

/// Read for a board of a few letters, a list that was read has the words left that they spell. Its
/// other words may be there or not. (Nothing may be thrown that reading the whole did not throw.)
void read_for_letters(const std::string& text, const boggle::word_list& whole,
                      const boggle::word_options& options) noexcept {
    const boggle::alphabet letters({"c", "a", "t", "\u00e9"});
    std::istringstream in(text);
    const auto some = boggle::read_words_of(letters, in, "input", options);
    require(some.statistics().lines == whole.statistics().lines &&
            some.statistics().ill_formed == whole.statistics().ill_formed &&
            some.statistics().first_ill_formed == whole.statistics().first_ill_formed);
    for (boggle::word_id word = 0; word < some.size(); ++word)
        require(whole.find(some.spelling(word)) != boggle::no_word);
    std::vector<boggle::letter> spelled;
    for (boggle::word_id word = 0; word < whole.size(); ++word) {
        if (!letters.spell(whole.folded(word), spelled)) continue;
        const auto same = some.find(whole.spelling(word));
        require(same != boggle::no_word && some.spelling(same) == whole.spelling(word));
    }
}

} // namespace

void read_as_board(std::string_view bytes) try {
    const auto grid = read(std::string(bytes));
    require(grid.rows > 0 && grid.columns > 0 && grid.rows * grid.columns == grid.tiles.size());
    const auto board = boggle::compact(boggle::grid_graph(grid), {.any_letter = {"a", "b"}});
    require(board.cell_count() <= 2 * grid.tiles.size());
    require(read(as_json(grid)) == grid);
} catch (const reading::input_error& e) {
    require(!e.remedy().empty());
}

void read_as_words(std::string_view bytes) try {
    const unsigned choice = bytes.empty() ? 0 : static_cast<unsigned char>(bytes.front());
    using namespace boggle;
    const word_options options{.with_capital = (choice & 1) != 0 ? capitals::skip : capitals::fold,
                               .with_apostrophe =
                                   (choice & 2) != 0 ? apostrophes::drop : apostrophes::skip,
                               .fold_accents = (choice & 4) != 0};
    const std::string text(bytes.substr(std::min<std::size_t>(bytes.size(), 1)));
    const auto list = parse_words(text, "input", options);
    const auto& counts = list.statistics();
    require(counts.lines == list.size() + counts.blank + counts.duplicates + counts.capitals +
                                counts.apostrophes + counts.other_characters + counts.ill_formed);
    for (word_id word = 0; word < list.size(); ++word) {
        require(list.find(list.spelling(word)) == word);
        require(list.length(word) > 0);
        require(word == 0 || list.folded(word - 1) < list.folded(word));
    }
    const auto board =
        compact(grid_graph({2, 2, {"c", "a", "t", "*"}}), {.any_letter = letters_in(list)});
    read_for_letters(text, list, options);
    require(make_lexicon(list, board, {.min_length = 1}).statistics.words <= list.size());
} catch (const reading::input_error& e) {
    require(!e.remedy().empty());
}

} // namespace espalier::fuzz
