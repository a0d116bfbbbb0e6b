#include "estimated.hpp"

#include <string>

#include <fmt/format.h>

#include "cli/estimate_text.hpp"
#include "names.hpp"
#include "nqueens/answer.hpp"
#include "spaces.hpp"

namespace nqueens {

espalier::tree_estimate estimated(const request& wanted, espalier::probe_options how) {
    const auto probe = [&]<class Space>(Space space) {
        if constexpr (requires { space.prepare(); }) space.prepare();
        how.short_cuts = espalier::CountingStateSpace<Space>;
        return espalier::estimate(space, how);
    };
    if (counts_at_once(wanted)) return in_space_at_once(wanted, probe);
    if (counts_without_placements(wanted)) return in_space_without_placements(wanted, probe);
    return in_listing_space(wanted, probe);
}

std::string estimate_of(const request& wanted) {
    return fmt::format("method     {}\n{}", name_of(wanted.method),
                       cli::estimate_text(estimated(wanted, cli::estimate_probes())));
}

} // namespace nqueens
