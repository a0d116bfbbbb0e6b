/// Walks one tree once, for tools that count instead of time: walk_once SIZE NAME
/// engine|by_hand|recursion. With less it says what there is.
#include <cstdint>
#include <functional>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "arguments.hpp"
#include "pairs.hpp"

/// What the tool is told to look at; everything else is preparation.
extern "C" [[gnu::noinline]] std::uint64_t
measured_walk(const std::function<std::uint64_t()>& walk) {
    return walk();
}

namespace {

const std::function<std::uint64_t()>& form(const benchmarks::pair& of, std::string_view name) {
    if (name == "engine") return of.engine;
    if (name == "by_hand") return of.by_hand;
    if (name == "recursion") return of.recursion;
    throw std::invalid_argument("the form is engine, by_hand or recursion");
}

} // namespace

int main(int argc, char** argv) {
    return benchmarks::run_program("walk_once", [&] {
        const auto words = benchmarks::words(argc, argv);
        const auto size =
            words.empty() ? benchmarks::scale::tiny : benchmarks::scale_named(words[0]);
        for (const auto& each : benchmarks::make_pairs(size)) {
            if (words.size() < 3) {
                std::cout << each.name << '\n';
            } else if (each.name == words[1]) {
                std::cout << measured_walk(form(each, words[2])) << '\n';
                return;
            }
        }
        if (words.size() >= 3)
            throw std::invalid_argument("there is no search '" + std::string(words[1]) + "'");
    });
}
