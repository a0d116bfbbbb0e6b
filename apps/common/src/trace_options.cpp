#include "cli/trace_options.hpp"

#include <utility>

#include "cli/usage_error.hpp"

namespace cli {

std::vector<option> trace_rows() {
    const std::string group = "To look at the search";
    return {
        {.name = "trace",
         .argument = "FILE",
         .group = group,
         .description = "write the tree that was visited to FILE, as Graphviz DOT"},
        {.name = "trace-nodes",
         .argument = "N",
         .default_text = "1000",
         .group = group,
         .description = "draw at most N nodes, the first ones visited"},
    };
}

picture_file::picture_file(std::string name) : name_(std::move(name)), stream_(name_) {
    if (!stream_) finish();
}

void picture_file::finish() {
    stream_.close();
    if (!stream_)
        throw usage_error(name_ + ": the file cannot be written",
                          "name a file that can be written after --trace");
}

} // namespace cli
