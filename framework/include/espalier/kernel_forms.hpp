/// Which form of a kernel runs: a module that has one for every processor and others for some of
/// them names them all, and the environment variable ESPALIER_KERNELS may ask for one.
///
///     const std::array forms{espalier::kernel_form{"portable", true},
///                            espalier::kernel_form{"avx2", has_avx2()}};
///     const std::size_t which = espalier::choose_kernels(forms, espalier::wanted_kernels());
#pragma once

#include <cstddef>
#include <cstdlib>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

namespace espalier {

/// A form by the word that it is asked for with, and whether this processor, under this operating
/// system, can run it.
struct kernel_form {
    std::string_view name; ///< what ESPALIER_KERNELS may say
    bool runs_here;        ///< on this processor
};

/// What the environment asks for; empty if nothing.
inline std::string wanted_kernels() {
    const char* const wanted = std::getenv("ESPALIER_KERNELS");
    return wanted == nullptr ? "" : wanted;
}

/// The place of the form that is wanted by its name, which must run here; of the last one that runs
/// if the name is empty. The forms come in the order of their speed, and the first runs everywhere.
/// @throws std::invalid_argument for another name, and for a form that does not run here
inline std::size_t choose_kernels(std::span<const kernel_form> forms, std::string_view wanted) {
    const auto refuse = [&](const std::string& why) {
        throw std::invalid_argument("ESPALIER_KERNELS=" + std::string(wanted) + ": " + why);
    };
    std::size_t fastest = 0;
    std::string names;
    for (std::size_t i = 0; i < forms.size(); ++i) {
        if (forms[i].runs_here) fastest = i;
        if (forms[i].name == wanted) {
            if (!forms[i].runs_here) refuse("this processor cannot; leave the variable out");
            return i;
        }
        names += (i == 0 ? "" : " or ") + std::string(forms[i].name);
    }
    if (!wanted.empty()) refuse("there are no such kernels; write " + names);
    return fastest;
}

} // namespace espalier
