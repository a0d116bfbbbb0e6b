#include "nqueens/request.hpp"

#include <istream>
#include <optional>
#include <string>

#include <queens/board_size.hpp>

#include "board_options.hpp"
#include "class_count.hpp"
#include "cli/trace_options.hpp"
#include "cli/usage_error.hpp"
#include "names.hpp"
#include "one_solution.hpp"
#include "path_option.hpp"
#include "picture_options.hpp"
#include "refusals.hpp"
#include "tree.hpp"

namespace nqueens {
namespace {

goal read_goal(const cli::parsed_options& given) {
    check_one_solution(given);
    if (given.has("any")) return goal::any;
    if (given.has("random")) return goal::random;
    if (given.has("all")) return goal::all;
    return given.has("first") || asks_for_pictures(given) ? goal::first : goal::count;
}

/// A large board of which the first solution is wanted is read too, for an error of its own.
int largest_for(goal wanted) {
    return is_one_at_large(wanted) || wanted == goal::first ? largest_single
                                                            : queens::largest_board;
}

/// How many nodes lie before the first solution has no rule (OEIS A140450): of 29, 30 and 31 queens
/// 30 take forty times as many as 29.
void check_first(const request& wanted) {
    if (wanted.goal == goal::first && wanted.n > queens::largest_board)
        throw cli::usage_error("--first: the search for the first solution ends at N = 32; 30, 31 "
                               "and 32 queens take 56, 13 and 87 million nodes, and what more "
                               "would take, seconds or years, no rule tells",
                               "use --any for some solution, or --random for one at random; both "
                               "go to N = 10000000");
}

/// A drawing has n squares in each of n lines.
void check_picture(const request& wanted, const cli::parsed_options& given) {
    constexpr int largest_picture = 1000;
    if (asks_for_pictures(given) && wanted.n > largest_picture)
        throw cli::usage_error("a board of size " + std::to_string(wanted.n) + " is not drawn",
                               "draw one of at most " + std::to_string(largest_picture) +
                                   ", or leave out the options that draw");
}

/// Beyond this size, where it takes some 10 ms, the search for any solution gives way to the
/// construction.
constexpr int largest_any_search = 1000;

/// Between these sizes joining halves is faster than any walk. Beyond 22 keys have two words, which
/// at 23 comes to the same and takes longer from there on.
constexpr int first_for_halves = 12;
constexpr int last_for_halves = 23;

/// Whether only the number is wanted, of a whole board, and not how the search goes.
bool is_plain_count(const request& wanted) {
    return wanted.goal == goal::count && wanted.form.is_plain() && !wanted.trace &&
           !wanted.unique && (!wanted.fundamental || counts_by_burnside(wanted));
}

method read_method(const cli::parsed_options& given, const request& so_far) {
    if (so_far.goal == goal::random)
        return so_far.form.is_plain() ? method::clean_swaps : method::restarts;
    if (so_far.goal == goal::any && !so_far.form.is_of_queens()) return method::restarts;
    if (so_far.goal == goal::any)
        return so_far.n <= largest_any_search ? method::smallest_domain : method::construction;
    const std::optional<std::string> name = given.value("method");
    const bool few = so_far.limits.max_solutions.has_value();
    const bool looks = given.has("at");
    if (name == "halves" && (!is_plain_count(so_far) || few || looks))
        throw cli::usage_error("--method=halves: it counts all placements on an empty board, "
                               "nothing else",
                               "use --method=bits");
    if (name && (so_far.form.pieces || so_far.form.superqueens))
        throw cli::usage_error("--method: boards of other shapes are walked in one way alone",
                               "leave --method out");
    if (name == "textbook" && !so_far.form.only_excludes_diagonals())
        throw cli::usage_error("--method=textbook: it knows no placed queens and no blocked "
                               "squares",
                               "use --method=bits");
    for (const method each : {method::textbook, method::bits, method::halves})
        if (name == name_of(each)) return each;
    if (so_far.form.pieces) return method::squares;
    if (so_far.form.regions) return method::regions;
    if (!so_far.form.is_plain()) return method::bits;
    if (so_far.output.stats || so_far.trace || looks) return method::textbook;
    const bool by_nodes = so_far.limits.node_limit && !so_far.sitting.in_parts();
    return !is_plain_count(so_far) || so_far.n < first_for_halves || so_far.n > last_for_halves ||
                   few || by_nodes
               ? method::bits
               : method::halves;
}

/// Pieces that stand already must be mapped to pieces.
queens::board_symmetry read_classes(const request& so_far) {
    if (!so_far.fundamental) return {};
    queens::picture board = empty_board(so_far);
    for (const queens::square& each : so_far.form.placed())
        board.at(each.row, each.column) = queens::mark::queen;
    return queens::symmetries_of(board);
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
                   .seed = read_seed(given),
                   .board = read_board_style(given),
                   .latex = read_latex_style(given),
                   .limits = cli::read_limits(given),
                   .output = cli::read_output(given),
                   .sitting = cli::read_sitting(given),
                   .output_file = given.value("output"),
                   .trace = given.value("trace"),
                   .trace_nodes = cli::read_trace(given).nodes};
    check_files(wanted);
    check_path(given);
    wanted.form = read_board_form(given, largest_for(wanted.goal), in);
    wanted.n = wanted.form.asked.n;
    if (wanted.form.is_plain()) refuse_both(given, "random", {"node-limit"});
    check_first(wanted);
    check_picture(wanted, given);
    wanted.classes = read_classes(wanted);
    wanted.unique = given.has("unique");
    wanted.hint = given.has("hint");
    wanted.method = read_method(given, wanted);
    choose_tree(wanted);
    wanted.svg = read_svg(given, wanted.form.pieces ? wanted.form.pieces->plan.rows : wanted.n);
    if (given.has("at")) wanted.path = read_path(given, wanted.form);
    return wanted;
}

} // namespace nqueens
