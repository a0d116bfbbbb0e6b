/// The pieces that may be asked to leave each other in peace.
#pragma once

#include <array>
#include <string_view>

namespace queens {

enum class piece {
    queen,      ///< along rows, columns and diagonals
    rook,       ///< along rows and columns
    bishop,     ///< along diagonals
    knight,     ///< two squares along a row or column and one across, over anything between
    king,       ///< to the eight neighbours
    superqueen, ///< as a queen and as a knight
};

inline constexpr std::array all_pieces{piece::queen,  piece::rook, piece::bishop,
                                       piece::knight, piece::king, piece::superqueen};

constexpr std::string_view name_of(piece which) {
    constexpr std::array<std::string_view, all_pieces.size()> names{"queen",  "rook", "bishop",
                                                                    "knight", "king", "superqueen"};
    return names[static_cast<std::size_t>(which)];
}

} // namespace queens
