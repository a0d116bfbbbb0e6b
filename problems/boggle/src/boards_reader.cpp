#include "boggle/boards_reader.hpp"

#include <algorithm>
#include <istream>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "boggle/board_reader.hpp"
#include "boggle/text.hpp"
#include "source_text.hpp"
#include <reading/input_error.hpp>

namespace boggle {

namespace {

bool is_size(std::string_view line) {
    return line.find_first_not_of("0123456789 \t") == std::string_view::npos;
}

/// A row of tiles as a board of one line is meant; nothing if it is none.
std::optional<tile_grid> reshaped(tile_grid row) {
    std::vector<std::vector<std::string_view>> groups;
    for (const std::string& tile : row.tiles)
        groups.push_back(graphemes(tile));
    const auto letters = groups.front().size();
    const auto is_long = [&](const auto& group) { return group.size() == letters; };
    if (groups.size() > 1 && letters > 1 && std::ranges::all_of(groups, is_long)) {
        tile_grid made{.rows = groups.size(), .columns = letters, .tiles = {}};
        for (const auto& group : groups)
            made.tiles.insert(made.tiles.end(), group.begin(), group.end());
        return made;
    }
    std::size_t side = 1;
    while (side * side < row.tiles.size())
        ++side;
    if (side * side != row.tiles.size()) return std::nullopt;
    row.rows = row.columns = side;
    return row;
}

} // namespace

/// A line end is LF, CR LF or CR, as in a board file.
std::optional<boards_reader::line> boards_reader::read_line() {
    line made{.text = {}, .number = lines_ + 1};
    auto* const buffer = in_.rdbuf();
    constexpr auto end = std::istream::traits_type::eof();
    int c = buffer->sbumpc();
    if (c == end) return std::nullopt;
    for (; c != end && c != '\n' && c != '\r'; c = buffer->sbumpc())
        made.text += static_cast<char>(c);
    if (c == '\r' && buffer->sgetc() == '\n') buffer->sbumpc();
    if (lines_ == 0) check_is_text(made.text, name_);
    if (made.text.find('\0') != std::string::npos)
        throw reading::input_error(name_, {.line = made.number, .column = 1}, "line has a NUL byte",
                                   "give a text file in UTF-8 (UTF-16 must be converted first)");
    ++lines_;
    return made;
}

/// Reads ahead until it is known what lies between two boards.
void boards_reader::find_out() {
    knows_ = true;
    std::size_t size = 0;
    bool begun = false, after_blank = false;
    while (size < look_ahead) {
        auto next = read_line();
        if (!next) return;
        size += next->text.size() + 1;
        const bool blank = next->is_blank();
        has_blank_lines_ = !blank && (after_blank || (!begun && is_size(next->text)));
        after_blank = begun && blank;
        begun = begun || !blank;
        ahead_.push_back(std::move(*next));
        if (has_blank_lines_) return;
    }
}

std::optional<boards_reader::line> boards_reader::next_line() {
    if (!knows_) find_out();
    if (ahead_.empty()) return read_line();
    line next = std::move(ahead_.front());
    ahead_.pop_front();
    return next;
}

std::optional<board_text> boards_reader::next() {
    auto first = next_line();
    while (first && first->is_blank())
        first = next_line();
    if (!first) return std::nullopt;
    board_text made{.text = std::move(first->text), .line = first->number};
    while (has_blank_lines_) {
        const auto more = next_line();
        if (!more || more->is_blank()) break;
        made.text.append("\n").append(more->text);
    }
    return made;
}

/// A board is read as a text of its own. If that fails it is read again with all the lines before
/// it, blank, so that the message names the line of the file.
tile_grid boards_reader::parse(const board_text& board) const {
    const auto read = [&](std::string text) {
        std::istringstream in(std::move(text));
        return read_board(in, name_);
    };
    tile_grid made;
    try {
        made = read(board.text);
    } catch (const reading::input_error&) {
        made = read(std::string(board.line - 1, '\n') + board.text);
    }
    if (made.rows > 1 || board.text.find('\n') != std::string::npos) return made;
    const auto cells = made.tiles.size();
    auto shaped = reshaped(std::move(made));
    if (!shaped)
        throw reading::input_error(
            name_, {.line = board.line, .column = 1},
            fmt::format("{} letters on a line are no square", cells),
            "write a blank between two rows, as in 'abcd efgh ijkl'; or each row on "
            "a line of its own, and a blank line between two boards");
    return std::move(*shaped);
}

} // namespace boggle
