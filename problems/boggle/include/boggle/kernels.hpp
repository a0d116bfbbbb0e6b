/// Which form of the kernel for small boards runs.
#pragma once

#include <string_view>

namespace boggle {

/// The forms in which the kernel is written; all of them find the same words.
enum class kernels {
    portable, ///< plain C++ for any processor
    avx2,     ///< AVX2, BMI2 and POPCNT, as in Haswell and Zen
};

/// The word for a form, as it is said and as it is asked for.
constexpr std::string_view name_of(kernels form) {
    return form == kernels::portable ? "portable" : "avx2";
}

/// Whether this processor, under this operating system, can run the form.
bool can_run(kernels form);

/// The form that is wanted by its name, which must run here; the fastest that runs if the name is
/// empty.
/// @throws std::invalid_argument for another name, and for a form that does not run here
kernels kernels_named(std::string_view name);

/// `kernels_named` the value of the environment variable ESPALIER_KERNELS, which is read once.
/// @throws std::invalid_argument as above
kernels kernels_in_use();

} // namespace boggle
