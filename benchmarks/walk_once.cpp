/// Walks one tree once, for tools that count instead of time: walk_once SIZE NAME engine|by_hand.
/// With less it says what there is.
#include <cstdint>
#include <functional>
#include <iostream>
#include <stdexcept>
#include <string>

#include "arguments.hpp"
#include "pairs.hpp"

/// What the tool is told to look at; everything else is preparation.
extern "C" [[gnu::noinline]] std::uint64_t
measured_walk(const std::function<std::uint64_t()>& walk) {
    return walk();
}

int main(int argc, char** argv) {
    return benchmarks::run_program("walk_once", [&] {
        const auto words = benchmarks::words(argc, argv);
        const auto size =
            words.empty() ? benchmarks::scale::tiny : benchmarks::scale_named(words[0]);
        for (const auto& [name, nodes, engine, by_hand] : benchmarks::make_pairs(size)) {
            if (words.size() < 3) {
                std::cout << name << '\n';
            } else if (name == words[1]) {
                if (words[2] != "engine" && words[2] != "by_hand")
                    throw std::invalid_argument("the form is engine or by_hand");
                std::cout << measured_walk(words[2] == "engine" ? engine : by_hand) << '\n';
                return;
            }
        }
        if (words.size() >= 3)
            throw std::invalid_argument("there is no search '" + std::string(words[1]) + "'");
    });
}
