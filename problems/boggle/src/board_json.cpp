#include "board_json.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <reading/input_error.hpp>

namespace boggle {

namespace {

using nlohmann::json;
using row_texts = std::vector<std::string>;

constexpr const char* form = R"(write an array of rows, as [["Qu","I"],["T","S"]] or )"
                             R"(["CAT","DOG"], and nothing after it)";

[[noreturn]] void fail(const named_text& source, const std::string& message) {
    throw reading::input_error(source.name, {}, message, form);
}

json parsed(const named_text& source) try {
    return json::parse(source.text);
} catch (const json::parse_error& e) {
    const auto at = std::min(e.byte == 0 ? 0 : e.byte - 1, source.text.size());
    source.fail(source.text.substr(at), "text is no JSON document from here on", form);
} catch (const json::out_of_range&) {
    fail(source, "document has a number that is too large");
}

row_texts cells_of(const named_text& source, const json& row, std::size_t number) {
    row_texts cells;
    if (row.is_string()) {
        const auto& letters = row.get_ref<const std::string&>();
        for (const auto cell : split_letters(letters, is_in_capitals(letters)))
            cells.emplace_back(cell);
        return cells;
    }
    if (!row.is_array()) fail(source, fmt::format("row {} is neither an array nor a text", number));
    for (const json& cell : row) {
        if (!cell.is_string() || cell.get_ref<const std::string&>().empty())
            fail(source,
                 fmt::format("row {}, cell {} is no text of letters", number, cells.size() + 1));
        cells.push_back(cell.get<std::string>());
    }
    return cells;
}

} // namespace

bool is_json(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (text[first] == '[' || text[first] == '{');
}

std::vector<row_texts> json_rows(const named_text& source) {
    json document = parsed(source);
    if (document.is_object() && document.contains("board")) document = document["board"];
    if (!document.is_array() || document.empty()) fail(source, "document is no array of rows");
    std::vector<row_texts> rows;
    for (const json& row : document) {
        rows.push_back(cells_of(source, row, rows.size() + 1));
        if (rows.back().empty()) fail(source, fmt::format("row {} is empty", rows.size()));
        if (rows.back().size() != rows.front().size())
            fail(source, fmt::format("row {} has {} cells, the first row has {}", rows.size(),
                                     rows.back().size(), rows.front().size()));
        for (const auto& cell : rows.back())
            if (const auto bad = first_strange(cell))
                fail(source, fmt::format("row {}: {} is no letter", rows.size(), *bad));
    }
    return rows;
}

} // namespace boggle
