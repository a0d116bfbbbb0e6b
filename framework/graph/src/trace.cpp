#include <espalier/graph/trace.hpp>

namespace espalier {

std::string caption(const statistics& counts, status why) {
    const auto number = [](std::uint64_t n, const char* one, const char* several) {
        return std::to_string(n) + ' ' + (n == 1 ? one : several);
    };
    std::string line = std::to_string(counts.checked) + " checked, " +
                       std::to_string(counts.promising) + " promising, ";
    if (counts.pruned != 0) line += std::to_string(counts.pruned) + " pruned, ";
    return line + number(counts.solutions, "solution", "solutions") + "; " +
           std::string(to_string(why));
}

} // namespace espalier
