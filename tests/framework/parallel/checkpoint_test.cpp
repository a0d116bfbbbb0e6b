// A run written down and read back goes on as if it had never been stopped; a file that is not what
// it should be is refused with the reason.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

#include <espalier/checkpoint_file.hpp>

#include "framework/kinds.hpp"
#include "framework/parallel/parallel_cases.hpp"

namespace espalier::test {
namespace {

template <class Space, class Goal>
auto in_sittings(const toy_tree& tree, Goal goal, unsigned crew, std::mt19937& random) {
    std::string text;
    for (;;) {
        Space root(tree);
        run<Space, Goal> search(root, goal);
        std::istringstream in(text);
        if (!text.empty()) load_checkpoint(search, in, "toy");
        options sitting = eager(crew);
        sitting.node_limit = 1 + random() % 12;
        search.go(sitting);
        if (search.status() != status::node_limit) return std::move(search).result();
        std::ostringstream out;
        save_checkpoint(search, out, "toy");
        text = out.str();
    }
}

template <class Kind>
class Checkpoints : public ::testing::Test {};
using few_kinds = ::testing::Types<kind<small, lent>, kind<reversible, given>>;
TYPED_TEST_SUITE(Checkpoints, few_kinds, kind_names);

TYPED_TEST(Checkpoints, EveryGoalGoesOn) {
    using space = typename TypeParam::rich;
    for_random_trees(15, [](const toy_tree& tree, auto& random) {
        const prophecy expected = foretell(tree, rich_hooks);
        space root(tree);
        for (const unsigned crew : {1u, 3u}) {
            const auto counted = in_sittings<space>(tree, counting<space>{}, crew, random);
            EXPECT_EQ(counted.value, expected.weight);
            EXPECT_EQ(counted.statistics, expected.statistics);
            const auto listed = in_sittings<space>(tree, all_solutions<space>{}, crew, random);
            EXPECT_EQ(listed.value, expected.solutions);
            EXPECT_EQ(listed.statistics, expected.statistics);
            const auto one = in_sittings<space>(tree, first_solution<space>{}, crew, random);
            EXPECT_EQ(one.value, first(root).value);
            EXPECT_EQ(one.statistics, first(root).statistics);
            const auto top = in_sittings<space>(tree, best_solution<space>{}, crew, random);
            ASSERT_EQ(top.value.has_value(), expected.best.has_value());
            if (expected.best) {
                EXPECT_EQ(top.value->solution, *expected.best);
            }
        }
    });
}

// What has enough has enough, also when it comes back from a file: the rest is not walked.
TYPED_TEST(Checkpoints, ASatisfiedRunStaysSo) {
    using space = typename TypeParam::rich;
    for_random_trees(15, [](const toy_tree& tree, auto&) {
        space root(tree);
        for (const unsigned crew : {1u, 3u}) {
            run<space, first_solution<space>> search(root, {});
            const status ended = search.go(eager(crew));
            std::stringstream text;
            save_checkpoint(search, text, "toy");
            run<space, first_solution<space>> again(root, {});
            load_checkpoint(again, text, "toy");
            EXPECT_EQ(again.go(eager(crew)), ended);
            EXPECT_EQ(again.statistics(), search.statistics());
            EXPECT_EQ(std::move(again).result().value, std::move(search).result().value);
        }
    });
}

class Refused : public ::testing::Test {
  protected:
    using space = kind<small, lent>::rich;

    Refused() {
        run<space, counting<space>> search(root, {});
        options sitting;
        sitting.node_limit = 3;
        search.go(sitting);
        std::ostringstream out;
        save_checkpoint(search, out, "toy \"1\"");
        good = out.str();
    }

    std::string reason(const std::string& text, std::string_view problem = "toy \"1\"") {
        run<space, counting<space>> search(root, {});
        std::istringstream in(text);
        try {
            load_checkpoint(search, in, problem);
        } catch (const checkpoint_error& e) {
            return e.what();
        }
        return search.go() == status::exhausted ? "fine" : "not exhausted";
    }

    /// The text with one thing replaced and the checksum made right again.
    std::string forged(const std::string& what, const std::string& by) {
        std::string text = good;
        const auto where = text.find(what);
        EXPECT_NE(where, std::string::npos);
        text.replace(where, what.size(), by);
        text.erase(text.rfind("checksum "));
        return text + detail::checksum_line(text);
    }

    toy_tree tree = draw("r(a(b* c(d* e)) f*(g* h) i*)");
    space root{tree};
    std::string good;
};

TEST_F(Refused, WithTheReason) {
    EXPECT_EQ(reason(good), "fine");
    EXPECT_EQ(reason(""), "the checkpoint is empty");
    EXPECT_NE(reason("hello").find("no checkpoint"), std::string::npos);
    EXPECT_NE(reason(good, "toy 2").find("another problem"), std::string::npos);
    EXPECT_NE(reason(forged("checkpoint 1", "checkpoint 2")).find("newer"), std::string::npos);
    std::string altered = good;
    altered[altered.find("counted ") + 8] ^= 1;
    EXPECT_NE(reason(altered).find("altered"), std::string::npos);
}

TEST_F(Refused, WhenCutAnywhere) {
    for (std::size_t length = 0; length < good.size(); ++length)
        EXPECT_NE(reason(good.substr(0, length)), "fine") << length;
}

TEST_F(Refused, WhenAnyByteIsAltered) {
    for (std::size_t k = 0; k < good.size(); ++k) {
        std::string altered = good;
        altered[k] = altered[k] == 'x' ? 'y' : 'x';
        EXPECT_NE(reason(altered), "fine") << k;
    }
}

TEST_F(Refused, WhenAPartIsLostOrDoubledOrDoesNotFit) {
    const auto begin = good.find("waiting ");
    const std::string line = good.substr(begin, good.find('\n', begin) + 1 - begin);
    ASSERT_NE(good.find("entries 2\n"), std::string::npos) << good;
    const auto recounted = [](std::string text, const std::string& entries) {
        text.replace(text.find("entries 2"), 9, entries);
        text.erase(text.rfind("checksum "));
        return text + detail::checksum_line(text);
    };
    const std::string lost = recounted(forged(line, ""), "entries 1");
    EXPECT_NE(reason(lost).find("lacks a part"), std::string::npos) << reason(lost);
    const std::string doubled = recounted(forged(line, line + line), "entries 3");
    EXPECT_NE(reason(doubled).find("twice"), std::string::npos) << reason(doubled);
    std::string misfit = line;
    misfit.replace(misfit.rfind(' '), std::string::npos, " 77\n");
    EXPECT_NE(reason(forged(line, misfit)).find("does not fit"), std::string::npos)
        << reason(forged(line, misfit));
}

class CheckpointFile : public ::testing::Test {
  protected:
    CheckpointFile() { std::filesystem::create_directories(folder); }
    ~CheckpointFile() override { std::filesystem::remove_all(folder); }
    std::filesystem::path folder = std::filesystem::temp_directory_path() /
                                   ("espalier-checkpoint-" + std::to_string(::getpid()));
};

TEST_F(CheckpointFile, IsReplacedWholeAndLeavesNothingBeside) {
    replace_file(folder / "c", "one");
    replace_file(folder / "c", "two");
    EXPECT_EQ(read_file(folder / "c"), "two");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1);
}

TEST_F(CheckpointFile, ErrorsNameTheFileAndLeaveTheOldOne) {
    EXPECT_THROW(read_file(folder / "absent"), std::system_error);
    EXPECT_THROW(replace_file(folder / "absent" / "c", "x"), std::system_error);
    std::filesystem::create_directory(folder / "d");
    EXPECT_THROW(replace_file(folder / "d", "x"), std::system_error);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1);
}

} // namespace
} // namespace espalier::test
