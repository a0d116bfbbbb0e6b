#include "nqueens/request.hpp"

#include <algorithm>
#include <istream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <queens/board_size.hpp>

#include "board_options.hpp"
#include "cli/numbers.hpp"
#include "cli/trace_options.hpp"
#include "cli/usage_error.hpp"
#include "refusals.hpp"

namespace nqueens {
namespace {

goal read_goal(const cli::parsed_options& given) {
    refuse_both(given, "first", {"all"});
    if (given.has("all")) return goal::all;
    const bool draws = given.has("board") || given.has("ascii");
    return given.has("first") || draws ? goal::first : goal::count;
}

picture read_picture(const cli::parsed_options& given) {
    refuse_both(given, "board", {"json"});
    refuse_both(given, "ascii", {"json"});
    if (given.has("ascii")) return picture::ascii_board;
    return given.has("board") ? picture::unicode_board : picture::columns;
}

method read_method(const cli::parsed_options& given, const request& so_far) {
    const std::optional<std::string> name = given.value("method");
    if (name == "textbook" && !so_far.form.only_excludes_diagonals())
        throw cli::usage_error("--method=textbook: it knows no placed queens and no blocked "
                               "squares",
                               "use --method=bits");
    if (name) return *name == "bits" ? method::bits : method::textbook;
    if (!so_far.form.is_plain()) return method::bits;
    const bool plain_count =
        so_far.goal == goal::count && !so_far.fundamental && !so_far.output.stats && !so_far.trace;
    return plain_count ? method::bits : method::textbook;
}

/// Columns from 1, commas or blanks between them.
std::vector<int> read_path(const std::string& text, int n) {
    std::vector<int> path;
    std::string rest = text;
    std::replace(rest.begin(), rest.end(), ',', ' ');
    std::istringstream words(rest);
    for (std::string word; words >> word;)
        path.push_back(cli::demand(cli::parse_int<int>(word, 1, std::max(n, 1)), "--at") - 1);
    if (path.size() > static_cast<std::size_t>(n))
        throw cli::usage_error("--at: more columns than there are rows",
                               "write at most " + std::to_string(n) + " columns");
    return path;
}

void check_files(const request& wanted) {
    const bool lists = wanted.goal != goal::count;
    if (wanted.output_file && !lists)
        throw cli::usage_error("--output: there are no solutions to write", "add --all or --first");
    if (lists && wanted.sitting.saves() && !wanted.output_file)
        throw cli::usage_error("--checkpoint: what was printed cannot be taken back, so solutions "
                               "must go to a file",
                               "add --output FILE");
    if (lists && wanted.sitting.resume && !wanted.output_file)
        throw cli::usage_error("--resume: the file of the solutions is to be gone on with",
                               "add --output FILE, the same file as before");
    if (lists && wanted.output.json && (wanted.sitting.saves() || wanted.sitting.resume))
        throw cli::usage_error("--json: a document that was begun cannot be gone on with",
                               "leave out --json, --checkpoint and --resume, or list as text");
    if (lists && !wanted.sitting.merge.empty())
        throw cli::usage_error("--merge: only counts are added up",
                               "put the files of the shards together with cat");
}

} // namespace

/// The options come before the size, so that a mistake in them is told before a terminal's user is
/// kept waiting for input.
request read_request(const cli::parsed_options& given, std::istream& in) {
    request wanted{.goal = read_goal(given),
                   .fundamental = given.has("fundamental"),
                   .picture = read_picture(given),
                   .limits = cli::read_limits(given),
                   .output = cli::read_output(given),
                   .sitting = cli::read_sitting(given),
                   .output_file = given.value("output"),
                   .trace = given.value("trace"),
                   .trace_nodes = cli::read_trace(given).nodes};
    check_files(wanted);
    refuse_with_board(given, "fundamental");
    refuse_with_board(given, "at");
    wanted.form = read_board_form(given, queens::largest_board, in);
    wanted.n = wanted.form.asked.n;
    wanted.method = read_method(given, wanted);
    if (const auto path = given.value("at")) wanted.path = read_path(*path, wanted.n);
    return wanted;
}

} // namespace nqueens
