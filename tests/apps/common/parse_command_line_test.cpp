#include "cli/parse_command_line.hpp"

#include <chrono>
#include <stdexcept>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "error_of.hpp"
#include "sample_table.hpp"

namespace {

using cli::early_request;
using cli::parsed_options;
using testing::ElementsAre;
using testing::HasSubstr;
using words = std::vector<std::string>;

parsed_options parse(const words& line) {
    return cli::parse_command_line(cli::test::sample_table(), line);
}

cli::test::caught_error refused(const words& line) {
    return cli::test::error_of([&] { parse(line); });
}

TEST(ParseCommandLine, AcceptsEverySpellingOfAValue) {
    for (const words& line :
         {words{"--threads=4", "b"}, words{"--threads", "4", "b"}, words{"-j4", "b"},
          words{"-j", "4", "b"}, words{"b", "-qj4"}, words{"b", "-qj", "4"}}) {
        const auto given = parse(line);
        EXPECT_EQ(given.value("threads"), "4") << line[0];
        EXPECT_EQ(given.argument("BOARD"), "b") << line[0];
        EXPECT_EQ(given.argument("WORDS"), std::nullopt);
    }
}

TEST(ParseCommandLine, FlagsAndArgumentsMayBeMixed) {
    const auto given = parse({"board.txt", "--json", "words.txt", "-q"});
    EXPECT_TRUE(given.has("json"));
    EXPECT_TRUE(given.has("quiet"));
    EXPECT_FALSE(given.has("threads"));
    EXPECT_EQ(given.argument("BOARD"), "board.txt");
    EXPECT_EQ(given.argument("WORDS"), "words.txt");
}

TEST(ParseCommandLine, ValuesMayHoldEqualSigns) {
    EXPECT_EQ(parse({"b", "--query=a=b"}).value("query"), "a=b");
    EXPECT_EQ(parse({"b", "--query", "=x"}).value("query"), "=x");
    EXPECT_EQ(parse({"b", "--query=--json"}).value("query"), "--json");
}

TEST(ParseCommandLine, AnOptionalValueIsJoinedOrImplied) {
    EXPECT_EQ(parse({"--paths", "b"}).value("paths"), "one");
    EXPECT_EQ(parse({"--paths", "b"}).argument("BOARD"), "b") << "the next word is not its value";
    EXPECT_EQ(parse({"--paths=all", "b"}).value("paths"), "all");
    EXPECT_EQ(parse({"b", "--paths"}).value("paths"), "one");
    EXPECT_EQ(parse({"b"}).value("paths"), std::nullopt);
    EXPECT_EQ(parse({"--", "--paths"}).argument("BOARD"), "--paths");
}

TEST(ParseCommandLine, DashIsAnArgumentOrAValue) {
    EXPECT_EQ(parse({"-"}).argument("BOARD"), "-");
    EXPECT_EQ(parse({"b", "-"}).argument("WORDS"), "-");
    EXPECT_EQ(parse({"--query", "-", "b"}).value("query"), "-");
}

TEST(ParseCommandLine, TwoDashesEndTheOptions) {
    const auto given = parse({"--json", "--", "--threads", "-q"});
    EXPECT_EQ(given.argument("BOARD"), "--threads");
    EXPECT_EQ(given.argument("WORDS"), "-q");
    EXPECT_FALSE(given.has("threads"));
    EXPECT_FALSE(given.has("quiet"));
    EXPECT_EQ(parse({"--", "-5"}).argument("BOARD"), "-5");
    EXPECT_EQ(parse({"--", "--"}).argument("BOARD"), "--");
    EXPECT_EQ(parse({"--", "--=x"}).argument("BOARD"), "--=x");
}

TEST(ParseCommandLine, TheLastOfRepeatedOptionsWins) {
    EXPECT_EQ(parse({"b", "--threads=1", "-j2", "--threads", "3"}).value("threads"), "3");
    EXPECT_EQ(parse({"b", "--paths=all", "--paths"}).value("paths"), "one");
    EXPECT_TRUE(parse({"b", "--json", "--json"}).has("json"));
}

TEST(ParseCommandLine, RepeatableOptionsGatherTheirValues) {
    const auto given = parse({"b", "--query=CAT", "--query", "DOG", "--query=CAT"});
    EXPECT_THAT(given.values("query"), ElementsAre("CAT", "DOG", "CAT"));
    EXPECT_THAT(parse({"b"}).values("query"), ElementsAre());
}

TEST(ParseCommandLine, UnknownOptionsNameTheNearest) {
    EXPECT_EQ(refused({"--treads", "4"}).message,
              "unknown option '--treads'; did you mean '--threads'?");
    EXPECT_EQ(refused({"--treads=4", "b"}).message,
              "unknown option '--treads'; did you mean '--threads'?")
        << "without its value";
    EXPECT_EQ(refused({"--treads=", "b"}).message,
              "unknown option '--treads'; did you mean '--threads'?");
    EXPECT_EQ(refused({"--frobnicate"}).message, "unknown option '--frobnicate'");
    EXPECT_EQ(refused({"--frobnicate"}).remedy, "'--help' lists every option");
    EXPECT_EQ(refused({"--JSON"}).message, "unknown option '--JSON'; did you mean '--json'?");
}

TEST(ParseCommandLine, NamesAreNotGuessedFromTheirBeginnings) {
    for (const char* word : {"--thr", "--thread", "--js", "--quie"}) {
        EXPECT_THAT(refused({word, "b"}).message, HasSubstr("; did you mean '--")) << word;
    }
    EXPECT_THAT(refused({"--threads-", "b"}).message, HasSubstr("unknown option"));
}

TEST(ParseCommandLine, UnknownLettersAreShownInTheirWord) {
    EXPECT_EQ(refused({"-z", "b"}).message, "unknown option '-z'");
    EXPECT_EQ(refused({"-qz", "b"}).message, "unknown option '-z' in '-qz'");
    EXPECT_EQ(refused({"-paths", "b"}).message, "unknown option '-paths'; did you mean '--paths'?");
    EXPECT_EQ(refused({"-\xC3\xA9", "b"}).message, "unknown option '-é'");
    EXPECT_THAT(refused({"-q-", "b"}).message, HasSubstr("unknown option"));
    EXPECT_THAT(refused({"-q=1", "b"}).message, HasSubstr("in '-q=1'"));
}

TEST(ParseCommandLine, ALetterTakesTheRestOfItsWord) {
    const auto given = parse({"-json", "b"});
    EXPECT_EQ(given.value("threads"), "son");
    EXPECT_EQ(cli::test::error_of([&] { given.integer<int>("threads", 0, 9); }).message,
              "--threads: 'son' is not a whole number");
}

TEST(ParseCommandLine, OddDashesAreUnknownOptions) {
    EXPECT_EQ(refused({"---json", "b"}).message,
              "unknown option '---json'; did you mean '--json'?");
    EXPECT_EQ(refused({"--=foo", "b"}).message, "unknown option '--=foo'");
    EXPECT_THAT(refused({"--=", "b"}).message, HasSubstr("unknown option '--='"));
    EXPECT_THAT(refused({"--\x1B[2J", "b"}).message, HasSubstr("'--\\x1B[2J'"));
}

TEST(ParseCommandLine, NegativeNumbersAreArgumentsForTheRangeCheck) {
    EXPECT_EQ(parse({"-5"}).argument("BOARD"), "-5");
    EXPECT_EQ(parse({"--json", "-15"}).argument("BOARD"), "-15");
}

TEST(ParseCommandLine, NegativeValuesReachTheRangeCheck) {
    for (const words& line : {words{"b", "--threads=-1"}, words{"b", "--threads", "-1"},
                              words{"b", "-j-1"}, words{"b", "-j", "-1"}}) {
        const auto given = parse(line);
        EXPECT_EQ(given.value("threads"), "-1");
        const auto error =
            cli::test::error_of([&] { given.integer<unsigned>("threads", 0, 1024); });
        EXPECT_EQ(error.message, "--threads: '-1' is out of range");
        EXPECT_EQ(error.remedy, "write a whole number from 0 to 1024");
    }
    EXPECT_THAT(cli::test::error_of([] {
                    parse({"b", "--time-limit", "-5s"}).duration("time-limit");
                }).message,
                HasSubstr("--time-limit: '-5s' is a negative time"));
}

TEST(ParseCommandLine, MissingValuesAreRefused) {
    for (const words& line :
         {words{"b", "--threads"}, words{"b", "-j"}, words{"b", "-qj"}, words{"b", "--threads="},
          words{"b", "--threads", ""}, words{"b", "-j", ""}}) {
        const auto error = refused(line);
        EXPECT_EQ(error.message, "--threads needs a value") << line[1];
        EXPECT_EQ(error.remedy, "write --threads=N");
    }
    const auto error = refused({"b", "--paths="});
    EXPECT_EQ(error.message, "--paths needs a value");
    EXPECT_EQ(error.remedy, "write --paths=WHICH, or --paths alone for 'one'");
}

TEST(ParseCommandLine, AnOptionIsNotTakenForAValue) {
    for (const char* next : {"--json", "--unknown", "-x", "--", "--paths", "--query=x"}) {
        EXPECT_EQ(refused({"b", "--query", next}).message,
                  "--query needs a value, and '" + std::string(next) + "' looks like an option");
    }
    EXPECT_THAT(refused({"b", "-j", "--json"}).message, HasSubstr("--threads needs a value, and"));
    EXPECT_EQ(refused({"b", "--query", "-q"}).message, "--query needs a value");
}

TEST(ParseCommandLine, FlagsTakeNoValue) {
    for (const char* word : {"--json=yes", "--json=", "--json=1"}) {
        const auto error = refused({"b", word});
        EXPECT_EQ(error.message, "--json takes no value") << word;
        EXPECT_EQ(error.remedy, "write --json alone");
    }
    EXPECT_EQ(refused({"b", "--json", "yes", "more"}).message, "one argument too many: 'more'");
}

TEST(ParseCommandLine, EqualSignAfterALetterIsRefused) {
    const auto error = refused({"b", "-j=4"});
    EXPECT_EQ(error.message, "'-j=4': the value follows the letter at once");
    EXPECT_EQ(error.remedy, "write -jN or --threads=N");
}

TEST(ParseCommandLine, ChoicesAreChecked) {
    EXPECT_EQ(parse({"b", "--neighbours=4"}).value("neighbours"), "4");
    const auto error = refused({"b", "--neighbours", "6"});
    EXPECT_EQ(error.message, "--neighbours: '6' is not one of its values");
    EXPECT_EQ(error.remedy, "choose one of 4, 8");
    EXPECT_EQ(refused({"b", "--paths=al"}).message,
              "--paths: 'al' is not one of its values; did you mean 'all'?");
}

TEST(ParseCommandLine, ArgumentsAreCounted) {
    EXPECT_EQ(refused({}).message, "BOARD is missing");
    EXPECT_THAT(refused({"--json"}).remedy, HasSubstr("the board"));
    const auto error = refused({"a", "b", "c", "d"});
    EXPECT_EQ(error.message, "one argument too many: 'c'");
    EXPECT_THAT(error.remedy, HasSubstr("they are BOARD WORDS"));
    EXPECT_EQ(parse({""}).argument("BOARD"), "") << "an empty word is an argument";
    const auto none =
        cli::test::error_of([] { cli::parse_command_line(cli::option_table{}, words{"x"}); });
    EXPECT_THAT(none.remedy, HasSubstr("there are none"));
}

TEST(ParseCommandLine, OptionsOfTheWrongKindNeverPassInSilence) {
    EXPECT_THAT(refused({"b", "--threads,j=4"}).message, HasSubstr("unknown option"));
    EXPECT_THAT(refused({"b", "/json", "-x", "y"}).message, HasSubstr("unknown option '-x'"));
    EXPECT_EQ(parse({"/json"}).argument("BOARD"), "/json");
    EXPECT_EQ(parse({"@file"}).argument("BOARD"), "@file") << "no response files";
}

TEST(ParsedOptions, DefaultsComeFromTheTable) {
    EXPECT_EQ(parse({"b"}).value_or_default("threads"), "2");
    EXPECT_EQ(parse({"b"}).integer_or_default<int>("threads", 0, 8), 2);
    EXPECT_EQ(parse({"b", "-j3"}).integer_or_default<int>("threads", 0, 8), 3);
    EXPECT_EQ(parse({"b"}).integer<int>("threads", 0, 8), std::nullopt);
}

TEST(ParsedOptions, ReadsTimes) {
    EXPECT_EQ(parse({"b", "--time-limit=2m"}).duration("time-limit"), std::chrono::minutes(2));
    EXPECT_EQ(parse({"b"}).duration("time-limit"), std::nullopt);
}

TEST(ParsedOptions, NamesThatAreNotInTheTableAreOurOwnFault) {
    const auto given = parse({"b"});
    EXPECT_THROW(given.has("treads"), std::logic_error);
    EXPECT_THROW(given.value("treads"), std::logic_error);
    EXPECT_THROW(given.value("json"), std::logic_error) << "a flag has no value";
    EXPECT_THROW(given.values("json"), std::logic_error);
    EXPECT_THROW(given.argument("BORAD"), std::logic_error);
}

early_request early(const words& line) {
    return cli::find_early_request(cli::test::sample_table(), line);
}

TEST(EarlyRequest, ComesBeforeEveryError) {
    EXPECT_EQ(early({"--help"}), early_request::help);
    EXPECT_EQ(early({"-h"}), early_request::help);
    EXPECT_EQ(early({"-qh"}), early_request::help);
    EXPECT_EQ(early({"--version"}), early_request::version);
    EXPECT_EQ(early({"--frobnicate", "a", "b", "c", "--help"}), early_request::help);
    EXPECT_EQ(early({"--json=1", "--version", "--help"}), early_request::version);
    EXPECT_EQ(early({"--threads", "--help"}), early_request::help);
}

TEST(EarlyRequest, IsNotSeenWhereItIsNone) {
    EXPECT_EQ(early({}), early_request::none);
    EXPECT_EQ(early({"--", "--help"}), early_request::none);
    EXPECT_EQ(early({"-jh"}), early_request::none) << "h is the value of -j";
    EXPECT_EQ(early({"-zh"}), early_request::none);
    EXPECT_EQ(early({"help", "-"}), early_request::none);
    EXPECT_EQ(early({"--query=--help"}), early_request::none);
    EXPECT_EQ(early({"--hel"}), early_request::none);
}

TEST(EarlyRequest, WithAValueItIsAnErrorLikeAnyFlag) {
    EXPECT_EQ(refused({"b", "--help=all"}).message, "--help takes no value");
}

} // namespace
