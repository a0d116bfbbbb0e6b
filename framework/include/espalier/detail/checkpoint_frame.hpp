/// The frame of a checkpoint: title, version, problem, checksum.
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include <espalier/text_form.hpp>

namespace espalier {

/// A checkpoint that cannot be gone on with; `what()` says why.
class checkpoint_error : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

namespace detail {

/// FNV-1a, 64 bits (Fowler, Noll, Vo): against accidents, not against malice.
inline std::uint64_t checksum(std::string_view text) {
    std::uint64_t sum = 0xcbf29ce484222325u;
    for (const char c : text)
        sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return sum;
}

inline std::string checksum_line(std::string_view text) {
    static constexpr char hex[] = "0123456789abcdef";
    std::string line = "checksum ";
    const std::uint64_t sum = checksum(text);
    for (int shift = 60; shift >= 0; shift -= 4)
        line += hex[(sum >> shift) & 15];
    return line + '\n';
}

inline constexpr std::string_view checkpoint_title = "espalier checkpoint ";
inline constexpr unsigned checkpoint_version = 1;

/// A body put into its frame.
inline std::string closed_checkpoint(std::string_view problem, std::string_view note,
                                     std::string_view body) {
    std::ostringstream text;
    text << checkpoint_title << checkpoint_version << "\nproblem ";
    text_form<std::string>::write(text, std::string(problem));
    text << "\nnote ";
    text_form<std::string>::write(text, std::string(note));
    text << '\n' << body;
    std::string whole = std::move(text).str();
    return whole += checksum_line(whole);
}

/// Checks the frame of a checkpoint and returns its identity and the text between the head and the
/// checksum.
struct opened_checkpoint {
    std::string problem;
    std::string note;
    std::string body;
};
inline opened_checkpoint open_checkpoint(const std::string& text) {
    if (text.empty()) throw checkpoint_error("the checkpoint is empty");
    if (!text.starts_with(checkpoint_title))
        throw checkpoint_error("this is no checkpoint: it does not begin with '" +
                               std::string(checkpoint_title) + "'");
    std::istringstream in(text.substr(checkpoint_title.size()));
    unsigned version = 0;
    if (!(in >> version)) throw checkpoint_error("the checkpoint names no version");
    if (version > checkpoint_version)
        throw checkpoint_error("the checkpoint is of version " + std::to_string(version) +
                               ", which is newer than this program reads (" +
                               std::to_string(checkpoint_version) + ")");
    const std::size_t sum = text.rfind("\nchecksum ");
    if (sum == std::string::npos || text.back() != '\n')
        throw checkpoint_error("the checkpoint is cut: it does not end with a checksum");
    const std::string_view covered(text.data(), sum + 1);
    if (text.substr(sum + 1) != checksum_line(covered))
        throw checkpoint_error("the checkpoint was altered: its checksum is wrong");
    opened_checkpoint opened;
    std::string word;
    if (!(in >> word) || word != "problem" || !text_form<std::string>::read(in, opened.problem))
        throw checkpoint_error("the checkpoint does not say what problem it is of");
    if (!(in >> word) || word != "note" || !text_form<std::string>::read(in, opened.note))
        throw checkpoint_error("the checkpoint lacks its note");
    const auto body_begin = checkpoint_title.size() + static_cast<std::size_t>(in.tellg());
    opened.body = text.substr(body_begin, sum + 1 - body_begin);
    return opened;
}

/// The same; it must be of that problem.
inline opened_checkpoint open_checkpoint(std::istream& in, std::string_view problem) {
    opened_checkpoint opened =
        open_checkpoint({std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()});
    if (opened.problem != problem)
        throw checkpoint_error("the checkpoint is of another problem: '" + opened.problem +
                               "', not '" + std::string(problem) + "'");
    return opened;
}

} // namespace detail
} // namespace espalier
