#include "cli/help_text.hpp"

#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/text_layout.hpp"
#include "sample_program.hpp"

namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string sample_help() {
    return cli::help_text(cli::test::sample_program());
}

TEST(HelpText, BeginsWithUsageAndOneSentence) {
    EXPECT_THAT(sample_help(),
                StartsWith("Usage: sample [OPTION]... N\n"
                           "  or:  sample [OPTION]... -\n"
                           "Counts the ways to place N queens on an N by N board so that none "
                           "attacks\nanother.\n"
                           "\n"
                           "Arguments:\n"
                           "  N                          the number of queens, 0 to 32\n"
                           "\n"
                           "Examples:\n"));
}

TEST(HelpText, ShowsEveryExampleWithItsMeaning) {
    EXPECT_THAT(sample_help(), HasSubstr("  sample 8                              prints 92\n"
                                         "  sample --first --time-limit=500ms 30  prints one"
                                         " solution\n"));
}

TEST(HelpText, WritesOptionsInTheGnuLayout) {
    const std::string help = sample_help();
    EXPECT_THAT(help, HasSubstr("\nGoals:\n"
                                "  -f, --first                one solution\n"
                                "      --paths[=WHICH]        print the cells too: one, all (alone:"
                                " one)\n"));
    EXPECT_THAT(help, HasSubstr("\nSearch:\n"
                                "  -j, --threads=N            walk the tree with N threads"));
    EXPECT_THAT(help, HasSubstr("\nGeneral:\n"
                                "  -h, --help                 print this help and exit\n"
                                "      --version              print the version and exit\n"));
}

TEST(HelpText, ALongLabelPushesItsDescriptionDown) {
    EXPECT_THAT(sample_help(), HasSubstr("      --a-name-much-longer-than-the-column=VALUE\n"
                                         "                             described below; may be"
                                         " repeated\n"));
}

TEST(HelpText, ShowsDefaults) {
    EXPECT_THAT(sample_help(), HasSubstr("(default: auto)"));
    EXPECT_THAT(sample_help(), HasSubstr("(default: none)"));
}

TEST(HelpText, NamesEveryExitStatus) {
    const std::string help = sample_help();
    const auto section = help.find("\nExit status:\n");
    ASSERT_NE(section, std::string::npos);
    for (const char* row : {"\n  0      answered", "\n  1      every", "\n  2      bad usage",
                            "\n  3      stopped", "\n  70     a fault", "\n  128+N  ended"}) {
        EXPECT_NE(help.find(row, section), std::string::npos) << row;
    }
}

TEST(HelpText, NoLineIsTooWideOrEndsInABlank) {
    std::istringstream lines(sample_help());
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        EXPECT_LE(cli::character_count(line), cli::help_width) << line;
        EXPECT_FALSE(line.ends_with(' ')) << '[' << line << ']';
    }
    EXPECT_GT(count, 40);
}

TEST(HelpText, EveryOptionOfTheTableIsThereOnce) {
    const std::string help = sample_help();
    const cli::program sample = cli::test::sample_program();
    for (const cli::option& row : sample.options.options()) {
        const std::string label = cli::option_label(row);
        const auto first = help.find("\n" + label);
        ASSERT_NE(first, std::string::npos) << label;
        EXPECT_EQ(help.find("\n" + label + " ", first + 1), std::string::npos) << label;
    }
}

} // namespace
