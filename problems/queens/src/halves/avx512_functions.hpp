/// What a function needs that uses AVX-512 and its extensions, in a program for any processor.
#pragma once

// g++ 12 takes the undefined registers in its own intrinsics for a mistake (GCC bug 105593).
#if defined(__GNUC__) && !defined(__clang__)
#    pragma GCC diagnostic ignored "-Wuninitialized"
#    pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#include <immintrin.h>

/// A function for processors with these instructions alone; what is inlined into it must have it
/// too.
#define ESPALIER_AVX512                                                                            \
    [[gnu::target("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx512vbmi2,"                     \
                  "avx512vpopcntdq,bmi,bmi2,popcnt,gfni")]]
