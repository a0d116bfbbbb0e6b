#include "cli/text_input.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "error_of.hpp"

namespace {

namespace fs = std::filesystem;
using testing::EndsWith;
using testing::HasSubstr;

/// A folder of its own for every test, removed afterwards.
class TextInput : public testing::Test {
  protected:
    void SetUp() override {
        const std::string test = testing::UnitTest::GetInstance()->current_test_info()->name();
        folder_ =
            fs::temp_directory_path() / ("espalier-input-" + test + "-" + std::to_string(getpid()));
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }

    std::string file(const std::string& name, const std::string& text) {
        std::ofstream(folder_ / name, std::ios::binary) << text;
        return folder_ / name;
    }

    cli::test::caught_error refused(const std::string& path) {
        return cli::test::error_of([&] { cli::text_input input(path, in_); });
    }

    fs::path folder_;
    std::istringstream in_{"from standard input"};
};

std::string rest(std::istream& in) {
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST_F(TextInput, ReadsAFileByteForByte) {
    const std::string path = file("board.txt", "\xEF\xBB\xBF"
                                               "ab\r\ncd\n");
    cli::text_input input(path, in_);
    EXPECT_EQ(rest(input.stream()), "\xEF\xBB\xBF"
                                    "ab\r\ncd\n");
    EXPECT_EQ(input.name(), path);
    EXPECT_NO_THROW(input.finish());
}

TEST_F(TextInput, DashIsStandardInput) {
    cli::text_input input("-", in_);
    EXPECT_EQ(input.name(), "standard input");
    EXPECT_EQ(rest(input.stream()), "from standard input");
    EXPECT_NO_THROW(input.finish());
}

TEST_F(TextInput, AnEmptyFileIsReadable) {
    cli::text_input input(file("empty", ""), in_);
    EXPECT_EQ(rest(input.stream()), "");
    EXPECT_NO_THROW(input.finish());
}

TEST_F(TextInput, NamesAMissingFile) {
    const std::string path = folder_ / "boad.txt";
    const auto error = refused(path);
    EXPECT_EQ(error.message, path + ": cannot be opened: no such file or directory");
    EXPECT_EQ(error.remedy, "check the name and the folder, or write - for standard input");
}

TEST_F(TextInput, NamesADirectory) {
    const auto error = refused(folder_);
    EXPECT_EQ(error.message, folder_.string() + ": is a directory, not a file");
    EXPECT_THAT(error.remedy, HasSubstr("name a file inside it"));
}

TEST_F(TextInput, NamesAFileUsedAsAFolder) {
    EXPECT_THAT(refused(file("board.txt", "x") + "/board.txt").message,
                EndsWith(": cannot be opened: not a directory"));
}

TEST_F(TextInput, NamesALoopOfLinks) {
    fs::create_symlink(folder_ / "b", folder_ / "a");
    fs::create_symlink(folder_ / "a", folder_ / "b");
    const auto error = refused(folder_ / "a");
    EXPECT_THAT(error.message, HasSubstr("cannot be opened: too many levels of symbolic links"));
    EXPECT_THAT(error.remedy, HasSubstr("give a file that can be read"));
}

TEST_F(TextInput, NamesAFileThatMayNotBeRead) {
    const std::string path = file("secret.txt", "x");
    fs::permissions(path, fs::perms::none);
    constexpr uid_t nobody = 65534;
    const bool root = geteuid() == 0;
    if (root) {
        ASSERT_EQ(seteuid(nobody), 0);
    }
    const auto error = refused(path);
    if (root) {
        ASSERT_EQ(seteuid(0), 0);
    }
    EXPECT_EQ(error.message, path + ": cannot be opened: permission denied");
    EXPECT_THAT(error.remedy, HasSubstr("make the file readable"));
}

TEST_F(TextInput, AnEmptyNameIsRefused) {
    EXPECT_EQ(refused("").message, "the name of a file is empty");
}

TEST_F(TextInput, OddNamesAreShownWholeAndHarmless) {
    const std::string path = folder_ / ("line\nbreak" + std::string(100, 'x'));
    EXPECT_THAT(refused(path).message,
                HasSubstr("/line\\x0Abreak" + std::string(100, 'x') + ": cannot be opened"));
}

TEST_F(TextInput, ABrokenReadIsNoEndOfFile) {
    cli::text_input input("-", in_);
    in_.setstate(std::ios::badbit);
    const auto error = cli::test::error_of([&] { input.finish(); });
    EXPECT_EQ(error.message, "standard input: reading broke off with an error");
}

TEST_F(TextInput, AReadErrorOfTheSystemIsSeen) {
    const std::string path = "/proc/self/mem";
    if (!fs::exists(path)) GTEST_SKIP() << path << " is absent";
    cli::text_input input(path, in_);
    std::string line;
    while (std::getline(input.stream(), line))
        continue;
    EXPECT_EQ(cli::test::error_of([&] { input.finish(); }).message,
              path + ": reading broke off with an error");
}

TEST_F(TextInput, StandardInputServesOneArgumentOnly) {
    using inputs = std::vector<cli::named_input>;
    EXPECT_NO_THROW(cli::require_one_standard_input(inputs{{"BOARD", "-"}, {"WORDS", "w.txt"}}));
    EXPECT_NO_THROW(cli::require_one_standard_input(inputs{}));
    const auto error = cli::test::error_of([] {
        cli::require_one_standard_input(inputs{{"BOARD", "-"}, {"--ask", "a"}, {"WORDS", "-"}});
    });
    EXPECT_EQ(error.message, "BOARD and WORDS cannot both be standard input");
}

} // namespace
