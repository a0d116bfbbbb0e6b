#include "table.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <ostream>
#include <stop_token>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <espalier/solve.hpp>
#include <queens/bit_board.hpp>
#include <queens/turned_board.hpp>

#include "board_options.hpp"
#include "cli/json.hpp"
#include "cli/output_check.hpp"
#include "cli/progress_line.hpp"
#include "cli/search_figures.hpp"
#include "cli/signals.hpp"
#include "cli/usage_error.hpp"
#include "names.hpp"
#include "nqueens/answer.hpp"
#include "nqueens/report.hpp"
#include "nqueens/request.hpp"
#include "refusals.hpp"
#include "sizes.hpp"

namespace nqueens {
namespace {

struct row {
    const request& asked;
    const answer& found;
    const std::stop_token& stop;

    /// What is counted for it grows like the square root of the solutions: next to nothing.
    espalier::checked_count classes() const {
        return queens::classes(queens::board_symmetry::of_square(asked.n), found.solutions,
                               espalier::count(queens::half_turn_board(asked.n)).value,
                               espalier::count(queens::quarter_turn_board(asked.n)).value);
    }

    /// Those of the plain walk, which texts compare. Other methods count parts of its tree without
    /// entering them: it is walked for this alone up to a size where that takes some seconds, or
    /// next to nothing if time is limited.
    std::optional<std::uint64_t> nodes() const {
        const int largest_walk = asked.limits.time_limit ? 13 : 16;
        if (asked.method == method::textbook) return found.statistics.promising;
        if (asked.n > largest_walk) return std::nullopt;
        const auto walked = espalier::count(queens::bit_board(asked.n),
                                            {.threads = asked.sitting.threads, .stop = stop});
        if (walked.status != espalier::status::exhausted) return std::nullopt;
        return walked.statistics.promising;
    }
};

/// Lines are printed before the later ones are known, so the columns are made wide enough for the
/// largest size: a count of n queens has about two digits for three queens.
class text_table {
  public:
    text_table(std::ostream& out, int largest) : out_(out), width_(std::max(9, 2 * largest / 3)) {
        write("N", "solutions", "fundamental", "nodes", "time", "method");
    }

    void add(const row& line) {
        const auto nodes = line.nodes();
        const double seconds = std::chrono::duration<double>(line.found.elapsed.wall).count();
        write(std::to_string(line.asked.n), to_string(line.found.solutions),
              to_string(line.classes()), nodes ? std::to_string(*nodes) : "-",
              fmt::format("{:.3f} s", seconds), name_of(line.asked.method));
    }

    void end(espalier::status) {}

  private:
    void write(std::string_view n, std::string_view solutions, std::string_view classes,
               std::string_view nodes, std::string_view time, std::string_view method) {
        out_ << fmt::format("{:>2}  {:>{}}  {:>{}}  {:>{}}  {:>10}  {}\n", n, solutions, width_,
                            classes, width_ + 2, nodes, width_ + 3, time, method);
        cli::require_written(out_);
    }

    std::ostream& out_;
    int width_;
};

class json_table {
  public:
    explicit json_table(std::ostream& out) : out_(out) {}

    void add(const row& line) {
        const auto nodes = line.nodes();
        rows_.push_back(
            {{"n", line.asked.n},
             {"count", cli::json_count(to_string(line.found.solutions))},
             {"fundamental", cli::json_count(to_string(line.classes()))},
             {"nodes", nodes ? cli::json_count(*nodes) : nlohmann::ordered_json(nullptr)},
             {"method", name_of(line.asked.method)},
             {"wall_microseconds", line.found.elapsed.wall.count()},
             {"cpu_microseconds", line.found.elapsed.cpu.count()},
             {"threads", line.found.effort.workers}});
    }

    void end(espalier::status status) {
        cli::write_document(out_, {{"rows", rows_},
                                   {"complete", status == espalier::status::exhausted},
                                   {"status", espalier::to_string(status)}});
        cli::require_written(out_);
    }

  private:
    std::ostream& out_;
    nlohmann::ordered_json rows_ = nlohmann::ordered_json::array();
};

/// What is left of the limits after an answer.
void take(cli::limits_options& left, const answer& found) {
    if (left.node_limit) *left.node_limit -= std::min(*left.node_limit, found.statistics.promising);
    if (left.time_limit)
        *left.time_limit -=
            std::min<std::chrono::nanoseconds>(*left.time_limit, found.elapsed.wall);
}

template <class Table>
cli::outcome fill(Table table, const std::vector<request>& rows, std::ostream& err) {
    const cli::stop_signals signals;
    cli::limits_options left = rows.front().limits;
    const auto stop_at = [&](int n, espalier::status why) -> cli::outcome {
        table.end(why);
        if (!rows.front().output.quiet)
            err << fmt::format("nqueens: stopped by {} at N = {}\n", cli::stopped_by(why), n);
        return {cli::exit_code::stopped, signals.number()};
    };
    for (request wanted : rows) {
        wanted.limits = left;
        cli::progress_line progress(err, wanted.sitting.progress, wanted.output.quiet);
        const answer found = search(wanted, nullptr, nullptr, progress, signals.token());
        if (!is_complete(wanted, found)) return stop_at(wanted.n, found.status);
        table.add({wanted, found, signals.token()});
        if (signals.token().stop_requested())
            return stop_at(wanted.n, espalier::status::stop_requested);
        take(left, found);
    }
    table.end(espalier::status::exhausted);
    return cli::exit_code::answered;
}

} // namespace

cli::option table_row() {
    return {.name = "table",
            .group = "Goals",
            .description = "count for each of several N, as 1-16 or 4,8,12, and print a table: all "
                           "solutions, the fundamental ones, nodes of the plain walk (to N = 16, "
                           "under --time-limit to 13; by --method=textbook all), time and method; "
                           "limits hold for the whole "
                           "table"};
}

cli::outcome print_table(const cli::parsed_options& given, std::istream& in, std::ostream& out,
                         std::ostream& err) {
    refuse_both(given, "table",
                {"first", "any",           "random",   "all",        "fundamental", "board",
                 "style", "coordinates",   "ascii",    "latex",      "svg",         "at",
                 "trace", "output",        "estimate", "checkpoint", "resume",      "shard",
                 "merge", "max-solutions", "stats"});
    refuse_with_board(given, "table");
    const auto text = given.argument("N");
    if (!text) throw cli::usage_error("N is missing", "write sizes after --table, as 1-16");
    const std::vector<int> sizes = parse_sizes(*text);
    std::vector<request> rows;
    for (const int n : sizes)
        rows.push_back(read_request(given.with_arguments({std::to_string(n)}), in));
    if (rows.front().output.json) return fill(json_table(out), rows, err);
    return fill(text_table(out, *std::ranges::max_element(sizes)), rows, err);
}

} // namespace nqueens
