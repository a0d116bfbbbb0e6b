/// The seed of a random test: new each time, ESPALIER_SEED to see a failure again.
#pragma once

#include <cstdlib>
#include <random>
#include <string>

namespace espalier::test {

/// To be shown by SCOPED_TRACE.
inline unsigned new_seed() {
    if (const char* again = std::getenv("ESPALIER_SEED"))
        return static_cast<unsigned>(std::stoul(again));
    return std::random_device{}();
}

inline std::string seed_line(unsigned seed) {
    return "ESPALIER_SEED=" + std::to_string(seed);
}

} // namespace espalier::test
