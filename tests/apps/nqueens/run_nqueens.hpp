/// The program run in-process.
#pragma once

#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "nqueens/run.hpp"

namespace nqueens::test {

using words = std::vector<std::string>;

struct ended {
    int status = 0;
    std::string out;
    std::string err;
};

inline ended run(const words& line, const std::string& input = {}) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int status = nqueens::run(line, in, out, err);
    return {status, out.str(), err.str()};
}

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

/// The words with further ones after them.
inline words operator+(words line, const words& more) {
    line.insert(line.end(), more.begin(), more.end());
    return line;
}

} // namespace nqueens::test
