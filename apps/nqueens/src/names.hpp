/// The words for the choices of a request, as options, statistics and JSON spell them.
#pragma once

#include <string_view>

#include "nqueens/request.hpp"

namespace nqueens {

constexpr std::string_view name_of(goal wanted) {
    switch (wanted) {
    case goal::count:
        return "count";
    case goal::first:
        return "first";
    case goal::all:
        return "all";
    }
    return "unknown";
}

constexpr std::string_view name_of(method wanted) {
    return wanted == method::bits ? "bits" : "textbook";
}

} // namespace nqueens
