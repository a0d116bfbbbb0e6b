#include "queens/svg.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "queens/render.hpp"

namespace {

using boost::property_tree::ptree;
using queens::mark;
using queens::picture;
using queens::placement;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

constexpr int side = 20;

/// What is not well-formed is refused by the reader.
ptree parsed(const std::string& text) {
    std::istringstream in(text);
    ptree document;
    boost::property_tree::read_xml(in, document);
    return document.get_child("svg");
}

template <class... Arguments>
ptree image(Arguments&&... arguments) {
    std::ostringstream out;
    queens::write_svg(out, std::forward<Arguments>(arguments)...);
    return parsed(out.str());
}

ptree sheet(const std::string& heading, const std::vector<placement>& boards) {
    std::ostringstream out;
    queens::write_svg_sheet(out, heading, boards);
    return parsed(out.str());
}

/// All elements of that name, however deep, in the order of the document.
std::vector<ptree> all(const ptree& tree, const std::string& name) {
    std::vector<ptree> found;
    for (const auto& [key, child] : tree) {
        if (key == name) found.push_back(child);
        const auto below = all(child, name);
        found.insert(found.end(), below.begin(), below.end());
    }
    return found;
}

using stone = std::tuple<std::string, int, int>; ///< piece, row, column

std::vector<stone> pieces(const ptree& tree) {
    std::vector<stone> found;
    for (const ptree& use : all(tree, "use")) {
        const auto what = use.get<std::string>("<xmlattr>.href");
        if (what == "#board") continue;
        const int x = use.get<int>("<xmlattr>.x");
        const int y = use.get<int>("<xmlattr>.y");
        EXPECT_EQ(x % side, 0);
        EXPECT_EQ(y % side, 0);
        found.emplace_back(what, y / side, x / side);
    }
    return found;
}

placement placement_in(const ptree& tree) {
    placement queens;
    for (const auto& [what, row, column] : pieces(tree)) {
        EXPECT_EQ(what, "#queen");
        EXPECT_EQ(row, static_cast<int>(queens.size()));
        queens.push_back(column);
    }
    return queens;
}

std::vector<std::string> texts(const ptree& tree) {
    std::vector<std::string> found;
    for (const ptree& text : all(tree, "text"))
        found.push_back(text.data());
    return found;
}

const placement eight{0, 4, 7, 5, 2, 6, 1, 3};

TEST(Svg, HasEachQueenOnItsSquare) {
    for (const placement& each : {eight, placement{1, 3, 0, 2}, placement{0}, placement{}})
        EXPECT_EQ(placement_in(image("title", queens::picture_of(each))), each);
}

TEST(Svg, SaysInWordsWhatItShows) {
    const ptree document = image("a < b & \"c\" > d", queens::picture_of(placement{1, 3, 0, 2}));
    EXPECT_EQ(document.get<std::string>("title"), "a < b & \"c\" > d");
    EXPECT_EQ(document.get<std::string>("desc"), "A board of 4 rows and 4 columns: queen on b1, "
                                                 "queen on d2, queen on a3, queen on c4");
    EXPECT_EQ(document.get<std::string>("<xmlattr>.role"), "img");
}

TEST(Svg, EveryPieceHasItsOutline) {
    picture board(2, 3);
    board.at(0, 0) = mark::queen;
    board.at(0, 1) = mark::rook;
    board.at(0, 2) = mark::bishop;
    board.at(1, 0) = mark::knight;
    board.at(1, 1) = mark::king;
    board.at(1, 2) = mark::wall;
    const ptree document = image("", board);
    EXPECT_THAT(pieces(document),
                ElementsAre(stone("#queen", 0, 0), stone("#rook", 0, 1), stone("#bishop", 0, 2),
                            stone("#knight", 1, 0), stone("#king", 1, 1)));
    std::vector<std::string> outlines;
    for (const ptree& path : all(document.get_child("defs"), "path")) {
        outlines.push_back(path.get<std::string>("<xmlattr>.id"));
        EXPECT_TRUE(path.get<std::string>("<xmlattr>.d").starts_with("M"));
    }
    EXPECT_THAT(outlines, UnorderedElementsAre("queen", "rook", "bishop", "knight", "king"));
}

TEST(Svg, NamesColumnsAndRowsWhenAsked) {
    const picture board(2, 3);
    EXPECT_THAT(texts(image("", board)), IsEmpty());
    EXPECT_THAT(texts(image("", board, queens::svg_style{.coordinates = true})),
                ElementsAre("a", "b", "c", "1", "2"));
}

std::vector<std::string> lines_of(const picture& board, int row) {
    std::vector<std::string> found;
    for (const ptree& path : all(image("", board, queens::svg_style{.lines_of_row = row}), "path"))
        if (path.get<std::string>("<xmlattr>.stroke-linecap", "") == "round")
            found.push_back(path.get<std::string>("<xmlattr>.d"));
    return found;
}

TEST(Svg, DrawsTheLinesOfAnAttack) {
    picture board(3, 4);
    board.at(1, 1) = mark::queen;
    EXPECT_THAT(lines_of(board, 1),
                UnorderedElementsAre("M20 20L10 10", "M30 20L30 10", "M40 20L50 10", "M20 30L10 30",
                                     "M40 30L70 30", "M20 40L10 50", "M30 40L30 50",
                                     "M40 40L50 50"));
    EXPECT_THAT(lines_of(board, 0), IsEmpty());
    board.at(1, 3) = mark::wall;
    board.at(0, 1) = mark::wall;
    board.at(1, 1) = mark::rook;
    EXPECT_THAT(lines_of(board, 1),
                UnorderedElementsAre("M20 30L10 30", "M40 30L50 30", "M30 40L30 50"));
}

TEST(SvgSheet, HasEveryBoardOverItsColumns) {
    const std::vector<placement> two{{1, 3, 0, 2}, {2, 0, 3, 1}};
    const ptree document = sheet("Two & two", two);
    EXPECT_EQ(document.get<std::string>("title"), "Two & two");
    EXPECT_THAT(texts(document), ElementsAre("Two & two", "2 4 1 3", "3 1 4 2"));
    std::vector<placement> found;
    std::vector<std::string> places;
    for (const ptree& group : all(document, "g"))
        if (const auto place = group.get_optional<std::string>("<xmlattr>.transform")) {
            found.push_back(placement_in(group));
            places.push_back(*place);
        }
    EXPECT_EQ(found, two);
    std::ranges::sort(places);
    EXPECT_EQ(std::ranges::unique(places).begin(), places.end());
}

TEST(SvgSheet, MayBeEmptyButNotMixed) {
    EXPECT_THAT(texts(sheet("None", {})), ElementsAre("None"));
    EXPECT_THAT(pieces(sheet("The empty board", {{}})), IsEmpty());
    std::ostringstream out;
    EXPECT_THROW(queens::write_svg_sheet(out, "", std::vector<placement>{{0}, {1, 3, 0, 2}}),
                 std::invalid_argument);
    EXPECT_EQ(out.str(), "");
}

} // namespace
