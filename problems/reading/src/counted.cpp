#include "reading/counted.hpp"

namespace reading {

std::string counted(std::size_t number, std::string_view what) {
    return std::to_string(number).append(" ").append(what).append(number == 1 ? "" : "s");
}

} // namespace reading
