/// The program run in-process, and a folder for the files it reads.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <stdlib.h>

#include "boggle_app/run.hpp"

namespace boggle_app::test {

using words = std::vector<std::string>;

struct ended {
    int status = 0;
    std::string out;
    std::string err;
};

/// Files that are gone when it goes.
class folder {
  public:
    folder() {
        std::string name = (std::filesystem::temp_directory_path() / "boggle-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("mkdtemp failed");
        path_ = name;
    }
    folder(const folder&) = delete;
    folder& operator=(const folder&) = delete;
    ~folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    /// Writes a file and returns its path.
    std::string file(const std::string& name, const std::string& text) const {
        const auto path = path_ / name;
        std::ofstream(path, std::ios::binary) << text;
        return path.string();
    }
    std::string path(const std::string& name) const { return (path_ / name).string(); }

  private:
    std::filesystem::path path_;
};

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
