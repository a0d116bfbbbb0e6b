#include "queens/region_map.hpp"

#include <istream>
#include <string_view>
#include <utility>

#include "queens/board_size.hpp"
#include "queens/input_error.hpp"
#include "source_text.hpp"

namespace queens {
namespace {

bool is_letter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

std::string counted(std::size_t number, std::string_view what) {
    return std::to_string(number) + " " + std::string(what) + (number == 1 ? "" : "s");
}

class region_parser {
  public:
    explicit region_parser(const source_text& source) : source_(source) {}

    region_map parse() {
        std::size_t line = 0;
        for (const std::string_view text : source_.lines())
            read_line(text, ++line);
        if (rows_.empty())
            source_.fail({}, "there is no region", "write a row of the board on each line");
        for (const row& each : rows_)
            read_row(each);
        if (map_.letters.size() < rows_.size())
            fail_on_regions({.line = rows_.back().line, .column = 1},
                            "only " + counted(map_.letters.size(), "region"));
        return std::move(map_);
    }

  private:
    struct row {
        std::size_t line;
        std::string letters;
        std::vector<std::size_t> columns; ///< of the letters in their line, from 1
    };

    void read_line(std::string_view text, std::size_t line) {
        row read{.line = line, .letters = {}, .columns = {}};
        for (std::size_t column = 1; !text.empty(); ++column) {
            const std::string_view character = first_character(text);
            text.remove_prefix(character.size());
            if (character == " " || character == "\t") continue;
            if (!is_letter(character.front()))
                source_.fail(
                    {.line = line, .column = column},
                    shown(character) + " is no letter of a region",
                    "write a letter for each square, the same for all squares of a region");
            read.letters += character;
            read.columns.push_back(column);
        }
        if (read.letters.empty()) {
            if (blank_ == 0 && !rows_.empty()) blank_ = line;
            return;
        }
        if (blank_ != 0)
            source_.fail({.line = blank_, .column = 1}, "the line between two rows is blank",
                         "take it out, or keep each board in a file of its own");
        if (rows_.size() == static_cast<std::size_t>(largest_board))
            source_.fail({.line = line, .column = 1}, "the board is too large",
                         "give a board of at most 32 rows");
        rows_.push_back(std::move(read));
    }

    void read_row(const row& read) {
        map_.n = static_cast<int>(rows_.size());
        if (read.letters.size() != rows_.size())
            source_.fail({.line = read.line, .column = 1},
                         "the row has " + counted(read.letters.size(), "square") +
                             ", and the board " + counted(rows_.size(), "row"),
                         "give a board that is square");
        for (std::size_t column = 0; column < read.letters.size(); ++column) {
            auto region = map_.letters.find(read.letters[column]);
            if (region == std::string::npos) {
                region = map_.letters.size();
                map_.letters += read.letters[column];
            }
            if (region == rows_.size())
                fail_on_regions({.line = read.line, .column = read.columns[column]},
                                shown(map_.letters.substr(region)) + " is one region more");
            map_.regions.push_back(static_cast<int>(region));
        }
    }

    [[noreturn]] void fail_on_regions(text_place at, const std::string& what) const {
        source_.fail(at, "the board has " + counted(rows_.size(), "row") + " and " + what,
                     "write as many different letters as there are rows; small and capital letters "
                     "differ");
    }

    const source_text& source_;
    std::vector<row> rows_;
    std::size_t blank_ = 0; ///< the first blank line after a row, or 0
    region_map map_;
};

} // namespace

region_map read_regions(std::istream& in, const std::string& name) {
    const source_text source(in, name);
    return region_parser(source).parse();
}

} // namespace queens
