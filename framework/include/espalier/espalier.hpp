/// Espalier: exact search by backtracking. This header brings in the whole engine.
///
///     #include <espalier/espalier.hpp>
#pragma once

#include <espalier/adaptors/depth_limited.hpp>
#include <espalier/checked_count.hpp>
#include <espalier/checkpoint.hpp>
#include <espalier/depth_first_search.hpp>
#include <espalier/estimate.hpp>
#include <espalier/goals.hpp>
#include <espalier/limits.hpp>
#include <espalier/module_check.hpp>
#include <espalier/processors.hpp>
#include <espalier/progress.hpp>
#include <espalier/ranges.hpp>
#include <espalier/replay.hpp>
#include <espalier/result.hpp>
#include <espalier/run.hpp>
#include <espalier/shard.hpp>
#include <espalier/shares.hpp>
#include <espalier/solutions.hpp>
#include <espalier/solve.hpp>
#include <espalier/state_space.hpp>
#include <espalier/statistics.hpp>
#include <espalier/subtree.hpp>
#include <espalier/text_form.hpp>
#include <espalier/visitors.hpp>
