/// How a checkpoint gets into its file: whole or not at all.
#pragma once

#include <filesystem>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include <espalier/checkpoint.hpp>

namespace espalier {

/// Replaces a file by that text so that a crash at any instant, a full disk too, leaves the old one
/// or the new one: written beside it as `file.new`, fsync'ed, renamed over it, and the folder
/// fsync'ed. Two programs must not save in the same file.
/// @throws std::system_error that names the file and the step that failed; the old file is intact
void replace_file(const std::filesystem::path& file, std::string_view text);

/// The content of a file.
/// @throws std::system_error that names the file
std::string read_file(const std::filesystem::path& file);

/// Writes a run, or a search with restarts, to a file; see `save_checkpoint`.
template <class Search>
void save_checkpoint_file(const Search& search, const std::filesystem::path& file,
                          std::string_view problem, std::string_view note = {}) {
    std::ostringstream text;
    save_checkpoint(search, text, problem, note);
    replace_file(file, std::move(text).str());
}

/// Makes a fresh one go on from a file; see `load_checkpoint`.
/// @throws checkpoint_error with the reason, std::system_error if the file cannot be read
template <class Search>
std::string load_checkpoint_file(Search& search, const std::filesystem::path& file,
                                 std::string_view problem) {
    std::istringstream text(read_file(file));
    return load_checkpoint(search, text, problem);
}

} // namespace espalier
