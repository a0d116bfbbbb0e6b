/// Options that exclude each other.
#pragma once

#include <initializer_list>
#include <string_view>

#include "cli/parsed_options.hpp"

namespace nqueens {

/// usage_error if the option and one of the others were given.
inline void refuse_both(const cli::parsed_options& given, std::string_view one,
                        std::initializer_list<std::string_view> others) {
    given.refuse_both(one, others);
}

} // namespace nqueens
