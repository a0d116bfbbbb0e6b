/// The program run in-process, and a folder for the files it reads.
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "boggle_app/run.hpp"
#include "support/folder.hpp"

namespace boggle_app::test {

using words = std::vector<std::string>;

struct ended {
    int status = 0;
    std::string out;
    std::string err;
};

using espalier::test::folder;

/// Runs the program; without a named list it reads `default_list`.
inline ended run(const words& line, const std::string& input = {},
                 const std::string& default_list = system_word_list) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int status = boggle_app::run(line, in, out, err, default_list);
    return {status, out.str(), err.str()};
}

/// The words with further ones after them.
inline words operator+(words line, const words& more) {
    line.insert(line.end(), more.begin(), more.end());
    return line;
}

} // namespace boggle_app::test
