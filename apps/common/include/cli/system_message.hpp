/// The operating system's reason for a failure, in the manner of our messages.
#pragma once

#include <string>

namespace cli {

/// The text of an errno value, beginning with a lower-case letter: "no such file or directory".
std::string system_message(int error_number);

} // namespace cli
