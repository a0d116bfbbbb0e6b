#include "queens/kernels.hpp"

#include <cstdlib>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

namespace {

using namespace queens;

TEST(Kernels, PortableOnesRunEverywhere) {
    EXPECT_TRUE(can_run(kernels::portable));
    EXPECT_EQ(kernels_named("portable"), kernels::portable);
}

TEST(Kernels, TheFastestThatRunAreTakenUnlessOthersAreNamed) {
    const bool fast = can_run(kernels::avx512);
    EXPECT_EQ(kernels_named(""), fast ? kernels::avx512 : kernels::portable);
    if (fast)
        EXPECT_EQ(kernels_named("avx512"), kernels::avx512);
    else
        EXPECT_THROW(kernels_named("avx512"), std::invalid_argument);
}

TEST(Kernels, OtherNamesAreRefusedWithTheOnesThereAre) {
    for (const char* const name : {"sse", "Portable", " "})
        try {
            kernels_named(name);
            FAIL() << name;
        } catch (const std::invalid_argument& error) {
            EXPECT_NE(std::string(error.what()).find("write portable or avx512"),
                      std::string::npos);
        }
}

TEST(Kernels, TheEnvironmentNamesThoseInUse) {
    const char* const wanted = std::getenv("ESPALIER_KERNELS");
    EXPECT_EQ(kernels_in_use(), kernels_named(wanted == nullptr ? "" : wanted));
}

} // namespace
