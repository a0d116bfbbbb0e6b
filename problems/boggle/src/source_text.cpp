#include "source_text.hpp"

#include <algorithm>
#include <istream>

#include "boggle/text.hpp"

namespace boggle {

namespace {

/// How much there is to read, if the stream can tell: a pipe cannot, and a folder says nonsense.
/// 0 says nothing.
std::size_t size_ahead(std::istream& in) {
    auto* const buffer = in.rdbuf();
    const auto here = buffer->pubseekoff(0, std::ios::cur, std::ios::in);
    const auto end = buffer->pubseekoff(0, std::ios::end, std::ios::in);
    if (here == std::streampos(-1) || end == std::streampos(-1)) return 0;
    buffer->pubseekpos(here, std::ios::in);
    constexpr std::streamoff most = std::streamoff{1} << 32;
    const std::streamoff ahead = end - here;
    return ahead > 0 && ahead <= most ? static_cast<std::size_t>(ahead) : 0;
}

} // namespace

/// A file is read at once; to let the text grow by doubling would touch twice the memory, and the
/// system hands memory out at the price of reading the file.
std::string read_all(std::istream& in, std::string_view name) {
    constexpr std::size_t first_chunk = 1 << 16;
    const std::size_t expected = size_ahead(in);
    std::string text;
    std::size_t size = 0;
    while (in) {
        text.resize(size == 0 ? std::max(first_chunk, expected + 1) : 2 * size);
        in.read(text.data() + size, static_cast<std::streamsize>(text.size() - size));
        size += static_cast<std::size_t>(in.gcount());
    }
    if (!in.eof()) refuse_unreadable(name);
    text.resize(size);
    return text;
}

void refuse_unreadable(std::string_view name) {
    throw reading::input_error(name, {}, "cannot be read", "give the name of a readable text file");
}

void refuse_nul(std::string_view name, reading::text_place where) {
    throw reading::input_error(name, where, "file has a NUL byte",
                               "give a text file in UTF-8 (UTF-16 must be converted first)");
}

std::size_t byte_order_mark(std::string_view text, std::string_view name) {
    constexpr std::string_view mark = "\xef\xbb\xbf";
    if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"))
        throw reading::input_error(name, {.line = 1, .column = 1}, "file is in UTF-16",
                                   "save it as UTF-8");
    return text.starts_with(mark) ? mark.size() : 0;
}

void check_is_text(std::string& text, std::string_view name) {
    text.erase(0, byte_order_mark(text, name));
    if (const auto at = text.find('\0'); at != std::string::npos)
        refuse_nul(name, position_of(text, at));
}

reading::text_place position_of(std::string_view text, std::size_t offset) {
    reading::text_place where{.line = 1, .column = 1};
    std::size_t line_begin = 0;
    for (std::size_t at = 0; at < offset; ++at) {
        const bool ends_line =
            text[at] == '\n' ||
            (text[at] == '\r' && (at + 1 >= text.size() || text[at + 1] != '\n'));
        if (!ends_line) continue;
        ++where.line;
        line_begin = at + 1;
    }
    auto line = text.substr(line_begin);
    for (auto left = offset - line_begin; left > 0; ++where.column) {
        const auto size = grapheme_size(line);
        if (size > left) break;
        line.remove_prefix(size);
        left -= size;
    }
    return where;
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = text.find_first_of("\r\n");
        lines.push_back(text.substr(0, end));
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + (text.substr(end, 2) == "\r\n" ? 2 : 1));
    }
    return lines;
}

} // namespace boggle
