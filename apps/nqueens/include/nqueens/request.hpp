/// What the user wants, read from the command line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include <queens/board_symmetry.hpp>
#include <queens/latex.hpp>
#include <queens/render.hpp>
#include <queens/svg.hpp>

#include "cli/limits_options.hpp"
#include "cli/output_options.hpp"
#include "cli/program.hpp"
#include "cli/sitting_options.hpp"
#include "nqueens/board_form.hpp"

namespace nqueens {

enum class goal {
    count,  ///< how many solutions there are
    first,  ///< the first one
    any,    ///< one, whichever is found soonest
    random, ///< one at random
    all,    ///< every one, as they come
};

/// Whether it is one solution that no walk in tree order is needed for, so that N may be large.
constexpr bool is_one_at_large(goal wanted) {
    return wanted == goal::any || wanted == goal::random;
}

enum class method {
    textbook, ///< three check words, columns in order: its node counts are the textbooks'
    bits,     ///< three words of free columns and diagonals
    halves,   ///< counts by joining half boards; the plain count alone
    squares,  ///< squares in order, the sets of those that are free: for pieces of all kinds
    regions,  ///< row by row, columns in order, with check words for regions too
    // for one solution alone, and not to be chosen by name:
    smallest_domain, ///< the most constrained row first
    construction,    ///< in closed form
    clean_swaps,     ///< a random permutation whose conflicts are swapped away
    restarts,        ///< tries of limited length, each in another random order
};

/// In which tree the bit boards count; a saved search is of one of them.
enum class bits_tree {
    rows,           ///< row by row, each solution for itself
    up_to_symmetry, ///< a smaller one, whose solutions stand for all their images
};

struct seed_choice {
    std::uint64_t value = 0;
    bool is_drawn = false; ///< not given, so the user does not know it
};

/// An image of the solutions.
struct image {
    std::string file; ///< "-": the output
    queens::svg_style style = {};
};

struct request {
    int n = 0;
    nqueens::goal goal = goal::count;
    bool fundamental = false;            ///< up to symmetry
    queens::board_symmetry classes = {}; ///< those under which solutions are the same
    bool unique = false;                 ///< whether there is exactly one solution
    bool hint = false;                   ///< the next forced square of a regions puzzle
    board_form form = {};                ///< of size n
    nqueens::method method = method::bits;
    bits_tree tree = bits_tree::rows; ///< of a count by bits
    bool from_all = false;            ///< classes are counted from the number of all placements
    seed_choice seed = {};            ///< of the goal random
    std::optional<queens::board_style> board = {}; ///< draw solutions, not list their columns
    std::optional<queens::latex_style> latex = {}; ///< the same as LaTeX
    std::optional<nqueens::image> svg = {};        ///< draw solutions there instead
    cli::limits_options limits = {};
    cli::output_options output = {};
    cli::sitting_options sitting = {};
    std::optional<std::string> output_file = {}; ///< solutions go there, not to the output
    std::optional<std::string> trace = {};       ///< a picture of the tree goes there
    std::size_t trace_nodes = 1000;              ///< at most so many nodes are drawn
    std::optional<std::vector<int>> path = {};   ///< to the node to look at, see `read_path`

    /// Whether the greatest number of pieces is asked for.
    bool is_most() const { return form.pieces && form.pieces->most; }
};

/// Name, help and options of the program.
cli::program describe();

/// usage_error for what contradicts itself, and for a size that is none, from the command line or
/// from `in` where N is "-".
request read_request(const cli::parsed_options& given, std::istream& in);

} // namespace nqueens
