/// The goals: what may be wanted of the solutions. What a goal is stands in goal.hpp.
#pragma once

#include <espalier/goal.hpp>
#include <espalier/goals/all_solutions.hpp>
#include <espalier/goals/any_solution.hpp>
#include <espalier/goals/best_solution.hpp>
#include <espalier/goals/calling.hpp>
#include <espalier/goals/calling_unordered.hpp>
#include <espalier/goals/counting.hpp>
#include <espalier/goals/first_solution.hpp>
#include <espalier/goals/folding.hpp>
