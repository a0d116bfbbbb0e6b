#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include <espalier/testing/laws.hpp>

#include "broken_modules.hpp"
#include "good_modules.hpp"

using espalier::testing::answer;
using espalier::testing::check_fold;
using espalier::testing::check_laws;
using espalier::testing::law;
using espalier::testing::law_report;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

// The report names that law and no other, at that place, in words like those.
void expect_breach(const law_report& report, law broken, std::string path, std::string words) {
    EXPECT_FALSE(report.ok);
    ASSERT_EQ(report.violations.size(), 1u) << report;
    EXPECT_EQ(to_string(report.violations[0].broken), to_string(broken)) << report;
    EXPECT_EQ(report.violations[0].path, path) << report;
    EXPECT_THAT(report.violations[0].sentence, HasSubstr(words));
}

} // namespace

TEST(BrokenModules, TheSoundOneIsSound) {
    const auto report = check_laws(broken::words{}, {.expected_count = 8});
    EXPECT_TRUE(report.ok && report.complete && report.notes.empty()) << report;
}

TEST(BrokenModules, UndoTakesBackAnother) {
    expect_breach(check_laws(broken::undo_takes_back_another{}), law::undo_restores, "the root",
                  "after apply(0) and undo of the same, the object is another");
}

TEST(BrokenModules, UndoForgetsAField) {
    expect_breach(check_laws(broken::undo_forgets_a_field{}), law::undo_restores, "path [0 0]",
                  "after apply(1) and undo of the same, the object is another: operator==");
}

TEST(BrokenModules, UndoForgetsWhatMattersBelow) {
    expect_breach(check_laws(broken::undo_forgets_what_matters_below{}), law::undo_restores,
                  "path [0 0]",
                  "one level below, promising(0) answers otherwise: false instead of "
                  "true");
}

TEST(BrokenModules, ForgottenFieldIsSeenInTheFingerprint) {
    expect_breach(check_laws(broken::undo_forgets_what_matters_below{},
                             {.fingerprint = [](const auto& s) { return std::to_string(s.ones); }}),
                  law::undo_restores, "path [0 0 0]", R"(the fingerprint is "1" instead of "0")");
}

TEST(BrokenModules, UndoKeepsOneLevelOnly) {
    expect_breach(check_laws(broken::undo_keeps_one_level_only{}), law::undo_restores, "path [0]",
                  "after a walk below 1, the node is another: operator== says so; does apply() "
                  "keep what it overwrites in one place for all levels?");
}

TEST(BrokenModules, UndoOfARejectedChoice) {
    expect_breach(check_laws(broken::undo_after_rejection{}, {.is_valid =
                                                                  [](const std::vector<int>& path) {
                                                                      return path.size() == 2 &&
                                                                             path[0] < 2 &&
                                                                             path[1] < 2;
                                                                  }}),
                  law::undo_restores, "path [0]",
                  "undo(2) does not restore the object after a choice that promising() rejects");
}

TEST(BrokenModules, ExpandTurnsRound) {
    expect_breach(check_laws(broken::expand_turns_round{}), law::expand_is_stable, "the root",
                  "asked twice, expand() lists other candidates");
}

TEST(BrokenModules, ExpandLearns) {
    expect_breach(check_laws(broken::expand_learns{}), law::expand_is_stable, "path [0 0]",
                  "asked again after the search was below, expand() lists other candidates: "
                  "{1, 0} instead of {0, 1}");
}

TEST(BrokenModules, SameChoiceTwice) {
    expect_breach(check_laws(broken::same_choice_twice{}), law::choices_are_distinct, "the root",
                  "expand() lists 0 twice");
}

TEST(BrokenModules, OneBufferForAllLevels) {
    expect_breach(check_laws(broken::one_buffer_for_all{}), law::candidates_stay, "path [0]",
                  "the range that expand() returned at depth 0 lists other choices once expand() "
                  "is called at this node");
}

TEST(BrokenModules, ListInTheObject) {
    expect_breach(check_laws(broken::list_in_the_object{}), law::candidates_stay, "the root",
                  "lists other choices as soon as apply(1) was called");
}

TEST(BrokenModules, ViewOfTheObject) {
    expect_breach(check_laws(broken::view_of_the_object{}, {.expected_count = 8}),
                  law::candidates_stay, "path [0 0]",
                  "at depth 0 lists other choices as soon as apply(1) was called");
}

TEST(BrokenModules, ListWithoutEnd) {
    expect_breach(check_laws(broken::list_without_end{}), law::tree_is_finite, "the root",
                  "expand() lists more than 100000 children: does its range end?");
}

TEST(BrokenModules, TreeWithoutEnd) {
    const auto report = check_laws(broken::tree_without_end{}, {.max_depth = 5});
    expect_breach(report, law::tree_is_finite, "path [0 0 0 0 0 0]",
                  "the tree is deeper than 5 levels");
    EXPECT_EQ(report.nodes, 6u);
    EXPECT_FALSE(report.complete);
    EXPECT_TRUE(check_laws(broken::tree_without_end{}).breaks(law::tree_is_finite));
}

TEST(BrokenModules, LookingCounts) {
    expect_breach(check_laws(broken::looking_counts{}), law::hooks_change_nothing, "the root",
                  "the object is another");
}

TEST(BrokenModules, PromisingOnceOnly) {
    expect_breach(check_laws(broken::promising_once_only{}), law::answers_are_stable, "the root",
                  "asked twice, promising(1) answers otherwise: false instead of true");
}

TEST(BrokenModules, SolutionThrows) {
    expect_breach(check_laws(broken::solution_throws{}), law::hooks_do_not_throw, "path [0 1 1]",
                  "a hook threw: two ones are too many");
}

TEST(BrokenModules, ApplyThrows) {
    expect_breach(check_laws(broken::apply_throws{}), law::hooks_do_not_throw, "path [0 1]",
                  "apply(1) threw: no room for another one");
}

TEST(BrokenModules, ApplyThrowsHalfWay) {
    expect_breach(check_laws(broken::apply_throws_half_way{}, {.throwing_path = {1, 2}}),
                  law::failed_apply_changes_nothing, "path [1]",
                  "apply(2) threw and left a change");
}

TEST(BrokenModules, ApplyThatOughtToThrow) {
    expect_breach(check_laws(broken::words{}, {.throwing_path = {1, 2}}),
                  law::failed_apply_changes_nothing, "path [1]", "apply(2) does not throw");
}

TEST(BrokenModules, PromisingIsTooStrict) {
    const auto two_at_most = [](const std::vector<int>& word) {
        return word.size() == 3 && std::ranges::count(word, 1) <= 2;
    };
    expect_breach(check_laws(broken::promising_is_too_strict{}, {.is_valid = two_at_most}),
                  law::promising_is_admissible, "path [0 1]",
                  "promising(1) is false, but below lies the valid solution at path [0 1 1]");
}

TEST(BrokenModules, PromisingIsTooStrictByCount) {
    expect_breach(check_laws(broken::promising_is_too_strict{},
                             {.apply_unpromising = false, .expected_count = 7}),
                  law::solutions_are_expected, "the root", "the count is 4, .expected_count is 7");
}

TEST(BrokenModules, PromisingIsTooStrictByList) {
    const std::vector<std::vector<int>> two{{0, 0, 1}, {0, 1, 1}};
    expect_breach(check_laws(broken::promising_is_too_strict{},
                             {.apply_unpromising = false, .expected_solutions = two}),
                  law::solutions_are_expected, "the root",
                  "an expected solution is not found: {0, 1, 1}");
}

TEST(BrokenModules, PromisingIsTooLax) {
    const auto one_at_most = [](const std::vector<int>& word) {
        return std::ranges::count(word, 1) <= 1;
    };
    expect_breach(check_laws(broken::promising_is_too_lax{}, {.is_valid = one_at_most}),
                  law::solutions_are_valid, "path [0 1 1]", ".is_valid does not");
}

TEST(BrokenModules, UnexpectedSolution) {
    expect_breach(check_laws(broken::words{1, {}, 0}, {.expected_solutions = {{{0}}}}),
                  law::solutions_are_expected, "the root",
                  "the solution at path [1] is not expected");
}

TEST(BrokenModules, CopiesShare) {
    expect_breach(check_laws(broken::copies_share{}), law::copies_are_independent, "path [0]",
                  "apply(0) on a copy changes the original");
}

TEST(BrokenModules, CopyForgetsAField) {
    expect_breach(check_laws(broken::copy_forgets_a_field{}), law::copies_are_independent,
                  "path [0 0 1]", "operator== says that a copy differs from the node");
}

TEST(BrokenModules, CopyWalksOtherwise) {
    expect_breach(check_laws(broken::copy_walks_otherwise{}), law::copies_are_independent,
                  "the root", "part: ");
}

TEST(BrokenModules, Weightless) {
    expect_breach(check_laws(broken::weightless{}), law::weight_is_positive, "path [0 0 0]",
                  "weight() is 0");
}

TEST(BrokenModules, BoundIsTooLow) {
    expect_breach(check_laws(broken::bound_is_too_low{}), law::bound_is_admissible, "path [0 0]",
                  "bound() is 0, but at or below this node lies a solution with the better "
                  "objective 1");
}

TEST(BrokenModules, BoundOfTheOtherSide) {
    expect_breach(check_laws(broken::bound_of_the_other_side{}), law::bound_is_admissible,
                  "path [0 0]", "bound() is 1");
}

TEST(BrokenModules, CountsItself) {
    expect_breach(check_laws(broken::counts_itself{}, {.expected_count = 8}),
                  law::count_below_agrees, "path [0 0 0]",
                  "count_below() counts 1, the walk below finds 0");
}

TEST(BrokenModules, GivesUpUnasked) {
    expect_breach(check_laws(broken::gives_up_unasked{}), law::count_below_agrees, "path [0 0]",
                  "gives up though no stop was requested");
}

TEST(BrokenModules, CountsHalfWhenStopped) {
    expect_breach(check_laws(broken::counts_half_when_stopped{}), law::count_below_agrees,
                  "path [0]", "count_below(), asked to stop, counts 2, the walk below finds 4");
}

TEST(BrokenModules, PruneLosesTheAnswersItClaims) {
    const auto claiming = [](answer kept) {
        return check_laws(broken::prune_loses{}, {.expected_count = 8, .prune_keeps = {kept}});
    };
    expect_breach(claiming(answer::count), law::prune_keeps_answers, "the root",
                  "the answer 'count' is not kept: 6 solutions instead of 8");
    expect_breach(claiming(answer::all), law::prune_keeps_answers, "the root", "6 instead of 8");
    expect_breach(claiming(answer::set), law::prune_keeps_answers, "the root",
                  "the solution at path [1 0 0] is missing");
    expect_breach(claiming(answer::best), law::prune_keeps_answers, "the root",
                  "the space has no objective()");
}

TEST(BrokenModules, PruneKeepsWhatItDoesNotLose) {
    const auto report =
        check_laws(broken::prune_loses{}, {.prune_keeps = {answer::any, answer::first}});
    EXPECT_TRUE(report.ok) << report;
    EXPECT_THAT(check_laws(broken::prune_loses{}).notes,
                ElementsAre(HasSubstr("name the answers that it keeps in .prune_keeps")));
}

TEST(BrokenModules, LearnsFromWalkToWalk) {
    expect_breach(check_laws(broken::learns_from_walk_to_walk{}), law::walks_agree, "the root",
                  "part: after ");
}

TEST(BrokenModules, FindsEachSumOnce) {
    expect_breach(check_laws(broken::finds_each_sum_once{}), law::resuming_agrees, "the root",
                  "stopped after every 1 children judged");
}

namespace {

using found_sums = std::set<int>;

void add(found_sums& found, const good::sums& s) {
    found.insert(s.sum);
}
void join(found_sums& found, found_sums right) {
    found.merge(right);
}

// Cuts though the end of the range of sums is not found.
struct sums_cut_too_early : good::sums {
    using good::sums::sums;
    bool prune(const known& found) const { return found.contains(sum); }
};

} // namespace

TEST(BrokenFold, PruneByKnowledgeLoses) {
    expect_breach(check_fold(sums_cut_too_early({3, 5, 2}), found_sums{}, add, join),
                  law::fold_is_kept, "the root", "with prune(known) the fold is another");
}

TEST(BrokenFold, JoinForgetsTheRight) {
    const auto forget = [](found_sums&, const found_sums&) {};
    expect_breach(check_fold(good::sums({1, 2, 4}), found_sums{}, add, forget), law::fold_is_kept,
                  "the root", "cut after 1 children and joined, the fold is another");
}
