#include <algorithm>
#include <cmath>
#include <ostream>
#include <stdexcept>
#include <string>

#include "queens/render.hpp"
#include "queens/svg.hpp"
#include "svg_parts.hpp"

namespace queens {

using namespace svg;

/// About four boards beside each other for three below.
void write_svg_sheet(std::ostream& out, std::string_view heading, std::span<const placement> boards,
                     const std::optional<picture>& ground) {
    constexpr int margin = 20;
    constexpr int caption = 20;
    constexpr int head = 40;
    const std::size_t size = boards.empty() ? 0 : boards.front().size();
    if (std::ranges::any_of(boards, [&](const placement& each) { return each.size() != size; }))
        throw std::invalid_argument("queens: boards of several sizes on one sheet");
    const int count = static_cast<int>(boards.size());
    const int across = std::max(1, static_cast<int>(std::ceil(std::sqrt(count * 4 / 3.0))));
    const int down = (count + across - 1) / across;
    const int side = unit * static_cast<int>(size);
    const int heading_width = 8 * static_cast<int>(heading.size());
    const int width = std::max(heading_width, across * (side + margin) - margin) + 2 * margin;
    write_head(out, width, head + down * (side + caption + margin), heading,
               std::to_string(count) + " boards of " + std::to_string(size) + " by " +
                   std::to_string(size) + ", each over the columns of its queens, row by row");
    if (!boards.empty()) {
        const int lines = static_cast<int>(size);
        out << "<defs>\n";
        write_shape(out, mark::queen);
        out << "<g id=\"board\">\n";
        write_ground(out, ground.value_or(picture(lines, lines)));
        out << "</g>\n</defs>\n";
    }
    out << text_group(16);
    write_text(out, width / 2, 26, heading);
    out << "</g>\n" << text_group(11);
    for (int i = 0; i < count; ++i) {
        const placement& queens = boards[static_cast<std::size_t>(i)];
        const int in_row = i / across < down - 1 || count % across == 0 ? across : count % across;
        const int start = (width - in_row * (side + margin) + margin) / 2;
        out << "<g transform=\"translate(" << start + i % across * (side + margin) << ' '
            << head + i / across * (side + caption + margin) << ")\">\n<use href=\"#board\"/>\n";
        write_pieces(out, picture_of(queens));
        write_text(out, side / 2, side + 15, columns_text(queens));
        out << "</g>\n";
    }
    out << "</g>\n</svg>\n";
}

} // namespace queens
