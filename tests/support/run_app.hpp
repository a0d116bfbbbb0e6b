/// A program run in-process.
#pragma once

#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "cli/streams.hpp"

namespace espalier::test {

using words = std::vector<std::string>;

struct ended {
    int status = 0;
    std::string out;
    std::string err;
};

/// Runs an app's `run` on the words, with this on its standard input.
inline ended run_app(int (*run)(std::span<const std::string>, const cli::streams&),
                     const words& line, const std::string& input = {}) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int status = run(line, {in, out, err});
    return {status, out.str(), err.str()};
}

} // namespace espalier::test
