#include "tree.hpp"

#include <optional>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "class_count.hpp"
#include "cli/saved_problem.hpp"
#include "cli/usage_error.hpp"
#include "names.hpp"

namespace nqueens {
namespace {

bool counts_by_bits(const request& wanted) {
    return wanted.goal == goal::count && !wanted.unique && wanted.method == method::bits;
}

/// In which tree bit boards count, and of what: of the same board there are files of each. Row by
/// row is what it has always been, but on a torus and for classes, where the same name once was
/// given to two of them.
std::string_view words_of_tree(const request& wanted) {
    if (!counts_by_bits(wanted)) return wanted.method == method::halves ? " 2" : "";
    if (wanted.tree == bits_tree::up_to_symmetry) return " up to symmetry";
    if (wanted.fundamental && wanted.form.is_of_queens())
        return wanted.from_all ? ", all placements" : ", class by class";
    return wanted.form.torus && !wanted.fundamental ? ", row by row" : "";
}

request in_tree(const request& wanted, bits_tree tree, bool from_all) {
    request other = wanted;
    other.tree = tree;
    other.from_all = from_all;
    return other;
}

/// The trees in which it could be counted, the best one for this request in front.
std::vector<request> choices(const request& wanted) {
    using enum bits_tree;
    const bool in_parts = wanted.sitting.in_parts();
    const bool singly = wanted.limits.max_solutions ||
                        (wanted.form.is_of_queens() &&
                         (wanted.output.stats || (wanted.limits.node_limit && !in_parts)));
    const bool has_symmetry = wanted.form.is_plain() || (wanted.form.torus && !wanted.fundamental);
    const bool has_classes = wanted.fundamental && wanted.form.is_of_queens();
    const auto in_order = [&](bool from_all) {
        std::vector<request> trees{in_tree(wanted, rows, from_all)};
        if (has_symmetry)
            trees.insert(singly ? trees.end() : trees.begin(),
                         in_tree(wanted, up_to_symmetry, from_all));
        return trees;
    };
    if (!has_classes) return in_order(false);
    std::vector<request> trees = in_order(true);
    trees.insert(counts_by_burnside(wanted) ? trees.end() : trees.begin(),
                 in_tree(wanted, rows, false));
    return trees;
}

std::optional<std::string> file_before(const request& wanted) {
    if (wanted.sitting.resume) return wanted.sitting.resume;
    if (!wanted.sitting.merge.empty()) return wanted.sitting.merge.front();
    return std::nullopt;
}

} // namespace

std::string problem_of(const request& wanted) {
    return fmt::format("nqueens {}{} {}, {}{}{}", wanted.n,
                       wanted.fundamental ? " fundamental" : "",
                       wanted.unique ? "unique" : name_of(wanted.goal), name_of(wanted.method),
                       words_of_tree(wanted), identity_of(wanted.form));
}

void choose_tree(request& wanted) {
    if (!counts_by_bits(wanted)) {
        wanted.from_all = counts_by_burnside(wanted);
        return;
    }
    const auto file = file_before(wanted);
    const auto saved = file ? cli::saved_problem(*file) : std::nullopt;
    const std::vector<request> trees = choices(wanted);
    request chosen = trees.front();
    for (const request& each : trees)
        if (saved && cli::is_of_problem(*saved, problem_of(each))) chosen = each;
    if (wanted.limits.max_solutions && (chosen.from_all || chosen.tree != bits_tree::rows))
        throw cli::usage_error("--max-solutions: in " + *file +
                                   " solutions are counted many at a time",
                               "leave out --max-solutions, or start anew without --resume");
    wanted = std::move(chosen);
}

bool asks_for_nodes(const request& wanted) {
    return wanted.output.stats || wanted.limits.node_limit || wanted.limits.max_solutions;
}

} // namespace nqueens
