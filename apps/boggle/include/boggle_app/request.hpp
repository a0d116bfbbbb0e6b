/// What the user wants, read from the command line.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include <boggle/board_graph.hpp>
#include <boggle/found_word.hpp>

#include "cli/limits_options.hpp"
#include "cli/output_options.hpp"
#include "cli/program.hpp"
#include "cli/sitting_options.hpp"
#include "cli/trace_options.hpp"

namespace boggle_app {

enum class goal {
    list,  ///< every word, or an answer for each word asked for
    count, ///< how many words there are, or paths
    score, ///< the points of all words
};

enum class paths {
    none,
    first, ///< the first of each word, in the order of their cells
    all,
};

struct rules {
    boggle::neighbourhood neighbours = boggle::neighbourhood::eight;
    boggle::cell_use use = boggle::cell_use::once;
    bool lone_q_is_qu = false;
    std::size_t min_length = 3; ///< in letters
};

struct request {
    std::string board = {};                ///< a file, or "-"
    std::optional<std::string> list = {};  ///< a file of words, or "-"; nothing: the default list
    std::optional<std::string> query = {}; ///< words, with commas between
    std::optional<std::string> ask = {};   ///< a file of words to be answered, or "-"
    boggle_app::rules rules = {};
    boggle_app::goal goal = goal::list;
    boggle_app::paths paths = paths::none;
    bool show = false;
    cli::sitting_options sitting = {};
    cli::trace_options trace = {};
    std::optional<std::string> at = {}; ///< cells, as they were written, of a node to look at
    cli::limits_options limits = {};
    cli::output_options output = {};

    bool asks() const { return query || ask; }
};

/// Name, help and options of the program.
cli::program describe();

/// usage_error for what contradicts itself. Reads no file.
request read_request(const cli::parsed_options& given);

} // namespace boggle_app
