#include "foretold.hpp"

#include <array>
#include <chrono>
#include <string_view>

#include <fmt/format.h>

#include <espalier/processors.hpp>

#include "estimated.hpp"

namespace nqueens {
namespace {

/// The time in the greatest unit of which there are two or more: "about 17 minutes".
std::string in_words(double seconds) {
    struct unit {
        double length;
        std::string_view name;
    };
    constexpr std::array units{unit{31'557'600, "years"}, unit{86'400, "days"},
                               unit{3'600, "hours"}, unit{60, "minutes"}};
    for (const auto& [length, name] : units)
        if (seconds >= 2 * length) {
            const double count = seconds / length;
            return count < 1e6 ? fmt::format("{:.0f} {}", count, name)
                               : fmt::format("{:.1g} {}", count, name);
        }
    return fmt::format("{:.0f} seconds", seconds);
}

} // namespace

std::string foretold_time(const request& wanted, const std::stop_token& stop) {
    const int none_takes_long_below = wanted.method == method::halves ? 20 : 15;
    const bool limited =
        wanted.limits.time_limit || wanted.limits.node_limit || wanted.limits.max_solutions;
    if (wanted.goal != goal::count || wanted.fundamental || wanted.n < none_takes_long_below ||
        limited || wanted.sitting.resume || !wanted.sitting.merge.empty())
        return {};
    const unsigned threads =
        wanted.sitting.threads == 0 ? espalier::available_processors() : wanted.sitting.threads;
    const espalier::tree_estimate tree =
        estimated(wanted, {.probes = 1'000, .time_limit = std::chrono::seconds(1), .stop = stop});
    const double seconds =
        tree.seconds.mean / threads / static_cast<double>(wanted.sitting.shard.of);
    if (seconds <= 60 || stop.stop_requested()) return {};
    return fmt::format("nqueens: this will take about {}, with {} thread{}{}\n", in_words(seconds),
                       threads, threads == 1 ? "" : "s",
                       wanted.sitting.checkpoint ? "" : "; --checkpoint=FILE saves what is done");
}

} // namespace nqueens
