/// Classes under symmetry, counted without looking at one solution.
#pragma once

#include <espalier/limits.hpp>

#include "nqueens/answer.hpp"
#include "nqueens/request.hpp"

namespace nqueens {

/// Whether the classes can be counted from the number of all placements, which the fastest method
/// finds: unless the tree itself is looked at, or only a part of it.
bool counts_by_burnside(const request& wanted);

/// Makes the number of classes of a count of all placements (Burnside's lemma, see
/// queens::classes). Of a count that was stopped, or if a limit comes now, it is the least that
/// there can be: each class has as many placements as the board has symmetries, or fewer.
void to_classes(answer& found, const request& wanted, espalier::options limits);

} // namespace nqueens
