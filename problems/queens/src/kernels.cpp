#include "queens/kernels.hpp"

#include <cstdlib>
#include <stdexcept>
#include <string>

namespace queens {
namespace {

#if defined(__x86_64__)
bool has_avx512() {
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2") &&
           __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("gfni");
}
#else
bool has_avx512() {
    return false;
}
#endif

} // namespace

bool can_run(kernels form) {
    static const bool avx512 = has_avx512();
    return form == kernels::portable || avx512;
}

kernels kernels_named(std::string_view name) {
    if (name.empty()) return can_run(kernels::avx512) ? kernels::avx512 : kernels::portable;
    for (const kernels form : {kernels::portable, kernels::avx512})
        if (name == name_of(form)) {
            if (can_run(form)) return form;
            throw std::invalid_argument("ESPALIER_KERNELS=" + std::string(name) +
                                        ": this processor cannot; leave the variable out");
        }
    throw std::invalid_argument("ESPALIER_KERNELS=" + std::string(name) +
                                ": there are no such kernels; write portable or avx512");
}

kernels kernels_in_use() {
    static const kernels form = [] {
        const char* const wanted = std::getenv("ESPALIER_KERNELS");
        return kernels_named(wanted == nullptr ? "" : wanted);
    }();
    return form;
}

} // namespace queens
