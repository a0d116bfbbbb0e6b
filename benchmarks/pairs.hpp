/// The searches that are written twice: as a module of the engine, and by hand.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace benchmarks {

/// How large the instances are: for a test that the programs work, for counting instructions under
/// a simulator, for timing.
enum class scale { tiny, small, full };

/// One search in two forms, each of which walks the same tree and returns the number of solutions.
struct pair {
    std::string name;
    std::uint64_t nodes; ///< of the tree, the root counted
    std::function<std::uint64_t()> engine;
    std::function<std::uint64_t()> by_hand;
};

/// All pairs. Each was run once in both forms.
/// @throws std::logic_error if two forms differ in their count
/// @throws std::runtime_error if there is no word list on this machine
std::vector<pair> make_pairs(scale size);

} // namespace benchmarks
