/// Options that exclude each other.
#pragma once

#include <initializer_list>
#include <string_view>

#include "cli/parsed_options.hpp"
#include "cli/usage_error.hpp"

namespace nqueens {

/// usage_error if the option and one of the others were given.
inline void refuse_both(const cli::parsed_options& given, std::string_view one,
                        std::initializer_list<std::string_view> others) {
    if (!given.has(one)) return;
    for (const std::string_view other : others)
        if (given.has(other))
            throw cli::usage_error(cli::parsed_options::spelled(one) + ": not together with " +
                                       cli::parsed_options::spelled(other),
                                   "leave one of them out");
}

} // namespace nqueens
