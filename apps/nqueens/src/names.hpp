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
    case goal::any:
        return "any";
    case goal::random:
        return "random";
    case goal::all:
        return "all";
    }
    return "unknown";
}

constexpr std::string_view name_of(method wanted) {
    switch (wanted) {
    case method::textbook:
        return "textbook";
    case method::bits:
        return "bits";
    case method::halves:
        return "halves";
    case method::squares:
        return "squares";
    case method::regions:
        return "regions";
    case method::smallest_domain:
        return "smallest domain";
    case method::construction:
        return "construction";
    case method::clean_swaps:
        return "clean swaps";
    case method::restarts:
        return "restarts";
    }
    return "unknown";
}

} // namespace nqueens
