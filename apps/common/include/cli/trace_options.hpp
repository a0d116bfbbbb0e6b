/// The options that draw the tree of a search, and the file that the picture goes to.
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "cli/option_table.hpp"

namespace cli {

/// --trace and --trace-nodes, in the group "To look at the search".
std::vector<option> trace_rows();

/// A file that is written in one go.
class picture_file {
  public:
    explicit picture_file(std::string name);
    std::ostream& stream() { return stream_; }

    /// To be called when all is written; usage_error if it did not arrive.
    void finish();

  private:
    std::string name_;
    std::ofstream stream_;
};

} // namespace cli
