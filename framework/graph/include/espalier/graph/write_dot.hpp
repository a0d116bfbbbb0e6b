/// A recorded tree as a picture, in the DOT language of Graphviz.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

#include <espalier/graph/recorded_tree.hpp>

namespace espalier {

/// How a drawing looks.
struct dot_options {
    std::string title = {};     ///< above the tree; may have several lines
    bool legend = true;         ///< beside the tree, with the fates that occur in it
    bool left_to_right = false; ///< the root on the left, not on top
};

/// Writes a recorded tree for `dot`:
///
///     dot -Tsvg tree.dot > tree.svg
///
/// Fates differ in shape and in colour (Okabe and Ito's, which colour-blind people tell apart).
/// Each node's tooltip says its fate, its depth and when it was visited. A mark says how many nodes
/// were left out there. O(nodes)
/// @throws nothing itself: whether all was written is for the stream to say
void write_dot(std::ostream& out, const recorded_tree& tree, const dot_options& options = {});

/// A text as a quoted DOT string that is drawn as it stands: quotation marks, backslashes and
/// ampersands mean nothing there, a newline begins a centred line, other control characters are
/// written as `\x07`.
std::string dot_string(std::string_view text);

} // namespace espalier
