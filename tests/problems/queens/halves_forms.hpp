/// The kernels that this processor can run.
#pragma once

#include <vector>

#include <queens/kernels.hpp>

namespace queens::test {

inline std::vector<kernels> forms_that_run() {
    std::vector<kernels> forms{kernels::portable};
    if (can_run(kernels::avx512)) forms.push_back(kernels::avx512);
    return forms;
}

} // namespace queens::test
