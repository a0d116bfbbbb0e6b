/// Where the shared cases lie, and the one way to skip a test when they are not there.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <iostream>

#include <gtest/gtest.h>

namespace espalier::test {

/// The folder of shared cases: the environment's ESPALIER_CASES, else beside the checkout.
inline std::filesystem::path cases_folder() {
    if (const char* set = std::getenv("ESPALIER_CASES")) return set;
    return ESPALIER_CASES;
}

} // namespace espalier::test

/// Skips the running test, loudly, when the file is not among the shared cases.
#define ESPALIER_NEEDS_CASE(path)                                                                  \
    if (!std::filesystem::exists(path)) {                                                          \
        std::cerr << "SKIPPED, shared case absent: " << (path) << '\n';                            \
        GTEST_SKIP() << "shared case absent: " << (path);                                          \
    }
