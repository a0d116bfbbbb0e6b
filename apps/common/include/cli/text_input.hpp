/// An input that the user names: a file, or "-" for standard input.
///
///     cli::text_input board(*given.argument("BOARD"), in);
///     const auto grid = boggle::read_board(board.stream(), board.name());
///     board.finish();
#pragma once

#include <fstream>
#include <iosfwd>
#include <span>
#include <string>

namespace cli {

/// An open input. Errors name the file and the remedy and are usage_error.
class text_input {
  public:
    /// Opens the file; "-" is the given stream. Throws for an empty name, a missing file, a
    /// directory (as standard input too), a file that may not be read. Pipes and devices are files
    /// too.
    text_input(const std::string& path, std::istream& standard_input);
    text_input(const text_input&) = delete;
    text_input& operator=(const text_input&) = delete;

    std::istream& stream() noexcept { return *stream_; }

    /// As messages call it: the path as it was given, or "standard input".
    const std::string& name() const noexcept { return name_; }

    /// To be called when all was read: throws when reading broke off with an error, which
    /// otherwise looks like the end of the file.
    void finish() const;

  private:
    std::string name_;
    std::ifstream file_;
    std::istream* stream_;
};

/// An argument and what was given for it.
struct named_input {
    std::string argument; ///< "BOARD"
    std::string path;     ///< "-" is standard input
};

/// Throws usage_error when two of the inputs are standard input, which can be read only once.
void require_one_standard_input(std::span<const named_input> inputs);

} // namespace cli
