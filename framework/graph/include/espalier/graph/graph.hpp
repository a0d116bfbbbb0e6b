/// Recorded trees: this header brings in all of `espalier::graph`.
///
///     #include <espalier/graph/graph.hpp>
#pragma once

#include <espalier/graph/choice_label.hpp>
#include <espalier/graph/recorded_tree.hpp>
#include <espalier/graph/trace.hpp>
#include <espalier/graph/tree_recorder.hpp>
#include <espalier/graph/tree_recording.hpp>
#include <espalier/graph/write_dot.hpp>
