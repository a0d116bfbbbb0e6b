#include "boggle/kernels.hpp"

#include <array>

#include <espalier/kernel_forms.hpp>

namespace boggle {
namespace {

#if defined(__x86_64__)
bool has_avx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt");
}
#else
bool has_avx2() {
    return false;
}
#endif

} // namespace

bool can_run(kernels form) {
    static const bool avx2 = has_avx2();
    return form == kernels::portable || avx2;
}

kernels kernels_named(std::string_view name) {
    const auto form = [](kernels which) {
        return espalier::kernel_form{.name = name_of(which), .runs_here = can_run(which)};
    };
    const std::array forms{form(kernels::portable), form(kernels::avx2)};
    return static_cast<kernels>(espalier::choose_kernels(forms, name));
}

kernels kernels_in_use() {
    static const kernels form = kernels_named(espalier::wanted_kernels());
    return form;
}

} // namespace boggle
