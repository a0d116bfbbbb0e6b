#include "queens/kernels.hpp"

#include <array>
#include <string>

#include <espalier/kernel_forms.hpp>

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
    const auto form = [](kernels which) {
        return espalier::kernel_form{.name = name_of(which), .runs_here = can_run(which)};
    };
    const std::array forms{form(kernels::portable), form(kernels::avx512)};
    return static_cast<kernels>(espalier::choose_kernels(forms, name));
}

kernels kernels_in_use() {
    static const kernels form = kernels_named(espalier::wanted_kernels());
    return form;
}

} // namespace queens
