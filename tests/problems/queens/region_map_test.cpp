#include "queens/region_map.hpp"

#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <reading/input_error.hpp>

namespace {

using queens::region_map;

region_map read(const std::string& text) {
    std::istringstream in(text);
    return queens::read_regions(in, "board");
}

std::string error_of(const std::string& text) {
    try {
        read(text);
    } catch (const reading::input_error& error) {
        EXPECT_FALSE(error.remedy().empty());
        return error.what();
    }
    return "nothing";
}

TEST(RegionMap, IsReadWithOrWithoutBlanks) {
    const std::vector<int> regions{0, 0, 1, 0, 1, 1, 2, 2, 2};
    for (const std::string text : {"AAB\nABB\nccc\n", "A A B\nA B B\nc c c",
                                   "\xef\xbb\xbf"
                                   "AAB\r\nABB\r\nccc\r\n",
                                   "\n \nAAB\n  ABB\n\tccc  \n\n\n", "AAB\rABB\rccc"}) {
        const region_map map = read(text);
        EXPECT_EQ(map.n, 3);
        EXPECT_EQ(map.regions, regions);
        EXPECT_EQ(map.letters, "ABc");
        EXPECT_EQ(map.letter_of({1, 0}), 'A');
        EXPECT_EQ(map.region_of({2, 2}), 2);
    }
    EXPECT_EQ(read("x").letters, "x");
    EXPECT_EQ(read("aA\nAA").letters, "aA");
}

TEST(RegionMap, ErrorsNameThePlace) {
    using pairs = std::vector<std::pair<std::string, std::string>>;
    for (const auto& [text, message] :
         pairs{{"", "board: there is no region"},
               {"\n \n", "board: there is no region"},
               {"AB\nA1\n", "board:2:2: '1' is no letter of a region"},
               {"A B\nA \xc3\xa9\n", "board:2:3: '\xc3\xa9' is no letter of a region"},
               {"AB\n\nAB\n", "board:2:1: the line between two rows is blank"},
               {"AB\nABA\n", "board:2:1: the row has 3 squares, and the board 2 rows"},
               {"AB\n", "board:1:1: the row has 2 squares, and the board 1 row"},
               {"AAA\nBBB\nCCD\n", "board:3:3: the board has 3 rows and 'D' is one region more"},
               {"A B\nC A\n", "board:2:1: the board has 2 rows and 'C' is one region more"},
               {"\nAAB\nABB\nABB\n", "board:4:1: the board has 3 rows and only 2 regions"}})
        EXPECT_EQ(error_of(text), message);
    std::string large;
    for (int row = 0; row < 33; ++row)
        large += std::string(33, 'A') + "\n";
    EXPECT_EQ(error_of(large), "board:33:1: the board is too large");
}

} // namespace
