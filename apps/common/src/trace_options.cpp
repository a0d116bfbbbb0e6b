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

trace_options read_trace(const parsed_options& given) {
    trace_options trace{.file = given.value("trace")};
    trace.nodes = given.integer<std::size_t>("trace-nodes", 1, 1'000'000).value_or(trace.nodes);
    if (!trace.file) return trace;
    if (given.value("threads").value_or("1") != "1")
        throw usage_error("--trace: two walks at once cannot be drawn", "use --threads=1");
    given.refuse_both("trace", {"checkpoint", "resume", "shard", "merge"});
    return trace;
}

picture_file::picture_file(std::string name, std::string option)
    : name_(std::move(name)), option_(std::move(option)), stream_(name_) {
    if (!stream_) finish();
}

void picture_file::finish() {
    stream_.close();
    if (!stream_)
        throw usage_error(name_ + ": the file cannot be written",
                          "name a file that can be written after " + option_);
}

} // namespace cli
