/// The problem as it is read from a text: one number, the length of the words.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace @NAME@ {

struct instance {
    std::size_t length = 0;
};

/// @param name  what messages call the text: the name of its file
/// @throws reading::input_error that names line and column, and the remedy
instance read(std::istream& in, const std::string& name);

} // namespace @NAME@
