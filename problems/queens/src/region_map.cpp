#include "queens/region_map.hpp"

#include <string_view>
#include <utility>

#include <reading/character.hpp>
#include <reading/counted.hpp>

#include "queens/board_size.hpp"
#include "row_reader.hpp"

namespace queens {
namespace {

bool is_letter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

class region_parser {
  public:
    region_parser(std::istream& in, const std::string& name) : reader_(in, name) {}

    region_map parse() {
        while (auto row = reader_.next()) {
            check_row(*row);
            rows_.push_back(*std::move(row));
        }
        if (rows_.empty())
            reader_.fail({}, "there is no region", "write a row of the board on each line");
        map_.n = static_cast<int>(rows_.size());
        for (const written_row& each : rows_)
            read_row(each);
        if (map_.letters.size() < rows_.size())
            fail_on_regions(start_of(rows_.back()),
                            "only " + reading::counted(map_.letters.size(), "region"));
        return std::move(map_);
    }

  private:
    static reading::text_place start_of(const written_row& row) {
        return {.line = row.front().place.line, .column = 1};
    }

    void check_row(const written_row& row) const {
        for (const written_square& each : row)
            if (!is_letter(each.text.front()))
                reader_.fail(
                    each.place, reading::shown(each.text) + " is no letter of a region",
                    "write a letter for each square, the same for all squares of a region");
        if (rows_.size() == static_cast<std::size_t>(largest_board))
            reader_.fail(start_of(row), "the board is too large",
                         "give a board of at most 32 rows");
    }

    void read_row(const written_row& row) {
        if (row.size() != rows_.size())
            reader_.fail(start_of(row),
                         "the row has " + reading::counted(row.size(), "square") +
                             ", and the board " + reading::counted(rows_.size(), "row"),
                         "give a board that is square");
        for (const written_square& each : row) {
            auto region = map_.letters.find(each.text);
            if (region == std::string::npos) {
                region = map_.letters.size();
                map_.letters += each.text;
            }
            if (region == rows_.size())
                fail_on_regions(each.place, reading::shown(each.text) + " is one region more");
            map_.regions.push_back(static_cast<int>(region));
        }
    }

    [[noreturn]] void fail_on_regions(reading::text_place at, const std::string& what) const {
        reader_.fail(at, "the board has " + reading::counted(rows_.size(), "row") + " and " + what,
                     "write as many different letters as there are rows; small and capital letters "
                     "differ");
    }

    row_reader reader_;
    std::vector<written_row> rows_;
    region_map map_;
};

} // namespace

region_map read_regions(std::istream& in, const std::string& name) {
    return region_parser(in, name).parse();
}

} // namespace queens
