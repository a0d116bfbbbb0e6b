/// Files that are no board and no list, or hardly one: each is read, or refused with place and
/// remedy.
#include <filesystem>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "run_boggle.hpp"

namespace {

using namespace boggle_app::test;
using testing::HasSubstr;
using testing::StartsWith;

class BoggleHostileInput : public testing::Test {
  protected:
    void expect_refused(const std::string& name, const std::string& bytes,
                        const std::string& board_error, const std::string& list_error) const {
        const auto file = files.file(name, bytes);
        const ended as_board = run({file, list}), as_list = run({board, file});
        EXPECT_EQ(as_board.status, 2) << name;
        EXPECT_THAT(as_board.err, StartsWith("boggle: " + file + board_error + "\n  ")) << name;
        EXPECT_EQ(as_list.status, list_error.empty() ? 1 : 2) << name;
        if (!list_error.empty()) {
            EXPECT_THAT(as_list.err, StartsWith("boggle: " + file + list_error + "\n  ")) << name;
        }
    }

    folder files;
    std::string board = files.file("board.txt", "CAT\nSOD\n");
    std::string list = files.file("words.txt", "cat\n");
};

TEST_F(BoggleHostileInput, OfBytesThatAreNoText) {
    expect_refused("nul", std::string("CAT\nS\0D\n", 8), ":2:2: file has a NUL byte",
                   ":2:2: file has a NUL byte");
    expect_refused("utf16",
                   std::string("\xff\xfe"
                               "C\0A\0",
                               6),
                   ":1:1: file is in UTF-16", ":1:1: file is in UTF-16");
    expect_refused("utf16-big",
                   std::string("\xfe\xff"
                               "\0C\0A",
                               6),
                   ":1:1: file is in UTF-16", ":1:1: file is in UTF-16");
    expect_refused("bare-utf16", std::string("C\0A\0", 4), ":1:2: file has a NUL byte",
                   ":1:2: file has a NUL byte");
    expect_refused("truncated", "XYZ\nSO\xc3", ":2:3: text is not UTF-8", "");
    EXPECT_THAT(run({board, files.path("truncated")}).out, "");
    const ended some = run({board, files.file("mixed", "cat\nCO\xc3\ncaf\xe9\n")});
    EXPECT_EQ(some.out, "cat\n");
    EXPECT_THAT(some.err, HasSubstr(":2: not UTF-8; left out, as 2 such lines in all\n"));
}

TEST_F(BoggleHostileInput, OfOneLongLine) {
    const std::string letters(1'000'000, 'x'), digits(1'000'000, '7'), blanks(1'000'000, ' ');
    const ended word = run({board, files.file("letters", letters + "\ncat\n")});
    EXPECT_EQ(word.out, "cat\n");
    EXPECT_EQ(run({board, files.file("digits", digits + "\ncat\n")}).out, "cat\n");
    EXPECT_EQ(run({board, files.file("blanks", blanks + "\ncat" + blanks)}).out, "cat\n");
    EXPECT_EQ(run({files.path("digits"), list}).status, 2);
    EXPECT_EQ(run({files.path("blanks"), list}).out, "cat\n") << "a row of three letters";
    EXPECT_EQ(run({"--query=" + letters, board}).out, letters + " NO\n");
}

TEST_F(BoggleHostileInput, OfLoneCarriageReturns) {
    EXPECT_EQ(run({files.file("cr-board", "CAT\rSOD\r"), list}).out, "cat\n");
    EXPECT_EQ(run({board, files.file("cr-list", "cat\rdot\r")}).out, "cat\ndot\n");
    EXPECT_EQ(run({board, files.file("mixed-list", "cat\r\r\ndot\n\r")}).out, "cat\ndot\n");
}

TEST_F(BoggleHostileInput, OfWhatIsNoFile) {
    const auto here = files.path(".");
    for (const words& line : {words{here, list}, words{board, here}, words{"--graph", here, list},
                              words{"--ask", here, board}}) {
        const ended end = run(line);
        EXPECT_EQ(end.status, 2);
        EXPECT_THAT(end.err, HasSubstr(": is a directory, not a file\n  name a file inside it"));
    }
    const auto link = files.path("gone");
    std::filesystem::create_symlink(files.path("vanished"), link);
    for (const words& line : {words{link, list}, words{board, link}, words{"--graph", link, list}})
        EXPECT_THAT(run(line).err, HasSubstr("gone: cannot be opened: no such file"));
}

/// A file that opens and cannot be read, as one that vanishes from under its reader.
TEST_F(BoggleHostileInput, ThatBreaksOff) {
    const std::string breaks = "/proc/self/mem";
    if (!std::filesystem::exists(breaks)) GTEST_SKIP() << "no " << breaks;
    for (const words& line : {words{breaks, list}, words{board, breaks}}) {
        const ended end = run(line);
        EXPECT_EQ(end.status, 2) << testing::PrintToString(line);
        EXPECT_THAT(end.err, StartsWith("boggle: " + breaks + ": cannot be read")) << end.err;
    }
}

} // namespace
