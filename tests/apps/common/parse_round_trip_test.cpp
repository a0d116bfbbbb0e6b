/// Random command lines, written out from what they mean and read back.

#include <map>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/parse_command_line.hpp"
#include "sample_table.hpp"

namespace {

/// What a line means, and the words it was written with.
struct written_line {
    std::map<std::string, std::vector<std::string>> values;
    std::vector<std::string> arguments;
    std::vector<std::string> words;
};

class line_writer {
  public:
    explicit line_writer(unsigned seed) : random_(seed) {}

    written_line write() {
        written_line line;
        const unsigned arguments = 1 + pick(2);
        for (unsigned left = pick(6); left > 0; --left)
            add_option(line);
        for (unsigned i = 0; i < arguments; ++i)
            add_argument(line);
        for (unsigned left = pick(3); left > 0; --left)
            add_option(line);
        if (pick(3) == 0 && arguments == 1) {
            line.words.emplace_back("--");
            const std::string last = pick(2) == 0 ? "--json" : "-5";
            line.words.push_back(last);
            line.arguments.push_back(last);
        }
        return line;
    }

  private:
    unsigned pick(unsigned below) { return static_cast<unsigned>(random_() % below); }

    std::string word() {
        static const std::vector<std::string> some{"4", "cat", "-", "a=b", "é", "x y", "-1", "0"};
        return some[pick(static_cast<unsigned>(some.size()))];
    }

    void add_argument(written_line& line) {
        std::string argument = word();
        if (argument == "-1") argument = "minus";
        line.words.push_back(argument);
        line.arguments.push_back(argument);
    }

    void add_option(written_line& line) {
        switch (pick(4)) {
        case 0:
            line.words.emplace_back(pick(2) == 0 ? "-q" : "--quiet");
            line.values["quiet"].emplace_back();
            break;
        case 1: {
            const bool alone = pick(2) == 0;
            line.words.emplace_back(alone ? "--paths" : "--paths=all");
            line.values["paths"].emplace_back(alone ? "one" : "all");
            break;
        }
        default:
            add_valued(line);
        }
    }

    void add_valued(written_line& line) {
        const std::string value = word();
        const bool threads = pick(2) == 0;
        const std::string name = threads ? "threads" : "query";
        line.values[name].push_back(value);
        const unsigned how = pick(threads ? 4 : 2);
        if (how == 0) line.words.push_back("--" + name + "=" + value);
        if (how == 1) line.words.insert(line.words.end(), {"--" + name, value});
        if (how == 2) line.words.push_back("-j" + value);
        if (how == 3) line.words.insert(line.words.end(), {"-qj", value});
        if (how == 3) line.values["quiet"].emplace_back();
    }

    std::mt19937 random_;
};

TEST(ParseRoundTrip, RandomLinesMeanWhatTheyWereWrittenFrom) {
    const unsigned seed = std::random_device{}();
    SCOPED_TRACE("seed " + std::to_string(seed));
    line_writer writer(seed);
    for (int round = 0; round < 2000; ++round) {
        const written_line line = writer.write();
        SCOPED_TRACE(testing::PrintToString(line.words));
        const auto given = cli::parse_command_line(cli::test::sample_table(), line.words);
        for (const char* name : {"threads", "query", "paths"}) {
            const auto meant = line.values.find(name);
            const bool there = meant != line.values.end();
            ASSERT_EQ(given.has(name), there) << name;
            if (!there) continue;
            ASSERT_EQ(given.values(name), meant->second) << name;
            ASSERT_EQ(given.value(name), meant->second.back()) << name;
        }
        ASSERT_EQ(given.has("quiet"), line.values.contains("quiet"));
        ASSERT_EQ(given.argument("BOARD"), line.arguments[0]);
        ASSERT_EQ(given.argument("WORDS").has_value(), line.arguments.size() == 2);
        if (line.arguments.size() == 2) {
            ASSERT_EQ(given.argument("WORDS"), line.arguments[1]);
        }
    }
}

} // namespace
