/// What a solution is.
#pragma once

#include <vector>

namespace queens {

/// One queen a row: the column of each row's queen, from row 0 on, columns from 0. A value, the
/// caller's to keep.
using placement = std::vector<int>;

} // namespace queens
