/// The corpus of the fuzzers, read by every build.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "boggle_inputs.hpp"

namespace {

namespace fuzz = espalier::fuzz;

std::size_t replay(const std::string& kind, void (*read)(std::string_view)) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(ESPALIER_CORPUS "/" + kind))
        files.push_back(entry.path());
    std::ranges::sort(files);
    for (const auto& file : files) {
        SCOPED_TRACE(file);
        std::ifstream in(file, std::ios::binary);
        read(std::string(std::istreambuf_iterator<char>(in), {}));
    }
    return files.size();
}

TEST(FuzzCorpus, OfBoardsIsReadOrRefused) {
    EXPECT_GE(replay("board", fuzz::read_as_board), 20u);
}

TEST(FuzzCorpus, OfWordsIsReadOrRefused) {
    EXPECT_GE(replay("words", fuzz::read_as_words), 20u);
}

/// What a corpus of small files cannot hold.
TEST(FuzzCorpus, LongLinesAreReadOrRefused) {
    const std::string letters(1'000'000, 'a'), digits(1'000'000, '7'), marks(1'000'000, '\'');
    std::string accents;
    for (int i = 0; i < 300'000; ++i)
        accents += "\u0301";
    for (const auto& text : {digits, marks, "e" + accents, "[" + letters, std::string(100'000, '['),
                             std::string(1'000'000, ',')}) {
        fuzz::read_as_board(text);
        fuzz::read_as_words('\7' + text);
    }
    fuzz::read_as_words('\7' + letters + '\n' + letters);
}

} // namespace
