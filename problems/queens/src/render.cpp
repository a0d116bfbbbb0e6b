#include "queens/render.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace queens {
namespace {

using glyphs = std::array<std::string_view, mark_count>;
constexpr glyphs unicode_marks{"·", "♛", "♜", "♝", "♞", "♚", "×", "■"};
constexpr glyphs ascii_marks{".", "Q", "R", "B", "N", "K", "x", "#"};

/// Where lines meet, by the arms there are: 1 up, 2 right, 4 down, 8 left.
using junctions = std::array<std::string_view, 16>;
constexpr junctions unicode_lines{" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                  "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
constexpr junctions ascii_lines{" ", "|", "-", "+", "|", "|", "+", "+",
                                "-", "+", "-", "+", "+", "+", "+", "+"};

std::string repeated(std::string_view text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

bool is_piece(mark what) {
    return what != mark::empty && what != mark::hole && what != mark::wall;
}

/// One board while it is drawn.
class drawing {
  public:
    drawing(const picture& board, const board_style& style)
        : board_(board), style_(style), marks_(style.ascii ? ascii_marks : unicode_marks),
          lines_(style.ascii ? ascii_lines : unicode_lines),
          name_width_(static_cast<int>(column_name(board.columns() - 1).size())),
          number_width_(static_cast<int>(std::to_string(board.rows()).size())) {}

    std::string plain() {
        const int width = style_.coordinates ? name_width_ : 1;
        names(0, width, 1);
        for (int row = 0; row < board_.rows(); ++row) {
            number(row);
            for (int column = 0; column < board_.columns(); ++column) {
                if (column != 0) text_ += repeated(" ", width);
                text_ += coloured(board_.at(row, column));
            }
            text_ += '\n';
        }
        return text_;
    }

    std::string boxes() {
        const int width = (style_.coordinates ? name_width_ : 1) + 2;
        names(2, width - 2, 3);
        for (int row = 0; row <= board_.rows(); ++row) {
            rule(row, width);
            if (row == board_.rows()) break;
            number(row);
            for (int column = 0; column <= board_.columns(); ++column) {
                text_ += board_.line_before(row, column) ? lines_[5] : " ";
                if (column < board_.columns()) text_ += boxed(board_.at(row, column), width);
            }
            text_ += '\n';
        }
        return text_;
    }

    std::string chequered() {
        constexpr int width = 2;
        const bool framed = !style_.colours;
        names(framed ? 1 : 0, width, 0);
        if (framed) edge(6, 12, width * board_.columns());
        for (int row = 0; row < board_.rows(); ++row) {
            number(row);
            if (framed) text_ += lines_[5];
            for (int column = 0; column < board_.columns(); ++column)
                text_ += shaded(board_.at(row, column), picture::is_dark(row, column));
            if (framed) text_ += lines_[5];
            text_ += '\n';
        }
        if (framed) edge(3, 9, width * board_.columns());
        return text_;
    }

  private:
    std::string_view glyph(mark what) const { return marks_[static_cast<std::size_t>(what)]; }

    std::string coloured(mark what) const {
        const std::string_view text = glyph(what);
        if (!style_.colours || !is_piece(what)) return std::string(text);
        return std::string("\x1b[1;33m").append(text).append("\x1b[0m");
    }

    std::string boxed(mark what, int width) const {
        if (what == mark::wall) return repeated(style_.ascii ? "#" : "█", width);
        if (what == mark::empty) return repeated(" ", width);
        return std::string(" ").append(coloured(what)).append(repeated(" ", width - 2));
    }

    std::string shaded(mark what, bool dark) const {
        constexpr std::string_view on_light = "\x1b[38;5;16;48;5;223m";
        constexpr std::string_view on_dark = "\x1b[38;5;16;48;5;137m";
        const std::string text = what == mark::empty ? "  " : std::string(glyph(what)) + " ";
        if (style_.colours) return std::string(dark ? on_dark : on_light) + text + "\x1b[0m";
        if (what != mark::empty || !dark) return text;
        return style_.ascii ? "::" : "░░";
    }

    /// The names of the columns: `before` blanks after the numbers' room, each name as wide as
    /// `width`, `between` blanks between.
    void names(int before, int width, int between) {
        if (!style_.coordinates) return;
        std::string line = repeated(" ", number_width_ + 1 + before);
        for (int column = 0; column < board_.columns(); ++column) {
            const std::string name = column_name(column);
            line += name + repeated(" ", width - static_cast<int>(name.size()) + between);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text_ += line + '\n';
    }

    void number(int row) {
        if (!style_.coordinates) return;
        const std::string name = std::to_string(row + 1);
        text_ += repeated(" ", number_width_ - static_cast<int>(name.size())) + name + ' ';
    }

    void margin() {
        if (style_.coordinates) text_ += repeated(" ", number_width_ + 1);
    }

    void edge(std::size_t left, std::size_t right, int width) {
        margin();
        text_ += lines_[left];
        text_ += repeated(lines_[10], width);
        text_ += lines_[right];
        text_ += '\n';
    }

    void rule(int row, int width) {
        margin();
        for (int column = 0; column <= board_.columns(); ++column) {
            text_ += lines_[arms(row, column)];
            if (column == board_.columns()) break;
            text_ += repeated(board_.line_above(row, column) ? lines_[10] : " ", width);
        }
        text_ += '\n';
    }

    std::size_t arms(int row, int column) const {
        const bool up = row > 0 && board_.line_before(row - 1, column);
        const bool right = column < board_.columns() && board_.line_above(row, column);
        const bool down = row < board_.rows() && board_.line_before(row, column);
        const bool left = column > 0 && board_.line_above(row, column - 1);
        return (up ? 1U : 0U) + (right ? 2U : 0U) + (down ? 4U : 0U) + (left ? 8U : 0U);
    }

    const picture& board_;
    board_style style_;
    const glyphs& marks_;
    const junctions& lines_;
    int name_width_;
    int number_width_;
    std::string text_;
};

} // namespace

std::string draw(const picture& board, const board_style& style) {
    if (board.rows() == 0 || board.columns() == 0) return {};
    drawing lines(board, style);
    switch (style.layout) {
    case layout::boxes:
        return lines.boxes();
    case layout::chequered:
        return lines.chequered();
    default:
        return lines.plain();
    }
}

std::string draw(std::span<const int> queens, const board_style& style) {
    return draw(picture_of(queens), style);
}

std::string columns_text(std::span<const int> queens) {
    std::string text;
    for (const int column : queens) {
        if (!text.empty()) text += ' ';
        text += std::to_string(column + 1);
    }
    return text;
}

} // namespace queens
