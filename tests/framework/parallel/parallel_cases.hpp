/// What the tests of many workers share: random trees, and options that split at every chance.
#pragma once

#include <chrono>
#include <random>

#include <espalier/espalier.hpp>

#include "support/seeds.hpp"
#include "support/toy_oracle.hpp"
#include "support/toy_spaces.hpp"

namespace espalier::test {

/// Workers that look up after every child, so that work is given away wherever it can be.
inline options eager(unsigned threads) {
    return {.threads = threads, .slice = std::chrono::nanoseconds(0)};
}

inline constexpr unsigned crews[] = {1, 2, 3, 8};

/// Calls `f(tree)` for so many random trees.
template <class Function>
void for_random_trees(int trees, Function f) {
    const unsigned seed = new_seed();
    SCOPED_TRACE(seed_line(seed));
    std::mt19937 random(seed);
    for (int k = 0; k < trees && !::testing::Test::HasFailure(); ++k) {
        const toy_tree tree = grow(random, 1 + static_cast<int>(random() % 120));
        f(tree, random);
    }
}

} // namespace espalier::test
