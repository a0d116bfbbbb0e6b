/// The engine against the loop written by hand, as a ratio: paired [SIZE [ROUNDS]].
///
/// In one process the two forms take turns, so that whatever else the machine does meets both. What
/// is printed is the median of the ratios of neighbouring turns, with the smallest and the largest,
/// in CPU time of the thread: that of a busy machine, too, is mostly one's own.
#include <algorithm>
#include <cstdint>
#include <ctime>
#include <functional>
#include <iomanip>
#include <iostream>
#include <stdexcept>
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
    if (counted != expected) throw std::logic_error("the two forms differ in their count");
    return took;
}

void compare(const benchmarks::pair& both, int rounds) {
    const std::uint64_t expected = both.by_hand();
    std::vector<double> ratios;
    double engine = 0, by_hand = 0;
    for (int round = 0; round < rounds; ++round) {
        const double a = seconds_of(both.engine, expected);
        const double b = seconds_of(both.by_hand, expected);
        ratios.push_back(a / b);
        engine = round == 0 ? a : std::min(engine, a);
        by_hand = round == 0 ? b : std::min(by_hand, b);
    }
    std::ranges::sort(ratios);
    const auto per_node = [&](double seconds) {
        return seconds * 1e9 / static_cast<double>(both.nodes);
    };
    std::cout << std::left << std::setw(22) << both.name << std::right << std::fixed
              << std::setprecision(3) << std::setw(8) << ratios[ratios.size() / 2] << std::setw(8)
              << ratios.front() << std::setw(8) << ratios.back() << std::setw(8)
              << engine / by_hand << std::setprecision(2) << std::setw(9) << per_node(engine)
              << std::setw(9) << per_node(by_hand) << std::setw(12) << expected << std::endl;
}

} // namespace

int main(int argc, char** argv) {
    return benchmarks::run_program("paired", [&] {
        const auto words = benchmarks::words(argc, argv);
        const auto size =
            words.empty() ? benchmarks::scale::full : benchmarks::scale_named(words[0]);
        const int rounds = words.size() < 2 ? 31 : benchmarks::number(words[1]);
        std::cout << "engine / by hand, CPU time, " << rounds << " rounds; 'best' is the ratio of "
                  << "the two shortest; ns are per node\n"
                  << std::left << std::setw(22) << "search" << std::right << std::setw(8)
                  << "median" << std::setw(8) << "min" << std::setw(8) << "max" << std::setw(8)
                  << "best" << std::setw(9) << "ns" << std::setw(9) << "by hand" << std::setw(12)
                  << "solutions" << '\n';
        for (const auto& both : benchmarks::make_pairs(size))
            compare(both, rounds);
    });
}
