/// One thread against several on irregular trees: scaling [SIZE [ROUNDS [THREADS]]].
///
/// Walks with one and with several threads take turns. `ratio` is the wall time of one by that of
/// several, the median over the rounds with its least and greatest; it means something only on a
/// machine that is quiet. `apart` is what the machine has to give: the same ratio for as many walks
/// at once that share nothing, each of the whole tree, the median. What follows holds on a busy
/// one, too: `idle` is the share of the workers' time spent waiting for work, by the pool's own
/// clock; `cpu` the processor time of several threads by that of one, best of each; `given` how
/// many parts were handed over; all for the walk alone.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <functional>
#include <iomanip>
#include <iostream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <espalier/espalier.hpp>
#include <queens/bit_board.hpp>

#include "arguments.hpp"
#include "trees.hpp"

namespace {

struct measured {
    std::uint64_t solutions;
    espalier::statistics statistics;
    espalier::effort effort;
    double cpu; ///< seconds of all threads
};

struct tree {
    std::string name;
    std::function<measured(unsigned threads)> walk;
};

double process_seconds() {
    std::timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

template <class Space>
tree named(std::string name, const Space& space) {
    return {std::move(name), [space](unsigned threads) -> measured {
                const double start = process_seconds();
                const auto found = espalier::count(space, {.threads = threads});
                return {found.value.to_uint64(), found.statistics, found.effort,
                        process_seconds() - start};
            }};
}

std::vector<tree> trees(benchmarks::scale size) {
    using namespace benchmarks;
    using queens::bit_board;
    switch (size) {
    case scale::tiny:
        return {named("spine", spine(50, 6)), named("long spine", spine(2000, 3)),
                named("Galton-Watson", galton_watson(3, 20, 0.24)),
                named("semigroups 12", semigroups(12)), named("queens 8", bit_board(8))};
    case scale::small:
        return {named("spine", spine(300, 12)), named("long spine", spine(20'000, 6)),
                named("Galton-Watson", galton_watson(2, 200, 0.2499)),
                named("semigroups 23", semigroups(23)), named("queens 12", bit_board(12))};
    case scale::full:
        return {named("spine", spine(6000, 16)),
                named("long spine", spine(100'000, 12)),
                named("Galton-Watson", galton_watson(3, 10'000, 0.249985)),
                named("semigroups 30", semigroups(30)),
                named("queens 15", bit_board(15)),
                named("queens 16", bit_board(16))};
    }
    throw std::invalid_argument("no such scale");
}

/// How many times as much as one alone so many walks do in the same time, that share nothing.
double ratio_apart(const tree& which, const measured& alone, unsigned threads) {
    const auto start = std::chrono::steady_clock::now();
    {
        std::vector<std::jthread> walks;
        for (unsigned k = 0; k < threads; ++k)
            walks.emplace_back([&] { which.walk(1); });
    }
    const auto wall = std::chrono::steady_clock::now() - start;
    return threads * (alone.effort.wall / std::chrono::duration<double>(wall));
}

/// Throws unless two walks counted the same.
void check(const std::string& name, const measured& one, const measured& several) {
    if (one.solutions != several.solutions || one.statistics != several.statistics)
        throw std::logic_error(name + ": several threads counted something else than one");
}

void compare(const tree& which, int rounds, unsigned threads) {
    std::vector<double> ratios, apart, idle, given;
    double cpu_of_one = 0, cpu_of_several = 0;
    measured one = which.walk(1);
    for (int round = 0; round < rounds; ++round) {
        const measured alone = which.walk(1);
        const measured several = which.walk(threads);
        check(which.name, one, alone);
        check(which.name, one, several);
        ratios.push_back(alone.effort.wall / std::chrono::duration<double>(several.effort.wall));
        apart.push_back(ratio_apart(which, alone, threads));
        idle.push_back(several.effort.idle_share());
        given.push_back(static_cast<double>(several.effort.handed_over));
        cpu_of_one = round == 0 ? alone.cpu : std::min(cpu_of_one, alone.cpu);
        cpu_of_several = round == 0 ? several.cpu : std::min(cpu_of_several, several.cpu);
    }
    for (auto* list : {&ratios, &apart, &idle, &given})
        std::ranges::sort(*list);
    const auto middle = ratios.size() / 2;
    std::cout << std::left << std::setw(15) << which.name << std::right << std::fixed
              << std::setprecision(2) << std::setw(12) << one.statistics.promising << std::setw(8)
              << cpu_of_one << std::setw(7) << ratios[middle] << std::setw(7) << ratios.front()
              << std::setw(7) << ratios.back() << std::setw(7) << apart[middle]
              << std::setprecision(1) << std::setw(7) << 100 * idle[middle] << '%'
              << std::setprecision(3) << std::setw(8) << cpu_of_several / cpu_of_one
              << std::setprecision(0) << std::setw(8) << given[middle] << std::setw(12)
              << one.solutions << std::endl;
}

} // namespace

int main(int argc, char** argv) {
    return benchmarks::run_program("scaling", [&] {
        const auto words = benchmarks::words(argc, argv);
        const auto size =
            words.empty() ? benchmarks::scale::full : benchmarks::scale_named(words[0]);
        const int rounds = words.size() < 2 ? 5 : benchmarks::number(words[1]);
        const auto threads =
            static_cast<unsigned>(words.size() < 3 ? 2 : benchmarks::number(words[2]));
        std::cout << "1 thread against " << threads << ", " << rounds << " rounds\n"
                  << std::left << std::setw(15) << "tree" << std::right << std::setw(12) << "nodes"
                  << std::setw(8) << "s" << std::setw(7) << "ratio" << std::setw(7) << "min"
                  << std::setw(7) << "max" << std::setw(7) << "apart" << std::setw(8) << "idle"
                  << std::setw(8) << "cpu" << std::setw(8) << "given" << std::setw(12)
                  << "solutions" << '\n';
        for (const tree& each : trees(size))
            compare(each, rounds, threads);
    });
}
