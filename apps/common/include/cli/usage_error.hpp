/// What the user can mend: a message that names the place, and the remedy.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace cli {

/// Thrown for bad usage and for input or output that cannot be used; the program ends with
/// exit_code::usage. Both texts are lower case without a final stop. The message names the place
/// ("board.txt:3:5: cell is empty", "--threads: 'x' is not a whole number"); the remedy says what
/// to do and may be empty where the message already does.
class usage_error : public std::runtime_error {
  public:
    explicit usage_error(const std::string& message, std::string remedy = {})
        : std::runtime_error(message), remedy_(std::move(remedy)) {}

    const std::string& remedy() const noexcept { return remedy_; }

  private:
    std::string remedy_;
};

} // namespace cli
