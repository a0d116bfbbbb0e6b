/// The few words that the benchmark programs take.
#pragma once

#include <charconv>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "pairs.hpp"

namespace benchmarks {

/// The command line's words. Those that begin with `--benchmark_` are for the program that is built
/// on Google Benchmark: `./dev bench` hands the same words to all, so the others pass them over.
inline std::vector<std::string_view> words(int argc, char** argv) {
    std::vector<std::string_view> all;
    for (int i = 1; i < argc; ++i)
        if (const std::string_view word = argv[i]; !word.starts_with("--benchmark_"))
            all.push_back(word);
    return all;
}

/// @throws std::invalid_argument if the text is not a number from 1 on
inline int number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 1)
        throw std::invalid_argument("'" + std::string(text) + "' is no number from 1 on");
    return value;
}

/// @throws std::invalid_argument if it is none of `tiny`, `small`, `full`
inline scale scale_named(std::string_view name) {
    if (name == "tiny") return scale::tiny;
    if (name == "small") return scale::small;
    if (name == "full") return scale::full;
    throw std::invalid_argument("'" + std::string(name) + "' is no size; take tiny, small or full");
}

/// Runs a program's work; an exception ends it with its message and status 2.
template <class Work>
int run_program(const char* name, Work work) {
    try {
        work();
        return EXIT_SUCCESS;
    } catch (const std::exception& error) {
        std::cerr << name << ": " << error.what() << '\n';
        return 2;
    }
}

} // namespace benchmarks
