/// A file that solutions are written to as they come, and that a saved search can trust.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <ostream>
#include <string>

namespace cli {

/// Solutions that were written are neither lost nor repeated over a crash: before the search is
/// saved the file is brought to the disk, and the saved search names its length; to go on, the file
/// is cut to that length. Errors are usage_errors that name the file.
class output_file {
  public:
    /// A new file; one that is there is emptied. With a length: the file as a saved search left it,
    /// cut to that length. It must be there and that long.
    explicit output_file(std::string name, std::optional<std::uint64_t> length = {});

    std::ostream& stream() { return stream_; }

    /// Brings all that was written to the disk, and returns the length of the file.
    std::uint64_t sync();

  private:
    void go_on_from(std::uint64_t length);
    [[noreturn]] void fail(const std::string& what) const;

    std::string name_;
    std::ofstream stream_;
};

} // namespace cli
