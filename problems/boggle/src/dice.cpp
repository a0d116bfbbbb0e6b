#include "boggle/dice.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

#include <fmt/format.h>

namespace boggle {

namespace {

bool begins_face(char c) {
    return c < 'a' || c > 'z';
}

/// Dice with blanks between, their faces run together: small letters belong to the capital before
/// them.
std::vector<std::array<std::string, 6>> parse_dice(std::string_view text) {
    std::vector<std::array<std::string, 6>> dice;
    std::size_t face = 6;
    for (const char c : text) {
        if (c == ' ') continue;
        if (begins_face(c) && face++ >= 5) {
            dice.emplace_back();
            face = 0;
        }
        dice.back().at(face) += c;
    }
    return dice;
}

dice_set make_set(std::string name, std::string title, std::size_t side, std::string_view dice) {
    return {std::move(name), std::move(title), side, parse_dice(dice)};
}

} // namespace

std::span<const dice_set> dice_sets() {
    static const std::array sets{
        make_set("4x4", "4 x 4 since 1987", 4,
                 "AAEEGN ABBJOO ACHOPS AFFKPS AOOTTW CIMOTU DEILRX DELRVY "
                 "DISTTY EEGHNW EEINSU EHRTVW EIOSST ELRTTY HIMNUQu HLNNRZ"),
        make_set("4x4-1976", "4 x 4 of 1976", 4,
                 "AACIOT ABILTY ABJMOQu ACDEMP ACELRS ADENVZ AHMORS BIFORX "
                 "DENOSW DKNOTU EEFHIY EGKLUY EGINTV EHINPS ELPSTU GILRUW"),
        make_set("5x5", "5 x 5, the first", 5,
                 "AAAFRS AAEEEE AAFIRS ADENNN AEEEEM AEEGMU AEGMNN AFIRSY BJKQuXZ "
                 "CCENST CEIILT CEIPST DDHNOT DHHLOR DHHLOR DHLNOR EIIITT CEILPT "
                 "EMOTTT ENSSSU FIPRSY GORRVW IPRRRY NOOTUW OOOTTU"),
        make_set("5x5-challenge", "5 x 5 with the challenge die", 5,
                 "AAAFRS AAEEEE AAFIRS ADENNN AEEEEM AEEGMU AEGMNN AFIRSY BJKQuXZ "
                 "CCENST CEIILT CEIPST DDHNOT DHHLOR IKLMQuU DHLNOR EIIITT CEILPT "
                 "EMOTTT ENSSSU FIPRSY GORRVW IPRRRY NOOTUW OOOTTU"),
        make_set("5x5-deluxe", "5 x 5, deluxe", 5,
                 "AAAFRS AAEEEE AAFIRS ADENNN AEEEEM AEEGMU AEGMNN AFIRSY BJKQuXZ "
                 "CCNSTW CEIILT CEIPST DDLNOR DHHLOR DHHNOT DHLNOR EIIITT CEILPT "
                 "EMOTTT ENSSSU FIPRSY GORRVW HIPRRY NOOTUW OOOTTU"),
        make_set("5x5-2012", "5 x 5 of 2012, with a die of two letters", 5,
                 "AAAFRS AAEEEE AAFIRS ADENNN AEEEEM AEEGMU AEGMNN AFIRSY BBJKXZ "
                 "CCENST EIILST CEIPST DDHNOT DHHLOR DHHNOW DHLNOR EIIITT EILPST "
                 "EMOTTT ENSSSU QuInThErHeAn GORRVW IPRSYY NOOTUW OOOTTU"),
        make_set("6x6", "6 x 6, with a die of two letters and one of blanks", 6,
                 "AAAFRS AAEEEE AAEEOO AAFIRS ABDEIO ADENNN AEEEEM AEEGMU AEGMNN "
                 "AEILMN AEINOU AFIRSY QuInThErHeAn BBJKXZ CCENST CDDLNN CEIITT CEIPST "
                 "CFGNUY DDHNOT DHHLOR DHHNOW DHLNOR EHILRS EIILST EILPST EIO### "
                 "EMTTTO ENSSSU GORRVW HIRSTV HOPRST IPRSYY JKQuWXZ NOOTUW OOOTTU")};
    return sets;
}

const dice_set& dice_of(std::string_view name) {
    const auto sets = dice_sets();
    const auto found = std::ranges::find(sets, name, &dice_set::name);
    if (found == sets.end()) throw std::out_of_range(fmt::format("no dice are called '{}'", name));
    return *found;
}

tile_grid roll(const dice_set& set, espalier::uniform_draw& draw) {
    std::vector<std::size_t> order(set.dice.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    draw.shuffle(order);
    tile_grid board{.rows = set.side, .columns = set.side, .tiles = {}};
    board.tiles.reserve(order.size());
    for (const std::size_t die : order)
        board.tiles.push_back(set.dice[die][draw.below(6)]);
    return board;
}

} // namespace boggle
