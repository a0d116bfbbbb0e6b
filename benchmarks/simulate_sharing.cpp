/// How the sharing of work would do with more workers than this machine has:
///     simulate_sharing [SIZE [SECONDS [LATENCY [PLOT.svg]]]]
///
/// Each tree is walked for real by simulated workers (see sharing_model.hpp). SECONDS is how long
/// one worker would take for the whole tree, LATENCY how many microseconds a message takes. Printed
/// is the efficiency: the time of one worker, divided by the number of workers times theirs.
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include <queens/bit_board.hpp>

#include "arguments.hpp"
#include "efficiency_plot.hpp"
#include "sharing_model.hpp"
#include "trees.hpp"

namespace {

struct settings {
    double seconds = 100;
    double latency = 1e-5;
};

/// The efficiencies for 1, 4, 16 … 4096 workers; prints them on the way.
template <class Space>
benchmarks::curve simulate(std::string name, const Space& root, const settings& given) {
    const auto alone = espalier::count(root);
    const std::uint64_t checked = alone.statistics.checked;
    std::cout << std::left << std::setw(15) << name << std::right << std::setw(12) << checked;
    benchmarks::curve line{std::move(name), {}};
    std::uint64_t parts = 0;
    for (unsigned workers = 1; workers <= 4096; workers *= 4) {
        const double child = given.seconds / static_cast<double>(checked);
        benchmarks::sharing_model<Space> pool(
            root, {.workers = workers, .child = child, .latency = given.latency});
        const auto end = pool.run();
        if (end.checked != checked || alone.value != end.solutions)
            throw std::logic_error(line.name + ": the simulated workers walked another tree");
        line.points.emplace_back(workers, given.seconds / (workers * end.makespan));
        std::cout << std::fixed << std::setprecision(3) << std::setw(7) << line.points.back().second
                  << std::flush;
        parts = end.parts;
    }
    std::cout << std::setw(9) << parts << std::endl;
    return line;
}

std::vector<benchmarks::curve> simulate_all(benchmarks::scale size, const settings& given) {
    using namespace benchmarks;
    using queens::bit_board;
    switch (size) {
    case scale::tiny:
        return {simulate("spine", spine(50, 6), given),
                simulate("Galton-Watson", galton_watson(3, 20, 0.24), given),
                simulate("semigroups 12", semigroups(12), given),
                simulate("queens 8", bit_board(8), given)};
    case scale::small:
        return {simulate("spine", spine(300, 12), given),
                simulate("Galton-Watson", galton_watson(2, 200, 0.2499), given),
                simulate("semigroups 22", semigroups(22), given),
                simulate("queens 12", bit_board(12), given)};
    case scale::full:
        return {simulate("spine", spine(1000, 14), given),
                simulate("Galton-Watson", galton_watson(5, 2000, 0.24995), given),
                simulate("semigroups 28", semigroups(28), given),
                simulate("queens 14", bit_board(14), given)};
    }
    throw std::invalid_argument("no such scale");
}

} // namespace

int main(int argc, char** argv) {
    return benchmarks::run_program("simulate_sharing", [&] {
        const auto words = benchmarks::words(argc, argv);
        const auto size =
            words.empty() ? benchmarks::scale::small : benchmarks::scale_named(words[0]);
        settings given;
        if (words.size() > 1) given.seconds = benchmarks::number(words[1]);
        if (words.size() > 2) given.latency = 1e-6 * benchmarks::number(words[2]);
        const std::string title =
            "Simulated efficiency, a search of " + std::to_string(static_cast<int>(given.seconds)) +
            " s on one worker, messages of " +
            std::to_string(static_cast<int>(given.latency * 1e6 + 0.5)) + " µs";
        std::cout << title << '\n'
                  << std::left << std::setw(15) << "tree" << std::right << std::setw(13)
                  << "children" << "      1      4     16     64    256   1024   4096    parts\n";
        const auto curves = simulate_all(size, given);
        if (words.size() > 3) {
            std::ofstream file{std::string(words[3])};
            benchmarks::efficiency_plot(file, title).draw(curves);
            if (!file.flush()) throw std::runtime_error("cannot write " + std::string(words[3]));
        }
    });
}
