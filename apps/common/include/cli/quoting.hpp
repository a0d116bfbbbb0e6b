/// Words of the user, made fit for an error message.
#pragma once

#include <string>
#include <string_view>

namespace cli {

/// The text with control characters and bytes that are no UTF-8 as \xNN, so that a message can
/// neither move the cursor nor break a line. For names of files, which must stay whole.
std::string escaped(std::string_view text);

/// The escaped text between single quotes; after 60 characters it ends in "…".
std::string in_quotes(std::string_view text);

} // namespace cli
