/// The golden table of node counts: tests/data/queens-forms-nodes.txt.
#pragma once

#include <fstream>
#include <sstream>
#include <string>

#include <espalier/statistics.hpp>

namespace queens::test {

/// The numbers of an exhausted walk, in the order of the table.
inline std::string signature_of(const espalier::statistics& walked) {
    std::ostringstream text;
    text << walked.checked << ' ' << walked.promising << ' ' << walked.dead_ends << ' '
         << walked.solutions;
    return text.str();
}

/// What the table says of an instance; "not in the table" if it says nothing.
inline std::string expected_signature(const std::string& instance) {
    std::ifstream file(ESPALIER_TEST_DATA "/queens-forms-nodes.txt");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with(instance + ": ")) return line.substr(instance.size() + 2);
    return "not in the table";
}

} // namespace queens::test
