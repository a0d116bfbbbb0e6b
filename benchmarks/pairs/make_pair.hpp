/// One search in its three forms, which are run once and compared.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include <espalier/espalier.hpp>

#include "../by_hand/recursion.hpp"
#include "../pairs.hpp"

namespace benchmarks {

/// The number of nodes is the engine's word for it; counting them by hand would cost time there.
template <class Space, class ByHand>
pair make_pair(std::string name, Space space, ByHand by_hand) {
    const auto whole = espalier::count(std::as_const(space));
    const auto recursion = [space] {
        Space root = space;
        return by_hand::recursion(root);
    };
    for (const std::uint64_t other : {by_hand(), recursion()})
        if (whole.value != other)
            throw std::logic_error(name + ": the engine counts " + to_string(whole.value) +
                                   ", a loop written by hand " + std::to_string(other));
    return {std::move(name), whole.statistics.promising,
            [space] { return espalier::count(space).value.to_uint64(); }, std::move(by_hand),
            recursion};
}

} // namespace benchmarks
