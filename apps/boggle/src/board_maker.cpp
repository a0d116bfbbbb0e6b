#include "board_maker.hpp"

#include <string_view>

#include <boggle/compact.hpp>

#include "boggle_app/puzzle.hpp"

namespace boggle_app {
namespace {

constexpr std::uint8_t not_plain = 0xff;

bool reads_as_qu(const boggle::compact_board& board) {
    const auto q = board.alphabet().find("q");
    for (boggle::cell_id cell = 0; cell < board.cell_count(); ++cell)
        if (board.letters(cell).size() > 1 && board.first_letter(cell) == q) return true;
    return false;
}

} // namespace

board_maker::board_maker(const rules& in_force, const boggle::word_list& words)
    : rules_(in_force), words_(words) {
    numbers_.fill(not_plain);
    for (char c = 'a'; c <= 'z'; ++c) {
        const bool is_qu = c == 'q' && rules_.lone_q_is_qu;
        const auto number = lexicon(as_ruled).number_of(is_qu ? "qu" : std::string_view(&c, 1));
        const auto small = static_cast<std::size_t>(c);
        numbers_[small] = numbers_[small - 'a' + 'A'] = number.value_or(not_plain);
    }
}

boggle::small_board board_maker::make(const boggle::boards_reader& reader,
                                      const boggle::board_text& text) {
    boggle::small_board made;
    const bool for_the_kernel =
        rules_.use == boggle::cell_use::once && rules_.neighbours != ways::lines;
    if (for_the_kernel && make_plain(text.text, made)) return made;
    const boggle::tile_grid grid = reader.parse(text);
    if (!for_the_kernel || grid.tiles.size() > boggle::board_shape::most_cells) return {};
    const auto board = board_of(grid, words_, rules_);
    const std::uint8_t which = !rules_.lone_q_is_qu && reads_as_qu(*board) ? with_qu : as_ruled;
    made = boggle::to_small_board(*board, lexicon(which)).value_or(boggle::small_board{});
    made.lexicon = which;
    return made;
}

/// The short way for nearly all boards: letters of ASCII run together. `Qu` may be one tile.
bool board_maker::make_plain(const std::string& text, boggle::small_board& made) {
    std::size_t side = 1;
    while (side * side < text.size())
        ++side;
    if (side * side != text.size() || side >= squares_.size()) return false;
    if (text.find("Qu") != std::string::npos) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        made.letters[i] = byte < numbers_.size() ? numbers_[byte] : not_plain;
        if (made.letters[i] == not_plain) return false;
    }
    made.shape = square(side);
    return true;
}

const std::shared_ptr<const boggle::board_shape>& board_maker::square(std::size_t side) {
    auto& shape = squares_[side];
    if (!shape) {
        const boggle::tile_grid grid{side, side, std::vector<std::string>(side * side, "a")};
        shape = std::make_shared<const boggle::board_shape>(
            boggle::shape_of(*board_of(grid, words_, rules_)).value());
    }
    return shape;
}

const boggle::batch_lexicon& board_maker::lexicon(std::size_t which) {
    while (pools_.size() <= which)
        pools_.push_back(
            std::make_shared<boggle::scorer_pool>(std::make_shared<const boggle::batch_lexicon>(
                words_, boggle::batch_options{.min_length = rules_.min_length,
                                              .q_is_qu = rules_.lone_q_is_qu || !pools_.empty(),
                                              .scores = rules_.scores})));
    return pools_[which]->lexicon();
}

} // namespace boggle_app
