#include "cli/option_table.hpp"

#include <stdexcept>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using cli::option_table;
using testing::ElementsAre;

cli::option flag(const std::string& name, char letter = '\0') {
    return {.name = name, .letter = letter, .group = "G", .description = "d"};
}

TEST(OptionTable, HelpAndVersionAreAlwaysThereAndLast) {
    option_table table;
    table.option(flag("first", 'f')).options({flag("all"), flag("count")});
    std::vector<std::string> names;
    for (const cli::option& row : table.options())
        names.push_back(row.name);
    EXPECT_THAT(names, ElementsAre("first", "all", "count", "help", "version"));
    EXPECT_THAT(table.groups(), ElementsAre("G", "General"));
}

TEST(OptionTable, FindsByNameAndByLetter) {
    option_table table;
    table.option(flag("first", 'f'));
    ASSERT_NE(table.find("first"), nullptr);
    EXPECT_EQ(table.find('f'), table.find("first"));
    EXPECT_EQ(table.find("fir"), nullptr);
    EXPECT_EQ(table.find('x'), nullptr);
    EXPECT_EQ(table.find('\0'), nullptr) << "rows without a letter are not found by none";
    EXPECT_EQ(table.find('h')->name, "help");
}

TEST(OptionTable, GroupsKeepTheirFirstPlace) {
    option_table table;
    cli::option other = flag("other");
    other.group = "H";
    table.options({flag("aa"), other, flag("bb")});
    EXPECT_THAT(table.groups(), ElementsAre("G", "H", "General"));
}

TEST(OptionTable, RefusesRowsThatContradictTheTable) {
    option_table table;
    table.option(flag("first", 'f'));
    EXPECT_THROW(table.option(flag("first")), std::logic_error);
    EXPECT_THROW(table.option(flag("fast", 'f')), std::logic_error);
    EXPECT_THROW(table.option(flag("help")), std::logic_error);
    EXPECT_THROW(table.option(flag("hints", 'h')), std::logic_error);
    EXPECT_EQ(table.options().size(), 3U);
}

TEST(OptionTable, RefusesRowsThatContradictThemselves) {
    const auto refused = [](cli::option row) {
        option_table table;
        EXPECT_THROW(table.option(row), std::logic_error) << row.name;
    };
    for (const char* name : {"", "a", "--dashed", "a=b", "a,b", "a b", "all*"})
        refused(flag(name));
    refused({.name = "nogroup", .description = "d"});
    refused({.name = "nodescription", .group = "G"});
    refused(flag("digit", '5'));
    refused({.name = "both",
             .letter = 'b',
             .argument = "X",
             .implied = "x",
             .group = "G",
             .description = "d"});
    refused({.name = "implied", .implied = "x", .group = "G", .description = "d"});
    refused({.name = "choices", .choices = {"x"}, .group = "G", .description = "d"});
    refused({.name = "wrong",
             .argument = "X",
             .implied = "z",
             .choices = {"x", "y"},
             .group = "G",
             .description = "d"});
}

TEST(OptionTable, ArgumentsThatMayBeLeftOutComeLast) {
    option_table table;
    table.argument({.name = "BOARD", .description = "d"});
    table.argument({.name = "WORDS", .required = false, .description = "d"});
    EXPECT_THROW(table.argument({.name = "MORE", .description = "d"}), std::logic_error);
    EXPECT_THROW(table.argument({.name = "BOARD", .required = false, .description = "d"}),
                 std::logic_error);
    EXPECT_THROW(table.argument({.name = "X", .required = false}), std::logic_error);
    EXPECT_EQ(table.arguments().size(), 2U);
}

} // namespace
