/// The published numbers of tests/data, and how far a test should go in this build.
#pragma once

#include <cstdint>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace queens::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(__OPTIMIZE__)
inline constexpr bool is_slow_build = true;
#elif defined(__has_feature)
#    if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool is_slow_build = true;
#    else
inline constexpr bool is_slow_build = false;
#    endif
#else
inline constexpr bool is_slow_build = false;
#endif

/// The largest board of a test that takes a second or so when optimised.
constexpr int up_to(int optimised, int slow) {
    return is_slow_build ? slow : optimised;
}

/// The rows of a table of whole numbers; lines that begin with # are remarks.
inline std::vector<std::vector<std::uint64_t>> read_table(const std::string& name) {
    std::ifstream file(std::string(ESPALIER_TEST_DATA) + "/" + name);
    std::vector<std::vector<std::uint64_t>> rows;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        std::istringstream numbers(line);
        std::vector<std::uint64_t>& row = rows.emplace_back();
        for (std::uint64_t number; numbers >> number;)
            row.push_back(number);
        if (!numbers.eof()) throw std::runtime_error(name + ": not a number: " + line);
    }
    if (rows.empty()) throw std::runtime_error(name + ": nothing in it");
    return rows;
}

} // namespace queens::test
