#include "boggle/board_reader.hpp"

#include <algorithm>
#include <charconv>
#include <istream>
#include <optional>

#include <fmt/format.h>

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

std::string counted(std::size_t n, std::string_view what) {
    return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s");
}

class board_parser {
  public:
    explicit board_parser(named_text source) : source_(source) {}

    tile_grid parse() {
        if (const auto bad = first_ill_formed(source_.text); bad != std::string_view::npos)
            source_.fail(source_.text.substr(bad), "text is not UTF-8", "save the file as UTF-8");
        read_lines();
        read_size();
        if (rows_.empty())
            source_.fail(source_.text.substr(0, 0), "board is empty",
                         "write the letters of a row on each line");
        split_run_together();
        make_square();
        check_shape();
        return grid();
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
        if (tokens.size() != 2)
            source_.fail(tokens.front(),
                         fmt::format("size has {}", counted(tokens.size(), "number")),
                         "write two, rows and columns, as in '4 4', or leave the line out");
        size_ = size_line{.at = tokens[0], .rows = number(tokens[0]), .columns = number(tokens[1])};
        rows_.erase(rows_.begin());
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
        if (size_ || rows_.size() != 1) return;
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

    void check_shape() const {
        const auto columns = size_ ? size_->columns : rows_.front().size();
        for (const auto& row : rows_) {
            for (const auto cell : row)
                check_letters(source_, cell);
            if (row.size() == columns) continue;
            const auto end = row.back().data() + row.back().size();
            source_.fail(row.size() > columns ? row[columns] : std::string_view(end, 0),
                         fmt::format("row has {}, {} {}", counted(row.size(), "cell"),
                                     size_ ? "the size says" : "the first row has", columns),
                         "give every row the same number of cells, all run together or all "
                         "separated");
        }
        if (size_ && size_->rows != rows_.size())
            source_.fail(size_->at,
                         fmt::format("size says {}, the file has {}", counted(size_->rows, "row"),
                                     rows_.size()),
                         "correct the size or leave the line out");
    }

    tile_grid grid() const {
        tile_grid result{.rows = rows_.size(), .columns = rows_.front().size(), .tiles = {}};
        result.tiles.reserve(result.rows * result.columns);
        for (const auto& row : rows_)
            for (const auto cell : row) {
                const bool ascii = cell.size() == 1;
                result.tiles.push_back(ascii ? std::string(cell) : compose(cell));
            }
        return result;
    }

    named_text source_;
    std::vector<pieces> rows_;
    std::optional<size_line> size_;
    bool run_together_ = false;
};

} // namespace

tile_grid read_board(std::istream& in, std::string_view name) {
    auto text = read_all(in, name);
    check_is_text(text, name);
    return board_parser({.name = name, .text = text}).parse();
}

} // namespace boggle
