/// The engine against loops written by hand, as ratios: paired [SIZE [ROUNDS]].
///
/// In one process the forms take turns, so that whatever else the machine does meets all of them.
/// What is printed is the median of the ratios of neighbouring turns, with the smallest and the
/// largest, in CPU time of the thread: that of a busy machine, too, is mostly one's own.
#include <algorithm>
#include <cstdint>
#include <ctime>
#include <functional>
#include <iomanip>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "arguments.hpp"
#include "pairs.hpp"

namespace {

double cpu_seconds() {
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// How long one walk takes; its count must be the one expected.
double seconds_of(const std::function<std::uint64_t()>& walk, std::uint64_t expected) {
    const double start = cpu_seconds();
    const std::uint64_t counted = walk();
    const double took = cpu_seconds() - start;
    if (counted != expected) throw std::logic_error("two forms differ in their count");
    return took;
}

/// A row: the engine against one other form.
void compare(const benchmarks::pair& search, std::string_view name,
             const std::function<std::uint64_t()>& other, int rounds) {
    const std::uint64_t expected = other();
    std::vector<double> ratios, engine, opponent;
    for (int round = 0; round < rounds; ++round) {
        engine.push_back(seconds_of(search.engine, expected));
        opponent.push_back(seconds_of(other, expected));
        ratios.push_back(engine.back() / opponent.back());
    }
    std::ranges::sort(ratios);
    const auto nanoseconds = [&](const std::vector<double>& seconds) {
        return *std::ranges::min_element(seconds) * 1e9 / static_cast<double>(search.nodes);
    };
    std::cout << std::left << std::setw(22) << search.name << std::setw(11) << name << std::right
              << std::fixed << std::setprecision(3) << std::setw(8) << ratios[ratios.size() / 2]
              << std::setw(8) << ratios.front() << std::setw(8) << ratios.back()
              << std::setprecision(2) << std::setw(9) << nanoseconds(engine) << std::setw(9)
              << nanoseconds(opponent) << std::setw(12) << expected << std::endl;
}

} // namespace

int main(int argc, char** argv) {
    return benchmarks::run_program("paired", [&] {
        const auto words = benchmarks::words(argc, argv);
        const auto size =
            words.empty() ? benchmarks::scale::full : benchmarks::scale_named(words[0]);
        const int rounds = words.size() < 2 ? 31 : benchmarks::number(words[1]);
        std::cout << "CPU time of the engine / that of another form, " << rounds
                  << " rounds; the shortest of each in ns per node\n"
                  << std::left << std::setw(22) << "search" << std::setw(11) << "against"
                  << std::right << std::setw(8) << "median" << std::setw(8) << "min" << std::setw(8)
                  << "max" << std::setw(9) << "engine" << std::setw(9) << "other" << std::setw(12)
                  << "solutions" << '\n';
        for (const auto& search : benchmarks::make_pairs(size)) {
            compare(search, "by_hand", search.by_hand, rounds);
            compare(search, "recursion", search.recursion, rounds);
        }
    });
}
