#include "row_reader.hpp"

#include <utility>

#include <reading/character.hpp>

namespace queens {
namespace {

constexpr std::size_t largest_text = std::size_t{1} << 16;

written_row squares_of(const reading::text_line& line) {
    written_row row;
    std::size_t column = 0;
    for (std::size_t offset = 0; offset < line.text.size();) {
        const std::string_view character = reading::character_at(line.text, offset);
        offset += character.size();
        ++column;
        if (character == " " || character == "\t") continue;
        row.push_back({std::string(character), {.line = line.number, .column = column}});
    }
    return row;
}

} // namespace

row_reader::row_reader(std::istream& in, std::string name) : lines_(in, std::move(name)) {}

std::optional<written_row> row_reader::next() {
    while (const auto line = lines_.next()) {
        size_ += line->text.size() + 1;
        if (size_ > largest_text)
            fail({}, "the text is larger than any board", "give a file with one board in it");
        auto row = squares_of(*line);
        if (row.empty()) {
            if (begun_ && blank_ == 0) blank_ = line->number;
            continue;
        }
        if (blank_ != 0)
            fail({.line = blank_, .column = 1}, "the line between two rows is blank",
                 "take it out, or keep each board in a file of its own");
        begun_ = true;
        return row;
    }
    return std::nullopt;
}

void row_reader::fail(reading::text_place where, std::string_view message,
                      std::string_view remedy) const {
    throw reading::input_error(name(), where, message, std::string(remedy));
}

} // namespace queens
