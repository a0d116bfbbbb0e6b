/// Spaces made of spaces, and the drivers that search a space again and again.
///
///     #include <espalier/adaptors.hpp>
///
/// | adaptor | the same tree … |
/// | --- | --- |
/// | `depth_limited(space, depth)` | cut below a depth |
/// | `limited_discrepancy(space, k)` | where the heuristic errs at most k times |
/// | `shuffled(space, seed)` | with the children in random order |
/// | `filtered(space, predicate)` | with one more condition |
/// | `with_symmetry(space, images)` | with one solution of each class |
/// | `any_of_roots(spaces)` | of several spaces, side by side |
/// | `traced(space, log)` | with every question and answer written down |
/// | `counted_per_depth(space, counts)` | with its nodes counted by depth |
///
/// Each is a state space like any other: for every goal, any number of threads, checkpoints, and
/// adaptors again. A checkpoint names choices, so the same adaptors must be there when it is read.
#pragma once

#include <espalier/adaptors/any_of_roots.hpp>
#include <espalier/adaptors/counted_per_depth.hpp>
#include <espalier/adaptors/depth_limited.hpp>
#include <espalier/adaptors/filtered.hpp>
#include <espalier/adaptors/limited_discrepancy.hpp>
#include <espalier/adaptors/shuffled.hpp>
#include <espalier/adaptors/traced.hpp>
#include <espalier/adaptors/with_symmetry.hpp>
#include <espalier/iterative_deepening.hpp>
#include <espalier/restarting.hpp>
