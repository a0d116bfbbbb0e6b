#include "cli/output_file.hpp"

#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include "cli/usage_error.hpp"

namespace cli {

output_file::output_file(std::string name, std::optional<std::uint64_t> length)
    : name_(std::move(name)) {
    if (length) go_on_from(*length);
    stream_.open(name_, std::ios::binary | (length ? std::ios::app : std::ios::trunc));
    if (!stream_) fail("cannot be written");
}

void output_file::go_on_from(std::uint64_t length) {
    std::error_code error;
    const std::uintmax_t there = std::filesystem::file_size(name_, error);
    if (error) fail("is not there to go on with: " + error.message());
    if (there < length)
        fail("is shorter than the saved search says: " + std::to_string(there) + " bytes, not " +
             std::to_string(length));
    std::filesystem::resize_file(name_, length, error);
    if (error) fail("cannot be cut: " + error.message());
}

std::uint64_t output_file::sync() {
    stream_.flush();
    if (!stream_) fail("cannot be written");
    const int fd = ::open(name_.c_str(), O_WRONLY | O_CLOEXEC);
    if (fd < 0) fail("cannot be opened");
    const bool synced = ::fsync(fd) == 0 || errno == EINVAL; // EINVAL: a pipe or a device
    ::close(fd);
    if (!synced) fail("cannot be brought to the disk");
    std::error_code error;
    const std::uintmax_t length = std::filesystem::file_size(name_, error);
    return error ? 0 : length;
}

void output_file::fail(const std::string& what) const {
    throw usage_error(name_ + ": the file " + what, "name a file that can be written");
}

} // namespace cli
