#include "cli/quoting.hpp"

#include <string>

#include <gtest/gtest.h>

#include "cli/system_message.hpp"

namespace {

using cli::escaped;
using cli::in_quotes;

TEST(Quoting, LeavesPrintableTextAlone) {
    EXPECT_EQ(in_quotes("--threads=4"), "'--threads=4'");
    EXPECT_EQ(in_quotes(""), "''");
    EXPECT_EQ(in_quotes("Äpfel 丘 😀"), "'Äpfel 丘 😀'");
}

TEST(Quoting, ShowsControlCharactersAsBytes) {
    EXPECT_EQ(in_quotes("a\nb\x1B[2J"), "'a\\x0Ab\\x1B[2J'");
    EXPECT_EQ(in_quotes("\x7F"), "'\\x7F'");
    EXPECT_EQ(in_quotes("\xC2\x9B"), "'\\xC2\\x9B'") << "a C1 control begins an escape sequence";
    EXPECT_EQ(in_quotes(std::string_view("a\0b", 3)), "'a\\x00b'");
}

TEST(Quoting, ShowsBytesThatAreNoUtf8) {
    EXPECT_EQ(escaped("\xFF"), "\\xFF");
    EXPECT_EQ(escaped("\xC3"), "\\xC3") << "cut";
    EXPECT_EQ(escaped("\xC3("), "\\xC3(");
    EXPECT_EQ(escaped("\xC0\x80"), "\\xC0\\x80") << "overlong";
    EXPECT_EQ(escaped("\xE0\x80\x80"), "\\xE0\\x80\\x80") << "overlong";
    EXPECT_EQ(escaped("\xED\xA0\x80"), "\\xED\\xA0\\x80") << "surrogate";
    EXPECT_EQ(escaped("\xF4\x90\x80\x80"), "\\xF4\\x90\\x80\\x80") << "beyond U+10FFFF";
    EXPECT_EQ(escaped("\xF0\x9F\x98"), "\\xF0\\x9F\\x98") << "cut";
}

TEST(Quoting, ShortensByCharactersAndOnlyInQuotes) {
    std::string sixty;
    for (int i = 0; i < 60; ++i)
        sixty += "é";
    EXPECT_EQ(in_quotes(sixty), "'" + sixty + "'");
    EXPECT_EQ(in_quotes(sixty + "é"), "'" + sixty + "…'");
    EXPECT_EQ(escaped(std::string(500, 'x')), std::string(500, 'x'));
}

TEST(SystemMessage, BeginsWithALowerCaseLetter) {
    EXPECT_EQ(cli::system_message(ENOENT), "no such file or directory");
    EXPECT_EQ(cli::system_message(ENOSPC), "no space left on device");
}

} // namespace
