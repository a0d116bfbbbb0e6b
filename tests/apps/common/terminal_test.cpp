#include "cli/terminal.hpp"

#include <cstdlib>
#include <iostream>
#include <sstream>

#include <gtest/gtest.h>

namespace {

using cli::color_mode;
using cli::terminal_facts;

const terminal_facts screen{true, "xterm-256color", ""};
const terminal_facts dumb{true, "dumb", ""};
const terminal_facts nameless{true, "", ""};
const terminal_facts pipe_end{false, "xterm-256color", ""};
const terminal_facts without_color{true, "xterm-256color", "1"};

TEST(Terminal, AutomaticColorsOnlyCapableTerminals) {
    EXPECT_TRUE(cli::use_color(color_mode::automatic, screen));
    for (const auto& facts : {dumb, nameless, pipe_end, without_color}) {
        EXPECT_FALSE(cli::use_color(color_mode::automatic, facts));
    }
}

TEST(Terminal, AnOrderIsStrongerThanTheFacts) {
    for (const auto& facts : {screen, dumb, nameless, pipe_end, without_color}) {
        EXPECT_TRUE(cli::use_color(color_mode::always, facts));
        EXPECT_FALSE(cli::use_color(color_mode::never, facts));
    }
}

TEST(Terminal, ProgressNeedsACapableTerminalAndNoQuiet) {
    EXPECT_TRUE(cli::show_progress(screen, false));
    EXPECT_TRUE(cli::show_progress(without_color, false)) << "NO_COLOR is about colour alone";
    EXPECT_FALSE(cli::show_progress(screen, true));
    EXPECT_FALSE(cli::show_progress(dumb, false));
    EXPECT_FALSE(cli::show_progress(pipe_end, false));
}

TEST(Terminal, FactsComeFromTheEnvironment) {
    ASSERT_EQ(setenv("TERM", "dumb", 1), 0);
    ASSERT_EQ(setenv("NO_COLOR", "yes", 1), 0);
    auto facts = cli::facts_of(std::cout);
    EXPECT_EQ(facts.term, "dumb");
    EXPECT_EQ(facts.no_color, "yes");
    ASSERT_EQ(unsetenv("TERM"), 0);
    ASSERT_EQ(setenv("NO_COLOR", "", 1), 0);
    facts = cli::facts_of(std::cerr);
    EXPECT_EQ(facts.term, "");
    EXPECT_EQ(facts.no_color, "");
    ASSERT_EQ(unsetenv("NO_COLOR"), 0);
    EXPECT_EQ(cli::facts_of(std::cout).no_color, "");
}

TEST(Terminal, AStreamOfOursIsNoTerminal) {
    std::ostringstream out;
    EXPECT_FALSE(cli::facts_of(out).is_terminal);
}

} // namespace
