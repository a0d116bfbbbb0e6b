/// What is to be covered, and by what.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace cover {

/// Items, and options that are sets of items. A cover is a set of options in which every primary
/// item occurs once and every secondary item at most once.
struct problem {
    std::vector<std::string> items = {};        ///< names; the primary ones come first
    std::size_t primary = 0;                    ///< how many of them are primary
    std::vector<std::vector<int>> options = {}; ///< items of each, by number from 0
    /// For covers up to symmetry: each a permutation of the options that leaves covers covers, all
    /// of a group but the identity. Of the images of a cover the least set of options is one.
    std::vector<std::vector<int>> symmetries = {};
};

} // namespace cover
