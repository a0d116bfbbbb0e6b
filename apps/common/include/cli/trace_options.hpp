/// The options that draw the tree of a search, and the file that the picture goes to.
#pragma once

#include <cstddef>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "cli/option_table.hpp"
#include "cli/parsed_options.hpp"

namespace cli {

/// --trace and --trace-nodes, in the group "To look at the search".
std::vector<option> trace_rows();

struct trace_options {
    std::optional<std::string> file = {}; ///< a picture of the tree goes there
    std::size_t nodes = 1000;             ///< at most so many are drawn
};

/// usage_error for a number that is none, and with what cannot be drawn: several walks at once, or
/// a part of a search (see sitting_rows).
trace_options read_trace(const parsed_options& given);

/// A file that is written in one go. The option that named it is named in errors.
class picture_file {
  public:
    explicit picture_file(std::string name, std::string option = "--trace");
    std::ostream& stream() { return stream_; }

    /// To be called when all is written; usage_error if it did not arrive.
    void finish();

  private:
    std::string name_;
    std::string option_;
    std::ofstream stream_;
};

} // namespace cli
