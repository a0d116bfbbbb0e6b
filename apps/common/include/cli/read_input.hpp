/// Reads what an argument names, and tells a reader's errors as errors of usage.
#pragma once

#include <iosfwd>
#include <string>

#include "cli/text_input.hpp"
#include "cli/usage_error.hpp"

namespace cli {

/// Calls `read(stream, name)` on a file, or on `in` for "-", and returns what it returns.
/// @throws usage_error for an `Error` of the reader, which has a `remedy()`, and as `text_input`
template <class Error, class Function>
auto read_input(const std::string& path, std::istream& in, Function read) try {
    text_input input(path, in);
    auto made = read(input.stream(), input.name());
    input.finish();
    return made;
} catch (const Error& error) {
    throw usage_error(error.what(), error.remedy());
}

} // namespace cli
