#pragma once

#include <cstdint>
#include <iostream>

#include <espalier/espalier.hpp>

/// What a recursion from the textbook counts by hand: nodes tested, nodes that passed, solutions.
struct tally {
    std::uint64_t checked = 1; // the root
    std::uint64_t promising = 1;
    std::uint64_t solutions = 0;
};

/// Prints the counts of the recursion and, beside them, those of the engine.
inline void report(int n, const tally& by_hand, const espalier::statistics& by_engine) {
    std::cout << n << " queens: " << by_hand.checked << '/' << by_hand.promising << '/'
              << by_hand.solutions << " by hand, " << by_engine.checked << '/'
              << by_engine.promising << '/' << by_engine.solutions << " by the engine\n";
}
