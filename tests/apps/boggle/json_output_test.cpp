#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "run_boggle.hpp"

namespace {

using namespace boggle_app::test;
using nlohmann::json;

class BoggleJson : public testing::Test {
  protected:
    json document_of(const words& line, int status = 0, const std::string& input = {}) const {
        const ended end = run(line + words{"--json", "--quiet"}, input);
        EXPECT_EQ(end.status, status) << testing::PrintToString(line);
        EXPECT_EQ(end.err, "");
        EXPECT_TRUE(end.out.ends_with("}\n"));
        return json::parse(end.out);
    }

    folder files;
    std::string board = files.file("board.txt", "CAT\nSOD\n");
    std::string list = files.file("words.txt", "toad\nCat\ncoat\ndog\nat\nit's\n");
};

TEST_F(BoggleJson, HasWordsRulesAndStatistics) {
    const json document = document_of({board, list});
    EXPECT_EQ(document.at("board"), json::parse(R"({"rows": 2, "columns": 3})"));
    EXPECT_EQ(document.at("rules"),
              json::parse(
                  R"({"neighbours": 8, "wrap": false, "reuse": false, "qu": false, "min_length": 3,
                  "scores": "3:1,5:2,6:3,7:5,8:11", "fold_case": true, "apostrophes": false,
                  "fold_accents": false})"));
    EXPECT_EQ(document.at("goal"), "list");
    EXPECT_EQ(document.at("words"), json::parse(R"([{"word": "Cat", "points": 1},
        {"word": "coat", "points": 1}, {"word": "toad", "points": 1}])"));
    EXPECT_EQ(document.at("count"), 3);
    EXPECT_EQ(document.at("score"), 3);
    EXPECT_EQ(document.at("complete"), true);
    EXPECT_EQ(document.at("status"), "satisfied");
    EXPECT_EQ(document.at("word_list"), json::parse(R"({"name": ")" + list + R"(", "lines": 6,
        "blank": 0, "repeated": 0, "capitals": 0, "apostrophes": 1, "other_signs": 0, "not_utf8": 0,
        "words": 5, "too_short": 1, "other_letters": 1, "too_many_of_one": 0, "no_neighbours": 0, "searched": 3})"));
    EXPECT_EQ(document.at("statistics").at("solutions"), 3);
    EXPECT_GE(document.at("wall_microseconds"), 0);
    EXPECT_GE(document.at("cpu_microseconds"), 0);
    EXPECT_GE(document.at("threads"), 1);
    EXPECT_FALSE(document.contains("path_count"));
    EXPECT_FALSE(document.contains("answers"));
}

TEST_F(BoggleJson, SaysTheRulesInForce) {
    const json document = document_of({"--reuse", "--qu", "--neighbours=4", "-m2", board, list});
    EXPECT_EQ(
        document.at("rules"),
        json::parse(R"({"neighbours": 4, "wrap": false, "reuse": true, "qu": true, "min_length": 2,
                  "scores": "3:1,5:2,6:3,7:5,8:11", "fold_case": true, "apostrophes": false,
                  "fold_accents": false})"));
}

TEST_F(BoggleJson, HasPaths) {
    const json first = document_of({"--paths", board, list});
    EXPECT_EQ(first.at("words").at(1), json::parse(R"({"word": "coat", "points": 1,
        "path": [[1, 1], [2, 2], [1, 2], [1, 3]]})"));
    const json all = document_of({"--paths=all", "-m2", "-", list}, 0, "AT\nTA\n");
    EXPECT_EQ(all.at("words"), json::parse(R"([{"word": "at", "points": 0,
        "paths": [[[1, 1], [1, 2]], [[1, 1], [2, 1]], [[2, 2], [1, 2]], [[2, 2], [2, 1]]]}])"));
    EXPECT_EQ(all.at("count"), 1);
    EXPECT_EQ(all.at("path_count"), 4);
}

TEST_F(BoggleJson, HasAnswers) {
    const json document = document_of({"--query=dog,cat", "--paths", board});
    EXPECT_EQ(document.at("answers"), json::parse(R"([{"word": "dog", "found": false},
        {"word": "cat", "found": true, "path": [[1, 1], [1, 2], [1, 3]]}])"));
    EXPECT_EQ(document.at("count"), 1);
    const json stopped = document_of({"--query=coat,cat", "--max-solutions=1", board}, 3);
    EXPECT_EQ(stopped.at("answers"), json::parse(R"([{"word": "coat", "found": null},
        {"word": "cat", "found": true}])"));
    EXPECT_EQ(stopped.at("complete"), false);
    EXPECT_EQ(stopped.at("status"), "solution limit");
}

TEST_F(BoggleJson, HasNumbersAlone) {
    const json count = document_of({"--count", board, list});
    EXPECT_EQ(count.at("goal"), "count");
    EXPECT_EQ(count.at("count"), 3);
    EXPECT_FALSE(count.contains("words"));
    EXPECT_EQ(document_of({"--score", board, list}).at("score"), 3);
    const json paths = document_of({"--count", "--paths=all", "-m2", "-", list}, 0, "AT\nTA\n");
    EXPECT_EQ(paths.at("path_count"), 4);
    EXPECT_FALSE(paths.contains("count")) << "words were not looked at";
}

TEST_F(BoggleJson, AnEmptyListIsADocumentToo) {
    const auto none = files.file("none.txt", "dog\n");
    const json document = document_of({board, none}, 1);
    EXPECT_EQ(document.at("words"), json::array());
    EXPECT_EQ(document.at("count"), 0);
    EXPECT_EQ(document.at("complete"), true);
}

} // namespace
