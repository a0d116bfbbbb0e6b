/// What the user wants, read from the command line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include <boggle/board_graph.hpp>
#include <boggle/board_reader.hpp>
#include <boggle/found_word.hpp>
#include <boggle/scoring.hpp>
#include <boggle/word_list.hpp>

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

/// In which words are listed; of those that are equal in it, the order of their letters.
enum class order {
    alpha,  ///< of their letters
    length, ///< longest first
    score,  ///< most points first
};

/// Which cells a path may go to.
enum class ways {
    eight, ///< those that touch at a side or a corner
    four,  ///< those that touch at a side
    lines, ///< straight on, in the direction of the first step, which is any of eight
};

struct rules {
    ways neighbours = ways::eight;
    boggle::edges edges = boggle::edges::end;
    boggle::cell_use use = boggle::cell_use::once;
    bool lone_q_is_qu = false;
    bool fold_accents = false;
    std::size_t min_length = 3; ///< in letters
    boggle::score_table scores = boggle::score_table::standard();
    bool fold_case = true; ///< words with a capital count
    boggle::apostrophes with_apostrophe = boggle::apostrophes::skip;
};

/// Where the board comes from.
struct board_source {
    std::string file = {};                   ///< or "-"
    std::optional<std::string> letters = {}; ///< in its place: the text of the board
    std::optional<std::string> graph = {};   ///< in its place: a file of a graph, or "-"
    std::optional<std::string> dice = {};    ///< in its place: the set that is rolled
    std::uint64_t seed = 0;
    bool seed_is_drawn = false;
    std::optional<boggle::board_size> size = {}; ///< told apart from the text

    bool is_file() const { return !letters && !graph && !dice; }
};

struct request {
    board_source board = {};
    std::optional<std::string> boards = {}; ///< in its place: a file of many, or "-"
    bool only_board = false;                ///< it is printed, and nothing searched
    std::optional<std::string> list = {};   ///< a file of words, or "-"; nothing: the default list
    std::optional<std::string> query = {};  ///< words, with commas between
    std::optional<std::string> ask = {};    ///< a file of words to be answered, or "-"
    boggle_app::rules rules = {};
    boggle_app::goal goal = goal::list;
    boggle_app::paths paths = paths::none;
    boggle_app::order order = order::alpha;
    bool show = false;
    std::optional<std::string> svg = {}; ///< a file for the picture of the first word, or "-"
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
