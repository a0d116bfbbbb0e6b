#include <algorithm>
#include <cmath>
#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "queens/render.hpp"
#include "queens/svg.hpp"
#include "svg_parts.hpp"

namespace queens {

using namespace svg;

/// About four boards beside each other for three below.
void write_svg_sheet(std::ostream& out, std::string_view heading,
                     std::span<const captioned_board> boards, const picture& ground,
                     std::string_view captions) {
    constexpr int margin = 20;
    constexpr int caption = 20;
    constexpr int head = 40;
    constexpr int letter = 6; // the width of most of a caption's characters, or more
    std::size_t longest = 0;
    for (const captioned_board& each : boards) {
        if (each.board.rows() != ground.rows() || each.board.columns() != ground.columns())
            throw std::invalid_argument("queens: boards of several sizes on one sheet");
        longest = std::max(longest, each.caption.size());
    }
    const int count = static_cast<int>(boards.size());
    const int across = std::max(1, static_cast<int>(std::ceil(std::sqrt(count * 4 / 3.0))));
    const int down = (count + across - 1) / across;
    const int height = unit * ground.rows();
    const int board_width = unit * ground.columns();
    const int side = std::max(board_width, letter * static_cast<int>(longest));
    const int heading_width = 8 * static_cast<int>(heading.size());
    const int width = std::max(heading_width, across * (side + margin) - margin) + 2 * margin;
    write_head(out, width, head + down * (height + caption + margin), heading,
               std::to_string(count) + " boards of " + std::to_string(ground.rows()) + " by " +
                   std::to_string(ground.columns()) + ", each over " + std::string(captions));
    if (!boards.empty()) {
        out << "<defs>\n";
        for (const mark piece : all_pieces_drawn)
            if (std::ranges::any_of(
                    boards, [&](const captioned_board& each) { return has(each.board, piece); }))
                write_shape(out, piece);
        out << "<g id=\"board\">\n";
        write_ground(out, ground);
        out << "</g>\n</defs>\n";
    }
    out << text_group(16);
    write_text(out, width / 2, 26, heading);
    out << "</g>\n" << text_group(11);
    for (int i = 0; i < count; ++i) {
        const captioned_board& shown = boards[static_cast<std::size_t>(i)];
        const int in_row = i / across < down - 1 || count % across == 0 ? across : count % across;
        const int start = (width - in_row * (side + margin) + margin + side - board_width) / 2;
        out << "<g transform=\"translate(" << start + i % across * (side + margin) << ' '
            << head + i / across * (height + caption + margin) << ")\">\n<use href=\"#board\"/>\n";
        write_pieces(out, shown.board);
        write_text(out, board_width / 2, height + 15, shown.caption);
        out << "</g>\n";
    }
    out << "</g>\n</svg>\n";
}

void write_svg_sheet(std::ostream& out, std::string_view heading, std::span<const placement> boards,
                     const std::optional<picture>& ground) {
    const int lines = boards.empty() ? 0 : static_cast<int>(boards.front().size());
    std::vector<captioned_board> shown;
    for (const placement& each : boards)
        shown.push_back({columns_text(each), picture_of(each)});
    write_svg_sheet(out, heading, shown, ground.value_or(picture(lines, lines)),
                    "the columns of its queens, row by row");
}

} // namespace queens
