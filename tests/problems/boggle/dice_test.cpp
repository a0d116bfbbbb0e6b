/// The published dice, and boards rolled with them.
#include "boggle/dice.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace boggle;
using testing::ElementsAre;

#if defined(__SANITIZE_ADDRESS__) || !defined(__OPTIMIZE__)
constexpr bool is_slow_build = true;
#else
constexpr bool is_slow_build = false;
#endif

std::string letters(const tile_grid& board) {
    std::string text;
    for (const auto& tile : board.tiles)
        text += tile;
    return text;
}

/// FNV-1a, 64 bits, of the letters of many boards that one generator rolls.
class checksum {
  public:
    void add(const std::string& text) {
        for (const char c : text)
            value_ = (value_ ^ static_cast<unsigned char>(c)) * 1099511628211u;
    }
    std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 14695981039346656037u;
};

TEST(Dice, AreOneForEachCellAndHaveSixFaces) {
    std::vector<std::string> names;
    for (const auto& set : dice_sets()) {
        names.push_back(set.name);
        EXPECT_EQ(set.dice.size(), set.side * set.side) << set.name;
        for (const auto& die : set.dice)
            EXPECT_TRUE(std::ranges::none_of(die, &std::string::empty)) << set.name;
    }
    EXPECT_THAT(names, ElementsAre("4x4", "4x4-1976", "5x5", "5x5-challenge", "5x5-deluxe",
                                   "5x5-2012", "6x6"));
    EXPECT_THROW((void)dice_of("7x7"), std::out_of_range);
    EXPECT_THAT(dice_of("4x4").dice[14], ElementsAre("H", "I", "M", "N", "U", "Qu"));
    EXPECT_THAT(dice_of("6x6").dice[26], ElementsAre("E", "I", "O", "#", "#", "#"));
}

/// The boards of seeds 0, 1 and 7, recomputed from the definitions of the engine, the draw and the
/// shuffle in another language; so are the checksums below.
TEST(Roll, IsTheSameOnEveryMachine) {
    const std::vector<std::vector<std::string>> expected{
        {"4x4", "MSOTIHSHAEELVEQuC", "BLTFIIVGIHEAARNP", "ESUZETIAEDARHONS"},
        {"4x4-1976", "EITLEGNOAEEORCUB", "BHVDLERNGGEAARRO", "HPYWILDADDAIGTSN"},
        {"5x5", "DGQuLRUOEIMSMDSNTHAIEIHFOA", "HGDEMLUGIIEIRPCPTAQuERSIUN",
         "CIADLRMAHOENMJOSAINENSAIT"},
        {"5x5-challenge", "DGQuLRUOEIMSMDSNTKAIEIHFOA", "HGDEMMUGIIEIRPCPTAQuERSIUN",
         "CIADLRMAHQuENMJOSAINENSAIT"},
        {"5x5-deluxe", "DGQuLPUOEIMSMDTNTHAIEIHFOA", "HGDEMNUGIIEIRPCIWAQuERSIUN",
         "CIADLRMAHONNMJOSAINENSAHT"},
        {"5x5-2012", "DGKSRUOELMSMDSNTHAInEIHFOA", "HGDEMNUGIIEIRThEPTAKERSLUN",
         "EInADSRMAHOENMBOSAINENSAIT"},
        {"6x6", "YG#OTICAMHASRENABEKNNTGNCYSHErFJCDAON", "R#EEHTHNINEErSMHTOMTDLEAFBHCJATSYANTI",
         "ROEAHeCSNENRIBFTHRLNIAUOECEOGIIAIGRJT"}};
    for (const auto& row : expected)
        for (std::size_t i = 0; i < 3; ++i) {
            espalier::uniform_draw draw(std::vector<std::uint64_t>{0, 1, 7}[i]);
            EXPECT_EQ(letters(roll(dice_of(row[0]), draw)), row[i + 1]) << row[0];
        }
}

TEST(Roll, AThousandBoardsOfEachSet) {
    const std::vector<std::pair<std::string, std::uint64_t>> expected{
        {"4x4", 12312475101765860356u},        {"4x4-1976", 4761080543529721503u},
        {"5x5", 17437040734887184226u},        {"5x5-challenge", 11765988428271803457u},
        {"5x5-deluxe", 13160639712762563753u}, {"5x5-2012", 4993049873301665868u},
        {"6x6", 988708960026538758u}};
    for (const auto& [name, sum] : expected) {
        espalier::uniform_draw draw(1);
        checksum made;
        for (int i = 0; i < 1000; ++i)
            made.add(letters(roll(dice_of(name), draw)));
        EXPECT_EQ(made.value(), sum) << name;
    }
}

TEST(Roll, AMillionBoards) {
    espalier::uniform_draw draw(1);
    checksum made;
    constexpr int last = is_slow_build ? 20'000 : 1'000'000;
    for (int i = 1; i <= last; ++i) {
        made.add(letters(roll(dice_of("4x4"), draw)));
        if (i == 20'000) {
            EXPECT_EQ(made.value(), 18129183313004557161u);
        }
    }
    if (!is_slow_build) {
        EXPECT_EQ(made.value(), 5204875689962583617u);
    }
}

/// Every die lies on the board once, whatever the seed: sixteen faces can be given back to sixteen
/// dice. Each place sees every die about equally often.
TEST(Roll, UsesEachDieOnceAndEachPlaceForAll) {
    const auto& set = dice_of("4x4");
    std::vector<int> with_qu(16);
    espalier::uniform_draw draw(5);
    for (int i = 0; i < 9'600; ++i) {
        const auto board = roll(set, draw);
        int qu = 0;
        for (std::size_t cell = 0; cell < 16; ++cell)
            if (board.tiles[cell] == "Qu") {
                ++with_qu[cell];
                ++qu;
            }
        EXPECT_LE(qu, 1) << "one die alone has the face";
    }
    for (const int often : with_qu)
        EXPECT_NEAR(often, 100, 45) << "one face in six of one die in sixteen";
}

} // namespace
