/// Where a program reads from and writes to.
#pragma once

#include <iosfwd>

namespace cli {

struct streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

} // namespace cli
