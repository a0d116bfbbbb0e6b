/// The words for the choices of a request, as statistics and JSON spell them.
#pragma once

#include <string_view>

#include "boggle_app/request.hpp"

namespace boggle_app {

constexpr std::string_view name_of(goal wanted) {
    switch (wanted) {
    case goal::list:
        return "list";
    case goal::count:
        return "count";
    case goal::score:
        return "score";
    }
    return "unknown";
}

constexpr std::string_view name_of(ways neighbours) {
    switch (neighbours) {
    case ways::eight:
        return "8";
    case ways::four:
        return "4";
    case ways::lines:
        return "lines";
    }
    return "unknown";
}

} // namespace boggle_app
