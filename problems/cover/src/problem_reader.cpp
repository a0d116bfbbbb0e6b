#include "cover/problem_reader.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <string_view>
#include <vector>

#include <reading/character.hpp>
#include <reading/line_reader.hpp>

namespace cover {
namespace {

using reading::text_line;
using reading::word;

constexpr std::uint64_t most_items = 1'000'000;

std::string in_quotes(std::string_view text) {
    return std::string("'").append(text).append("'");
}

class parser {
  public:
    parser(std::istream& in, const std::string& name) : reader_(in, name) {
        while (auto line = reader_.next())
            if (line->text.find_first_not_of(" \t") != std::string::npos)
                lines_.push_back(*std::move(line));
    }

    problem read(std::optional<form> as) {
        switch (as ? *as : seen()) {
        case form::matrix:
            without_comments('#');
            for (const text_line& line : lines_)
                take_row(line);
            break;
        case form::lists:
            without_comments('#');
            take_lists();
            break;
        case form::named:
            without_comments('|');
            take_names();
            break;
        }
        return std::move(made_);
    }

  private:
    form seen() const {
        const auto is_row = [](const text_line& line) {
            return line.text.starts_with('#') ||
                   line.text.find_first_not_of("01 \t") == std::string::npos;
        };
        if (std::ranges::all_of(lines_, is_row)) return form::matrix;
        const auto first = reading::words_of(lines_.front().text);
        std::uint64_t items = 0, options = 0;
        const auto is_number = [](std::string_view text, std::uint64_t& to) {
            const auto read = std::from_chars(text.data(), text.data() + text.size(), to);
            return read.ec == std::errc{} && read.ptr == text.data() + text.size();
        };
        const bool two = first.size() == 2 && is_number(first[0].text, items) &&
                         is_number(first[1].text, options);
        return two && options == lines_.size() - 1 ? form::lists : form::named;
    }

    void without_comments(char mark) {
        std::erase_if(lines_, [=](const text_line& line) { return line.text.starts_with(mark); });
        if (lines_.empty())
            reader_.fail("there is nothing to cover", "give a matrix, or items and options");
    }

    void take_row(const text_line& line) {
        std::vector<int> option;
        int column = 0;
        for (std::size_t at = 0; at < line.text.size(); ++at) {
            const char c = line.text[at];
            if (c == ' ' || c == '\t') continue;
            if (c != '0' && c != '1')
                reader_.fail(line, at,
                             reading::shown(reading::character_at(line.text, at)) +
                                 " is not 0 or 1",
                             "write a row of 0s and 1s for each option");
            if (c == '1') option.push_back(column);
            ++column;
        }
        if (made_.options.empty()) make_numbered_items(static_cast<std::size_t>(column));
        if (static_cast<std::size_t>(column) != made_.items.size())
            reader_.fail(line, line.text.size(),
                         "the row has " + std::to_string(column) + " columns, not " +
                             std::to_string(made_.items.size()),
                         "write as many in each row");
        made_.options.push_back(std::move(option));
    }

    void make_numbered_items(std::size_t count) {
        made_.primary = count;
        for (std::size_t i = 0; i < count; ++i)
            made_.items.push_back(std::to_string(i));
    }

    void take_lists() {
        const auto sizes = reading::words_of(lines_.front().text);
        if (sizes.size() != 2)
            reader_.fail(lines_.front(), 0, "the first line is not ITEMS OPTIONS",
                         "write how many items and how many options there are");
        make_numbered_items(
            reader_.number(lines_[0], sizes[0], 0, most_items, "a number of items"));
        reader_.number(lines_[0], sizes[1], lines_.size() - 1, lines_.size() - 1,
                       "the number of lines that follow");
        for (std::size_t l = 1; l < lines_.size(); ++l)
            take_option(lines_[l], [&](const word& each) {
                return static_cast<int>(
                    reader_.number(lines_[l], each, 0,
                                   std::max<std::size_t>(made_.items.size(), 1) - 1, "an item"));
            });
    }

    void take_names() {
        take_items(lines_.front());
        for (std::size_t l = 1; l < lines_.size(); ++l)
            take_option(lines_[l], [&](const word& each) {
                const auto found = numbers_.find(std::string(each.text));
                if (found != numbers_.end()) return found->second;
                if (each.text.find(':') != std::string_view::npos)
                    reader_.fail(lines_[l], each.offset, "an item with a colour",
                                 "colours of secondary items are not known here; leave them out");
                reader_.fail(lines_[l], each.offset,
                             in_quotes(each.text) + " is not an item of the first line",
                             "write all items in the first line");
            });
    }

    void take_items(const text_line& line) {
        bool secondary = false;
        for (const word& each : reading::words_of(line.text)) {
            if (each.text == "|") {
                if (secondary)
                    reader_.fail(line, each.offset, "a second |",
                                 "write one | before the secondary items");
                secondary = true;
                continue;
            }
            const std::string name(each.text);
            if (name.find_first_of(":|") != std::string::npos)
                reader_.fail(line, each.offset, "a name has a : or |", "give it another name");
            if (!numbers_.emplace(name, static_cast<int>(made_.items.size())).second)
                reader_.fail(line, each.offset, "item " + in_quotes(name) + " is there twice",
                             "write each item once");
            made_.items.push_back(name);
            made_.primary += !secondary;
        }
    }

    template <class Function>
    void take_option(const text_line& line, Function item_of) {
        std::vector<int> option;
        std::set<int> seen;
        for (const word& each : reading::words_of(line.text)) {
            option.push_back(item_of(each));
            if (!seen.insert(option.back()).second)
                reader_.fail(line, each.offset,
                             "the option has item " + in_quotes(each.text) + " twice",
                             "write it once");
        }
        made_.options.push_back(std::move(option));
    }

    reading::line_reader reader_;
    std::vector<text_line> lines_;
    std::map<std::string, int> numbers_;
    problem made_;
};

} // namespace

problem read_problem(std::istream& in, const std::string& name, std::optional<form> as) {
    return parser(in, name).read(as);
}

} // namespace cover
