/// Boards of other shapes, from other places, and their pictures.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "run_boggle.hpp"

namespace {

using namespace boggle_app::test;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class BoggleShapes : public testing::Test {
  protected:
    std::string found(const words& options, const std::string& board) const {
        const ended end = run(options + words{"--letters=" + board, list});
        if (!end.out.empty()) {
            EXPECT_EQ(end.err, "") << board;
        }
        return end.out;
    }
    void expect_refused(const words& line, const std::string& err) const {
        const ended end = run(line);
        EXPECT_EQ(end.status, 2) << testing::PrintToString(line);
        EXPECT_EQ(end.out, "");
        EXPECT_THAT(end.err, StartsWith("boggle: " + err)) << testing::PrintToString(line);
    }
    folder files;
    std::string list = files.file("words.txt", "cat\ndog\ngod\ntac\ncot\ncots\n");
};

TEST_F(BoggleShapes, StandOnTheCommandLine) {
    EXPECT_EQ(found({}, "catdogxyz"), "cat\ncot\ndog\ngod\ntac\n");
    EXPECT_EQ(found({}, "cat dog xyz"), "cat\ncot\ndog\ngod\ntac\n");
    EXPECT_EQ(found({"--size=1x9"}, "catdogxyz"), "cat\ndog\ngod\ntac\n");
    EXPECT_EQ(found({"--size=2x3"}, "catdog"), found({}, "cat\ndog"));
    EXPECT_EQ(found({}, R"([["c","a","t"]])"), "cat\ntac\n");
    expect_refused({"--letters=c4t", list}, "--letters:1:2: '4' is no letter\n");
    expect_refused({"--letters=cat", "board", list}, "--letters: not together with BOARD\n");
    expect_refused({"--letters=cat", "--roll", list}, "--roll: not together with --letters\n");
    expect_refused({"--size=33", "--letters=cat", list}, "--size: '33' has no x\n");
    expect_refused({"--size=3x0", "--letters=cat", list}, "--size: '0' is out of range");
    const auto board = nlohmann::json::parse(found({"--json"}, "ca\nto"))["board"];
    EXPECT_EQ(board["tiles"], (std::vector<std::string>{"c", "a", "t", "o"}));
}

TEST_F(BoggleShapes, HaveBlocksHolesAndWildcards) {
    EXPECT_EQ(found({}, "c#t\na.s\nxxo"), "");
    EXPECT_EQ(found({"--paths"}, "c*t\nd#g\n.o."), "cat 1,1 1,2 1,3\ncot 1,1 1,2 1,3\n"
                                                   "dog 2,1 1,2 2,3\ngod 2,3 1,2 2,1\n"
                                                   "tac 1,3 1,2 1,1\n");
    EXPECT_EQ(found({"--paths=all", "--count"}, "c?\n.t"), "3\n") << "cat, cot, tac";
    EXPECT_EQ(found({"--show", "--paths"}, "#*t\nc.x"),
              "cat 2,1 1,2 1,3\n #  [*2][t3]\n[c1] .   x\n"
              "\ncot 2,1 1,2 1,3\n #  [*2][t3]\n"
              "[c1] .   x\n\ntac 1,3 1,2 2,1\n #  [*2][t1]\n"
              "[c3] .   x\n");
    EXPECT_EQ(run({"--letters=##\n..", list}).status, 1);
    EXPECT_EQ(run({"--at=1,1", "--letters=*t", list}).err,
              "boggle: --at: 1,1 stands for any letter\n"
              "  write the letter in its place on the board\n");
    EXPECT_EQ(run({"--at=1,2", "--letters=a#", list}).err,
              "boggle: --at: no path enters 1,2\n  leave it out\n");
    EXPECT_THAT(run({"--at=2,1 1,2 1,3", "--letters=#at\nc#.\nxxx", list}).out,
                HasSubstr("step 2, cell 1,2 a: promising\n"));
}

TEST_F(BoggleShapes, AreReadInStraightLinesAndOverTheEdge) {
    const std::string grid = "dxxs\nxoxt\nxxgo\ncatc";
    EXPECT_EQ(found({"--neighbours=lines", "--paths"}, grid),
              "cat 4,1 4,2 4,3\ncot 4,4 3,4 2,4\ncots 4,4 3,4 2,4 1,4\ndog 1,1 2,2 3,3\n"
              "god 3,3 2,2 1,1\ntac 4,3 4,2 4,1\n");
    EXPECT_EQ(found({"--neighbours=lines", "--wrap", "--paths", "--size=1x4"}, "atxc"),
              "cat 1,4 1,1 1,2\n"
              "tac 1,2 1,1 1,4\n");
    EXPECT_EQ(found({"--wrap"}, "atxc\nxxxx"), "cat\ntac\n");
    EXPECT_EQ(found({}, "atxc\nxxxx"), "");
    EXPECT_EQ(found({"--neighbours=lines", "--count", "--paths=all"}, "*at"), "2\n");
    EXPECT_THAT(
        run({"--at=1,1 1,2 1,3", "--neighbours=lines", "--letters=cat", list}).out,
        AllOf(HasSubstr("step 3, cell 1,3 t: promising\n"), HasSubstr("expand       1,2\n")));
    const ended stats =
        run({"--stats", "--count", "--neighbours=lines", "--wrap", "--letters=cat", list});
    EXPECT_THAT(stats.err, AllOf(HasSubstr("neighbours          lines\n"),
                                 HasSubstr("edges               touch\n")));
    const auto rules =
        nlohmann::json::parse(found({"--json", "--neighbours=lines", "--wrap"}, "cat"))["rules"];
    EXPECT_EQ(rules["neighbours"], "lines");
    EXPECT_EQ(rules["wrap"], true);
}

/// Shapes whose cells are not those of the search are saved and gone on with like any other.
TEST_F(BoggleShapes, CanBeSavedAndGoneOnWith) {
    const auto saved = files.path("saved");
    const words question{"--paths", "--letters=c*t\nd#g\n.o.", list};
    const ended whole = run(question);
    const ended part = run(words{"--node-limit=6", "--checkpoint=" + saved} + question);
    EXPECT_EQ(part.status, 3) << part.err;
    EXPECT_EQ(run(words{"--resume=" + saved} + question).out, whole.out);
    EXPECT_EQ(run({"--resume=" + saved, "--paths", "--letters=c*t\nd#g\no..", list}).status, 2)
        << "the hole is elsewhere";
}

TEST_F(BoggleShapes, AreScoredInBatchesAlike) {
    for (const words& rules : {words{}, words{"--wrap"}, words{"--neighbours=lines"},
                               words{"--neighbours=lines", "--wrap"}, words{"--neighbours=4"}}) {
        for (const std::string board : {"catdogxyz", "c#tdog.*s", "?atxxxdog", "atxc", "#..#"}) {
            const ended batch = run(words{"--boards", "-"} + rules + words{list}, board + '\n');
            const auto one = [&](const std::string& goal) {
                return run(words{goal} + rules + words{"--letters=" + board, list}).out;
            };
            const std::string count = one("--count"), points = one("--score");
            EXPECT_THAT(batch.out, StartsWith("1\t" + count.substr(0, count.size() - 1) + '\t' +
                                              points.substr(0, points.size() - 1) + '\t'))
                << testing::PrintToString(rules) << board << batch.err;
        }
    }
}

TEST_F(BoggleShapes, MayBeGraphs) {
    const auto dot = files.file("ring.dot", "graph { c -- a; a -- x1; x1 -- d; x1 [label=t]; "
                                            "d -- o -- g -- c; q [label=\"#\"] q -- c }");
    EXPECT_EQ(run({"--graph=" + dot, "--paths", list}).out,
              "cat c a x1\ndog d o g\ngod g o d\ntac x1 a c\n");
    EXPECT_EQ(run({"--graph", dot, "--query=cot,cat", "--paths"}).out, "cot NO\ncat YES c a x1\n");
    const auto one_way = files.file("way.dot", "digraph { c -> a -> t; t [label=\"t\"] }");
    EXPECT_EQ(run({"--graph", one_way, list}).out, "cat\n");
    const auto xml = files.file(
        "board.graphml",
        "<?xml version=\"1.0\"?><graphml><key id=\"k\" for=\"node\" attr.name=\"label\" "
        "attr.type=\"string\"/><graph edgedefault=\"undirected\"><node id=\"p\"><data key=\"k\">C"
        "</data></node><node id=\"q\"><data key=\"k\">*</data></node><node id=\"r\"><data "
        "key=\"k\">"
        "T</data></node><edge source=\"p\" target=\"q\"/><edge source=\"q\" target=\"r\"/></graph>"
        "</graphml>");
    EXPECT_EQ(run({"--graph", xml, "--paths", list}).out, "cat 1 2 3\ncot 1 2 3\ntac 3 2 1\n");
    const auto document =
        nlohmann::json::parse(run({"--graph", dot, "--json", "--paths", list}).out);
    EXPECT_EQ(document["board"], nlohmann::json::parse(R"({"vertices": 7})"));
    EXPECT_EQ(document["words"][0]["path"], nlohmann::json::parse(R"(["c", "a", "x1"])"));
    EXPECT_THAT(run({"--graph", dot, "--stats", list}).err,
                AllOf(StartsWith("board               a graph of 7 vertices\n"),
                      Not(HasSubstr("neighbours"))));
    const auto none = files.file("none.dot", "not a graph");
    expect_refused({"--graph", none, list}, none + ": no graph can be read: ");
    const auto numbers = files.file("numbers.dot", "graph { 1 -- 2 }");
    expect_refused({"--graph", numbers, list}, numbers +
                                                   ": vertex 1: label '1' is not made of letters"
                                                   "\n  label vertices with letters");
    expect_refused({"--graph", dot, "--wrap", list}, "--graph: not together with --wrap\n");
    expect_refused({"--graph", dot, "board", list}, "--graph: not together with BOARD\n");
}

TEST_F(BoggleShapes, OfGraphsAreShownAndLookedAtByNames) {
    const auto dot = files.file("ring.dot", "graph { c -- a; a -- x1; x1 -- d; x1 [label=t] }");
    EXPECT_EQ(run({"--graph", dot, "--show", "--query=cat"}).out,
              "cat YES\n  c [c1]  a [a2]  x1 [t3]\n");
    EXPECT_EQ(run({"--graph", dot, "--show", "--query=dog"}).out,
              "dog NO\na a: c x1\nc c: a\nd d: x1\nx1 t: a d\n");
    EXPECT_THAT(run({"--graph", dot, "--at=c a", list}).out,
                HasSubstr("step 2, cell a a: promising\n"));
    expect_refused({"--graph", dot, "--at=c q", list}, "--at: no vertex is called q\n");
}

TEST_F(BoggleShapes, OfGraphsAreDrawnWhereTheirVerticesLie) {
    const auto dot =
        files.file("way.dot", "graph { c -- a -- t; c [pos=\"0,0\"]; a [pos=\"10,0!\"]; "
                              "t [pos=\"10,20\"] }");
    EXPECT_THAT(
        run({"--graph", dot, "--svg=-", list}).out,
        AllOf(HasSubstr("<title>cat</title>\n<desc>A board of 3 vertices; the path runs over c "
                        "a t</desc>"),
              HasSubstr("cx=\"24.0\" cy=\"96.0\" r=\"18\" fill=\"#f2d58a\" "
                        "stroke=\"#8a938d\"><title>c<"),
              HasSubstr("cx=\"60.0\" cy=\"24.0\" r=\"18\" fill=\"#f2d58a\" "
                        "stroke=\"#8a938d\"><title>t<")));
    const auto attribute = [](const std::string& name, const std::string& type) {
        return "<key id=\"" + name + "\" for=\"node\" attr.name=\"" + name + "\" attr.type=\"" +
               type + "\"/>";
    };
    const auto node = [](const std::string& label, const std::string& x, const std::string& y) {
        return "<node id=\"" + label + "\"><data key=\"label\">" + label +
               "</data><data key=\"x\">" + x + "</data><data key=\"y\">" + y + "</data></node>";
    };
    const auto xml = files.file(
        "way.graphml", "<?xml version=\"1.0\"?><graphml>" + attribute("label", "string") +
                           attribute("x", "float") + attribute("y", "int") +
                           "<graph edgedefault=\"undirected\">" + node("C", "1.5", "0") +
                           node("A", "2.5", "0") + node("T", "2.5", "3") +
                           "<edge source=\"C\" target=\"A\"/><edge source=\"A\" target=\"T\"/>"
                           "</graph></graphml>");
    EXPECT_THAT(run({"--graph", xml, "--svg=-", list}).out,
                HasSubstr("cx=\"48.0\" cy=\"96.0\" r=\"18\" fill=\"#f2d58a\" "
                          "stroke=\"#8a938d\"><title>3<"));
    // Without places a ring is laid out as one: all lines are about as long.
    const auto ring = files.file("ring.dot", "graph { c -- a -- t -- s -- o -- c }");
    const std::string picture = run({"--graph", ring, "--svg=-", list}).out;
    const std::string again = run({"--graph", ring, "--svg=-", list}).out;
    EXPECT_EQ(picture, again);
    EXPECT_THAT(picture, Not(HasSubstr("nan")));
}

TEST_F(BoggleShapes, ArePaintedInColourIfThatIsWanted) {
    const std::string plain = found({"--show", "--color=never"}, "dog");
    const std::string painted = found({"--show", "--color=always"}, "dog");
    EXPECT_THAT(plain, Not(HasSubstr("\x1b")));
    EXPECT_THAT(painted, HasSubstr("\x1b[1;33m[d1]\x1b[0m"));
    EXPECT_EQ(found({"--show"}, "dog"), plain) << "what is no terminal";
}

TEST_F(BoggleShapes, ArePicturesOfTheFirstWord) {
    const auto file = files.path("board.svg");
    EXPECT_EQ(found({"--svg=" + file, "--sort=length"}, "co#\nst.\nxx*"), "cots\ncot\n");
    const auto picture = files.read("board.svg");
    EXPECT_THAT(picture,
                AllOf(HasSubstr("<title>cots</title>"),
                      HasSubstr("<desc>A board of 3 rows and 3 columns; the path runs over 1,1 1,2 "
                                "2,2 2,1</desc>"),
                      HasSubstr("fill=\"#6b746f\""), HasSubstr(">*</text>")));
    EXPECT_THAT(found({"--svg=-"}, "dog"), AllOf(StartsWith("<?xml "), HasSubstr("<title>dog<")));
    EXPECT_THAT(run({"--svg=-", "--letters=xyz", list}).out,
                HasSubstr("<title>no word was found</title>"));
    expect_refused({"--svg=-", "--json", "--letters=dog", list}, "--svg: not together with --json");
    expect_refused({"--svg=/no/such/folder/x.svg", "--letters=dog", list}, "");
}

} // namespace
