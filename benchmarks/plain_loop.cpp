/// Google Benchmark over the pairs: each search by the engine, threads = 1, by the loop written by
/// hand, and by a plain recursion over the module, run alternately unless told otherwise.
#include <algorithm>
#include <iterator>
#include <vector>

#include <benchmark/benchmark.h>

#include "arguments.hpp"
#include "pairs.hpp"

namespace {

void enlist(const std::string& name, std::uint64_t nodes,
            const std::function<std::uint64_t()>& walk) {
    benchmark::RegisterBenchmark(name.c_str(), [nodes, walk](benchmark::State& state) {
        for (auto _ : state)
            benchmark::DoNotOptimize(walk());
        state.counters["nodes"] = benchmark::Counter(static_cast<double>(nodes),
                                                     benchmark::Counter::kIsIterationInvariantRate);
    })->Unit(benchmark::kMillisecond);
}

/// What is said last counts, so the caller's words come last.
std::vector<char*> with_defaults(int argc, char** argv) {
    static char interleave[] = "--benchmark_enable_random_interleaving=true";
    static char repeat[] = "--benchmark_repetitions=5";
    static char in_short[] = "--benchmark_report_aggregates_only=true";
    std::vector<char*> words{argv[0], interleave, repeat, in_short};
    std::copy_if(argv + 1, argv + argc, std::back_inserter(words),
                 [](std::string_view word) { return word.starts_with("--benchmark_"); });
    return words;
}

} // namespace

int main(int argc, char** argv) {
    return benchmarks::run_program("plain_loop", [&] {
        const auto words = benchmarks::words(argc, argv);
        const auto size =
            words.empty() ? benchmarks::scale::full : benchmarks::scale_named(words.front());
        for (const auto& [name, nodes, engine, by_hand, recursion] : benchmarks::make_pairs(size)) {
            enlist(name + "/engine", nodes, engine);
            enlist(name + "/by_hand", nodes, by_hand);
            enlist(name + "/recursion", nodes, recursion);
        }
        auto all = with_defaults(argc, argv);
        int count = static_cast<int>(all.size());
        benchmark::Initialize(&count, all.data());
        benchmark::RunSpecifiedBenchmarks();
        benchmark::Shutdown();
    });
}
