#include "boggle/board_reader.hpp"

#include <algorithm>
#include <charconv>
#include <istream>
#include <optional>

#include <fmt/format.h>
#include <reading/counted.hpp>

#include "board_json.hpp"
#include "board_rows.hpp"
#include "boggle/text.hpp"
#include "source_text.hpp"

namespace boggle {

namespace {

struct size_line {
    std::string_view at;
    std::size_t rows, columns;
};

bool is_number(std::string_view token) {
    return std::ranges::all_of(token, [](char c) { return c >= '0' && c <= '9'; });
}

constexpr const char* wrong_size =
    "correct the size or leave the line out (one number is the side of a square, not a count of "
    "boards)";

class board_parser {
  public:
    board_parser(named_text source, std::optional<board_size> told)
        : source_(source), told_(told) {}

    tile_grid parse() {
        if (is_json(source_.text)) return sized(grid_of(json_rows(source_)));
        if (const auto bad = first_ill_formed(source_.text); bad != std::string_view::npos)
            source_.fail(source_.text.substr(bad), "text is not UTF-8", "save the file as UTF-8");
        read_lines();
        read_size();
        if (rows_.empty())
            source_.fail(source_.text.substr(0, 0), "board is empty",
                         "write the letters of a row on each line");
        split_run_together();
        make_square();
        make_rows();
        check_shape();
        return sized(grid_of(rows_));
    }

  private:
    /// Splits every line into tokens and drops the blank lines around the rows.
    void read_lines() {
        std::string_view blank;
        for (const auto line : lines_of(source_.text)) {
            auto tokens = split_tokens(source_, line);
            if (tokens.empty()) {
                if (blank.data() == nullptr && rows_.size() > (has_size() ? 1u : 0u)) blank = line;
                continue;
            }
            if (blank.data() != nullptr)
                source_.fail(blank, "line between two rows is blank",
                             "take it out, or keep each board in a file of its own");
            rows_.push_back(std::move(tokens));
        }
    }

    bool has_size() const {
        return !rows_.empty() && std::all_of(rows_[0].begin(), rows_[0].end(), is_number);
    }

    std::size_t number(std::string_view token) const {
        std::uint32_t value = 0;
        const auto parsed = std::from_chars(token.data(), token.data() + token.size(), value);
        if (parsed.ec != std::errc{} || value == 0)
            source_.fail(token, fmt::format("'{}' is no size for a board", token),
                         "rows and columns are whole numbers from 1");
        return value;
    }

    void read_size() {
        if (!has_size()) return;
        const auto& tokens = rows_.front();
        if (tokens.size() > 2)
            source_.fail(tokens.front(),
                         fmt::format("size has {}", reading::counted(tokens.size(), "number")),
                         "write rows and columns, as in '4 4', or leave the line out");
        size_ =
            size_line{.at = tokens[0], .rows = number(tokens[0]), .columns = number(tokens.back())};
        rows_.erase(rows_.begin());
    }

    /// The size that is told by the file, or apart from it.
    std::optional<board_size> size() const {
        return size_ ? board_size{.rows = size_->rows, .columns = size_->columns} : told_;
    }

    bool is_run_together() const {
        return std::ranges::all_of(rows_, [](const auto& r) { return r.size() == 1; });
    }

    void split_run_together() {
        run_together_ = is_run_together();
        if (!run_together_) return;
        const bool joins_qu =
            std::ranges::all_of(rows_, [](const auto& r) { return is_in_capitals(r.front()); });
        for (auto& row : rows_)
            row = split_letters(row.front(), joins_qu);
    }

    /// The two single lines that mean a square.
    void make_square() {
        if (size() || rows_.size() != 1) return;
        const pieces row = rows_.front();
        if (run_together_) {
            std::size_t side = 1;
            while (side * side < row.size())
                ++side;
            if (side * side != row.size()) return;
            rows_.clear();
            for (auto at = row.begin(); at != row.end(); at += static_cast<std::ptrdiff_t>(side))
                rows_.emplace_back(at, at + static_cast<std::ptrdiff_t>(side));
        } else if (row.size() >= 3) {
            std::vector<pieces> square;
            for (const auto group : row)
                square.push_back(split_letters(group, false));
            if (std::ranges::all_of(square, [&](const auto& r) { return r.size() == row.size(); }))
                rows_ = std::move(square);
        }
    }

    /// All cells on one line, with a size that says where rows end.
    void make_rows() {
        const auto shape = size();
        if (!shape || rows_.size() != 1 || shape->rows == 1) return;
        const pieces cells = rows_.front();
        if (cells.size() % shape->columns != 0 || cells.size() / shape->columns != shape->rows)
            return;
        rows_.clear();
        for (auto at = cells.begin(); at != cells.end(); at += row_step(*shape))
            rows_.emplace_back(at, at + row_step(*shape));
    }
    static std::ptrdiff_t row_step(board_size shape) {
        return static_cast<std::ptrdiff_t>(shape.columns);
    }

    void check_shape() const {
        const auto columns = size_ ? size_->columns : rows_.front().size();
        for (const auto& row : rows_) {
            for (const auto cell : row)
                check_letters(source_, cell);
            if (row.size() == columns) continue;
            const auto end = row.back().data() + row.back().size();
            source_.fail(row.size() > columns ? row[columns] : std::string_view(end, 0),
                         fmt::format("row has {}, {} {}", reading::counted(row.size(), "cell"),
                                     size_ ? "the size says" : "the first row has", columns),
                         size_ ? wrong_size
                               : "give every row the same number of cells, all run together or all "
                                 "separated");
        }
        if (size_ && size_->rows != rows_.size())
            source_.fail(size_->at,
                         fmt::format("size says {}, the file has {}",
                                     reading::counted(size_->rows, "row"), rows_.size()),
                         wrong_size);
    }

    template <class Rows>
    static tile_grid grid_of(const Rows& rows) {
        tile_grid result{.rows = rows.size(), .columns = rows.front().size(), .tiles = {}};
        result.tiles.reserve(result.rows * result.columns);
        for (const auto& row : rows)
            for (const auto& cell : row) {
                const bool ascii = cell.size() == 1;
                result.tiles.push_back(ascii ? std::string(cell) : compose(cell));
            }
        return result;
    }

    /// What was told apart from the board must agree with it.
    tile_grid sized(tile_grid board) const {
        if (told_ && (told_->rows != board.rows || told_->columns != board.columns))
            throw reading::input_error(
                source_.name, {},
                fmt::format("board is {} x {}, not {} x {} as was told", board.rows, board.columns,
                            told_->rows, told_->columns),
                "correct the size or leave it out; where each line is a board of "
                "its own, read them as boards");
        return board;
    }

    named_text source_;
    std::optional<board_size> told_;
    std::vector<pieces> rows_;
    std::optional<size_line> size_;
    bool run_together_ = false;
};

} // namespace

tile_grid read_board(std::istream& in, std::string_view name, std::optional<board_size> size) {
    auto text = read_all(in, name);
    check_is_text(text, name);
    return board_parser({.name = name, .text = text}, size).parse();
}

} // namespace boggle
