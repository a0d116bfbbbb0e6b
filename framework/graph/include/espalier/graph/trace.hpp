/// A search and its picture in one call: what a program's `--trace FILE` does.
#pragma once

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

#include <espalier/graph/tree_recorder.hpp>
#include <espalier/graph/write_dot.hpp>
#include <espalier/limits.hpp>
#include <espalier/solve.hpp>

namespace espalier {

/// What is drawn of a search, and how.
template <class Choice>
struct trace_options {
    std::size_t max_nodes = 1000; ///< nodes drawn at most, the first ones in the order of the visit
    std::string title = {};       ///< above the tree; the caption is added to it
    std::function<std::string(const Choice&)> label = {}; ///< `choice_label` if empty
    bool legend = true;                                   ///< say what the colours mean
    bool left_to_right = false;                           ///< the root at the left, not on top
};

/// What a search did, in a line: "61 checked, 17 promising, 2 solutions; exhausted".
std::string caption(const statistics& counts, status why);

/// Searches as `solve` does, and writes the tree that was visited as DOT. The search is not cut
/// short by `max_nodes`; nodes left out are counted in the drawing.
///
///     std::ofstream file("tree.dot");
///     auto answer = espalier::trace(file, space, espalier::counting<queens>{}, {},
///                                   {.max_nodes = 500, .title = "4 queens"});
///
/// @param limits  with one thread: two walks at once cannot be drawn
/// @return what `solve` returns
/// @throws what `solve` throws; nothing is written then. Whether all was written is for the
///         stream to say
template <class Space, class G>
auto trace(std::ostream& out, Space&& space, G goal, const options& limits = {},
           trace_options<choice_t<std::remove_cvref_t<Space>>> how = {}) {
    using space_type = std::remove_cvref_t<Space>;
    using choice = choice_t<space_type>;
    if constexpr (detail::HasLabel<choice>)
        if (!how.label) how.label = choice_label<choice>;
    if (!how.label)
        throw std::invalid_argument("espalier::trace: trace_options::label must be set, for the "
                                    "choices can be put into words neither by to_string nor by <<");
    tree_recorder<space_type> recorder(how.max_nodes, std::move(how.label));
    auto answer = solve(space, std::move(goal), limits, whole_tree<choice>(), recorder);
    std::string title = std::move(how.title);
    if (!title.empty()) title += '\n';
    title += caption(answer.statistics, answer.status);
    write_dot(out, recorder.tree(),
              {.title = title, .legend = how.legend, .left_to_right = how.left_to_right});
    return answer;
}

} // namespace espalier
