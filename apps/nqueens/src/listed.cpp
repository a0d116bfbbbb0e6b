#include <utility>

#include "cli/sitting.hpp"
#include "searches.hpp"
#include "spaces.hpp"

namespace nqueens {
namespace {

/// One type for the solutions of all spaces that have the same.
struct hand_over {
    const solution_handler& handle;
    bool goes_on;

    bool operator()(const solution& each) const {
        handle(each);
        return goes_on;
    }
};

template <class Space>
answer listed_in(Space space, const hand_over& to, const cli::sitting& told) {
    return answer_of(cli::sit(space, espalier::calling<Space, hand_over>(to), told));
}

} // namespace

/// To be up to symmetry costs a bit board a third of its speed, even where there is none.
answer listed(const request& wanted, const solution_handler& handle, const cli::sitting& told) {
    const hand_over to{.handle = handle, .goes_on = wanted.goal != goal::first};
    const auto list = [&](auto space) { return listed_in(std::move(space), to, told); };
    if (wanted.form.is_plain() && wanted.method == method::bits && !wanted.fundamental)
        return list(queens::recorded_bit_board(wanted.n));
    return in_listing_space(wanted, list);
}

} // namespace nqueens
