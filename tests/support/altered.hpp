/// A saved search that something has happened to.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace espalier::test {

struct altered_text {
    std::string text;
    std::string reason; ///< part of what must be said about it
};

/// The text emptied, cut, of a newer version, and with one byte changed here and there.
inline std::vector<altered_text> alterations(const std::string& good) {
    std::string newer = good;
    newer.replace(newer.find(" 1\n"), 3, " 2\n");
    std::vector<altered_text> all = {
        {"", "the checkpoint is empty"},
        {"92\n", "this is no checkpoint"},
        {newer, "of version 2, which is newer than this program reads (1)"},
        {good.substr(0, good.size() / 2), "the checkpoint is cut"},
        {good.substr(0, good.size() - 2), "the checkpoint is cut"},
    };
    for (const double where : {0.3, 0.6, 0.8}) {
        std::string other = good;
        char& byte = other[static_cast<std::size_t>(where * static_cast<double>(good.size()))];
        byte = byte == '1' ? '2' : '1';
        all.push_back({std::move(other), "the checkpoint was altered"});
    }
    return all;
}

} // namespace espalier::test
