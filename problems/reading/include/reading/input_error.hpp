/// What is thrown for a text that is not what it should be.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace reading {

/// A place in a text: lines and characters count from 1. Line 0 means the text as a whole.
struct text_place {
    std::size_t line = 0;
    std::size_t column = 0;
    friend bool operator==(const text_place&, const text_place&) = default;
};

/// `what()` reads `graph.col:3:5: …`; `remedy()` says how to mend it. Both are lower case without a
/// final stop.
class input_error : public std::runtime_error {
  public:
    input_error(std::string_view file, text_place where, std::string_view message,
                std::string remedy);

    text_place where() const noexcept { return where_; }
    const std::string& remedy() const noexcept { return remedy_; }

  private:
    text_place where_;
    std::string remedy_;
};

} // namespace reading
