/// The searches that are written twice: as a module of the engine, and by hand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace benchmarks {

/// How large the instances are: for a test that the programs work, for counting instructions under
/// a simulator, for timing.
enum class scale { tiny, small, full };

/// One search in several forms, each of which walks the same tree and returns the number of
/// solutions: by the engine, by a loop written for this problem alone, and by a plain recursion
/// over the hooks of the engine's module. The second tells what a user pays, the third how much of
/// that is the engine's part, and not the module's.
struct pair {
    std::string name;
    std::uint64_t nodes; ///< of the tree, the root counted
    std::function<std::uint64_t()> engine;
    std::function<std::uint64_t()> by_hand;
    std::function<std::uint64_t()> recursion;
};

/// Each in a file of its own, and the loop written by hand in another, as programs have them: what
/// a compiler makes of one loop depends on what else is in the file.
pair bit_boards(int n);
pair textbooks(int n);
pair word_walks(std::size_t side); ///< on a square board

/// All pairs. Each was run once in all its forms.
/// @throws std::logic_error if the forms differ in their count
/// @throws std::runtime_error if there is no word list on this machine
std::vector<pair> make_pairs(scale size);

} // namespace benchmarks
