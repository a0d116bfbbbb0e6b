#include "cli/estimate_text.hpp"

#include <chrono>
#include <cmath>

#include <fmt/format.h>

namespace cli {
namespace {

std::string range(const espalier::estimated& x) {
    const std::string high = std::isinf(x.high) ? "unknown" : fmt::format("{:.3g}", x.high);
    return fmt::format("{:.3g} (95 %: {:.3g} to {})", x.mean, x.low, high);
}

} // namespace

std::string estimate_text(const espalier::tree_estimate& tree) {
    return fmt::format("probes     {}\nnodes      {}\nchecked    {}\nsolutions  {}\n"
                       "seconds    {}, of processor time, with one thread\n",
                       tree.probes, range(tree.nodes), range(tree.checked), range(tree.solutions),
                       range(tree.seconds));
}

espalier::probe_options estimate_probes() {
    return {.probes = 10'000, .time_limit = std::chrono::seconds(5)};
}

} // namespace cli
