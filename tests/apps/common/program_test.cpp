#include "cli/program.hpp"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <new>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/help_text.hpp"
#include "cli/usage_error.hpp"
#include "sample_program.hpp"

namespace {

using cli::exit_code;
using testing::HasSubstr;
using testing::MatchesRegex;
using words = std::vector<std::string>;

struct ended {
    int status;
    std::string out;
    std::string err;
};

template <class Body>
ended run(const words& line, Body body) {
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::run_program(
        cli::test::sample_program(), line, out, err,
        [&](const cli::parsed_options& given) -> cli::outcome { return body(given, out); });
    return {status, out.str(), err.str()};
}

const auto never_called = [](const cli::parsed_options&, std::ostream&) -> cli::outcome {
    ADD_FAILURE() << "the body must not run";
    return exit_code::fault;
};

TEST(Program, RunsItsBodyWithWhatWasGiven) {
    const auto end = run({"-j3", "8"}, [](const auto& given, std::ostream& out) {
        out << *given.argument("N") << ' ' << *given.value("threads") << '\n';
        return exit_code::answered;
    });
    EXPECT_EQ(end.status, 0);
    EXPECT_EQ(end.out, "8 3\n");
    EXPECT_EQ(end.err, "");
}

TEST(Program, ReturnsTheCodeOfItsBody) {
    for (const auto& [code, status] : {std::pair{exit_code::answered, 0},
                                       {exit_code::nothing, 1},
                                       {exit_code::usage, 2},
                                       {exit_code::stopped, 3},
                                       {exit_code::fault, 70}}) {
        EXPECT_EQ(run({"8"}, [&](const auto&, std::ostream&) { return code; }).status, status);
    }
}

TEST(Program, HelpComesBeforeEveryOtherCheck) {
    for (const words& line : {words{"--help"}, words{"-h"}, words{"--frobnicate", "-h"},
                              words{"8", "9", "10", "--threads", "--help"}}) {
        const auto end = run(line, never_called);
        EXPECT_EQ(end.status, 0);
        EXPECT_EQ(end.out, cli::help_text(cli::test::sample_program()));
        EXPECT_EQ(end.err, "");
    }
}

TEST(Program, VersionIsPrintedTheSameWay) {
    const auto end = run({"--treads", "--version"}, never_called);
    EXPECT_EQ(end.status, 0);
    EXPECT_THAT(end.out, MatchesRegex("sample \\(Espalier\\) [0-9]+\\.[0-9]+\\.[0-9]+\n"));
    EXPECT_EQ(end.err, "");
}

TEST(Program, BadUsageEndsWithTwoAndSaysHowToMendIt) {
    const auto end = run({"--treads=4", "8"}, never_called);
    EXPECT_EQ(end.status, 2);
    EXPECT_EQ(end.out, "");
    EXPECT_EQ(end.err, "sample: unknown option '--treads'; did you mean '--threads'?\n"
                       "  '--help' lists every option\n");
}

TEST(Program, ErrorsOfTheBodyAreReportedTheSameWay) {
    const auto end = run({"8"}, [](const auto&, std::ostream&) -> cli::outcome {
        throw cli::usage_error("board.txt:3:5: cell is empty", "write a letter there");
    });
    EXPECT_EQ(end.status, 2);
    EXPECT_EQ(end.err, "sample: board.txt:3:5: cell is empty\n  write a letter there\n");
    const auto bare = run({"8"}, [](const auto&, std::ostream&) -> cli::outcome {
        throw cli::usage_error("board.txt: no letters");
    });
    EXPECT_EQ(bare.err, "sample: board.txt: no letters\n");
}

TEST(Program, UnexpectedExceptionsAreAFaultOfOurs) {
    const auto end = run({"8"}, [](const auto&, std::ostream& out) -> cli::outcome {
        out << "so far";
        throw std::out_of_range("row 9");
    });
    EXPECT_EQ(end.status, 70);
    EXPECT_EQ(end.out, "so far");
    EXPECT_EQ(end.err, "sample: internal error: row 9\n"
                       "  this is a fault of sample; please report the command and its input\n");
    const auto odd = run({"8"}, [](const auto&, std::ostream&) -> cli::outcome { throw 5; });
    EXPECT_EQ(odd.status, 70);
    EXPECT_THAT(odd.err, HasSubstr("an exception of unknown kind"));
    const auto typo = run({"8"}, [](const auto& given, std::ostream&) -> cli::outcome {
        return given.has("no-such-option") ? exit_code::answered : exit_code::nothing;
    });
    EXPECT_EQ(typo.status, 70);
}

TEST(Program, OutOfMemoryIsSaidSo) {
    const auto end =
        run({"8"}, [](const auto&, std::ostream&) -> cli::outcome { throw std::bad_alloc(); });
    EXPECT_EQ(end.status, 70);
    EXPECT_THAT(end.err, HasSubstr("sample: out of memory\n"));
}

TEST(Program, AFullDiskIsAnError) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
    for (const words& line : {words{"8"}, words{"--help"}, words{"--version"}}) {
        std::ofstream out("/dev/full");
        std::ostringstream err;
        const int status = cli::run_program(cli::test::sample_program(), line, out, err,
                                            [&](const cli::parsed_options&) -> cli::outcome {
                                                out << "92\n";
                                                return exit_code::answered;
                                            });
        EXPECT_EQ(status, 2) << line[0];
        EXPECT_THAT(err.str(), HasSubstr("sample: the output could not be written: no space left"));
    }
}

TEST(Program, ASignalAfterACompleteAnswerChangesNothing) {
    const auto end = run({"8"}, [](const auto&, std::ostream&) -> cli::outcome {
        return {exit_code::answered, SIGTERM};
    });
    EXPECT_EQ(end.status, 0);
    const auto limited = run({"8"}, [](const auto&, std::ostream&) { return exit_code::stopped; });
    EXPECT_EQ(limited.status, 3);
}

TEST(Program, WordsLeaveOutTheProgramsName) {
    const char* const some[] = {"sample", "-q", "8"};
    EXPECT_THAT(cli::words_of(3, some), testing::ElementsAre("-q", "8"));
    EXPECT_THAT(cli::words_of(1, some), testing::IsEmpty());
    EXPECT_THAT(cli::words_of(0, nullptr), testing::IsEmpty());
}

TEST(Guarded, ReportsWithTheProgramsName) {
    std::ostringstream err;
    EXPECT_EQ(cli::guarded("boggle", err, []() -> cli::outcome { return exit_code::nothing; }), 1);
    EXPECT_EQ(err.str(), "");
    const auto fails = []() -> cli::outcome { throw cli::usage_error("no", "yes"); };
    EXPECT_EQ(cli::guarded("boggle", err, fails), 2);
    EXPECT_EQ(err.str(), "boggle: no\n  yes\n");
}

class ProgramDeathTest : public testing::Test {
  protected:
    ProgramDeathTest() { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
};

TEST_F(ProgramDeathTest, AStopBySignalEndsByThatSignalAfterTheOutput) {
    const auto stopped_by = [](int number) {
        cli::run_program(cli::test::sample_program(), words{"8"}, std::cerr, std::cerr,
                         [&](const cli::parsed_options&) -> cli::outcome {
                             std::cerr << "partial result\n";
                             return {exit_code::stopped, number};
                         });
    };
    EXPECT_EXIT(stopped_by(SIGTERM), testing::KilledBySignal(SIGTERM), "partial result");
    EXPECT_EXIT(stopped_by(SIGINT), testing::KilledBySignal(SIGINT), "partial result");
}

} // namespace
