#include "cli/output_check.hpp"

#include <cerrno>
#include <ostream>
#include <string>

#include "cli/system_message.hpp"
#include "cli/usage_error.hpp"

namespace cli {

namespace {

/// What errno can say after a failed write. After a write that failed some time ago it may speak of
/// something else: then nothing is said.
bool is_reason(int error_number) {
    switch (error_number) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
    case EIO:
    case EBADF:
    case EPIPE:
        return true;
    default:
        return false;
    }
}

} // namespace

void require_written(std::ostream& out) {
    if (out.good()) errno = 0;
    out.flush();
    const int reason = errno;
    if (out.good()) return;
    std::string message = "the output could not be written";
    if (is_reason(reason)) message += ": " + system_message(reason);
    throw usage_error(message,
                      "what was printed is not complete; make room or write to another place");
}

} // namespace cli
