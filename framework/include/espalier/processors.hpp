/// How many processors this process may use.
#pragma once

#include <algorithm>
#include <exception>
#include <fstream>
#include <string>
#include <thread>

#if defined(__linux__)
#    include <sched.h>
#endif

namespace espalier {

namespace detail {

/// The quota of the control group (version 2, then 1) in processors, rounded up; 0 if there is
/// none.
inline unsigned cgroup_quota() {
    const auto rounded_up = [](double quota, double period) {
        return quota > 0 && period > 0 ? static_cast<unsigned>((quota + period - 1) / period) : 0u;
    };
    if (std::ifstream v2("/sys/fs/cgroup/cpu.max"); v2) {
        std::string quota;
        double period = 0;
        if (v2 >> quota >> period && quota != "max") {
            try {
                return rounded_up(std::stod(quota), period);
            } catch (const std::exception&) {
                return 0;
            }
        }
        return 0;
    }
    std::ifstream quota_file("/sys/fs/cgroup/cpu/cpu.cfs_quota_us");
    std::ifstream period_file("/sys/fs/cgroup/cpu/cpu.cfs_period_us");
    double quota = 0, period = 0;
    if (quota_file >> quota && period_file >> period) return rounded_up(quota, period);
    return 0;
}

} // namespace detail

/// The processors this process may use: those of its affinity mask, at most as many as the quota of
/// its control group allows, at least 1. (`std::thread::hardware_concurrency` knows neither.)
inline unsigned available_processors() {
    unsigned count = std::thread::hardware_concurrency();
#if defined(__linux__)
    cpu_set_t mask;
    CPU_ZERO(&mask);
    if (sched_getaffinity(0, sizeof mask, &mask) == 0)
        count = static_cast<unsigned>(CPU_COUNT(&mask));
#endif
    const unsigned quota = detail::cgroup_quota();
    if (quota != 0) count = std::min(count, quota);
    return std::max(count, 1u);
}

} // namespace espalier
