#include "cli/self_description.hpp"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/usage_error.hpp"
#include "sample_program.hpp"

namespace {

using testing::HasSubstr;
using testing::Not;
using words = std::vector<std::string>;

/// A program whose texts have every character that some reader takes for a sign of its own.
cli::program awkward_program() {
    cli::program awkward{.name = "awkward",
                         .summary = "Finds 'a|b' in C:\\dir, ~/x^2 and `y`.",
                         .usage = {"N"},
                         .notes = {".dotfiles stay\n.where they are"}};
    awkward.options.argument({.name = "N", .description = "a number"})
        .option({.name = "it's",
                 .argument = "X",
                 .choices = {"a", "b"},
                 .group = "Tricks",
                 .description = "don't use a|b, but C\\D, in [brackets]; a second clause"});
    return awkward;
}

TEST(SelfDescription, OnlyAskedForIsItGiven) {
    const cli::program sample = cli::test::sample_program();
    EXPECT_EQ(cli::self_description(sample, words{"8", "--help"}), std::nullopt);
    EXPECT_EQ(cli::self_description(sample, words{"--", "--help=man"}), std::nullopt);
    EXPECT_EQ(cli::self_description(sample, words{"8", "--help=man"}), cli::man_page(sample));
    EXPECT_EQ(cli::self_description(sample, words{"--help=fish"}), cli::fish_completion(sample));
    EXPECT_THROW(cli::self_description(sample, words{"--help="}), cli::usage_error);
}

TEST(SelfDescription, TheManualPageHasNoSignOfRoffByAccident) {
    const std::string page = cli::man_page(awkward_program());
    EXPECT_THAT(page, HasSubstr("awkward \\- finds \\(aqa|b\\(aq in C:\\(rsdir, \\(ti/x\\(ha2 and "
                                "\\(gay\\(ga\n"));
    EXPECT_THAT(page, HasSubstr(".PP\n\\&.dotfiles stay\n.br\n\\&.where they are\n"));
    EXPECT_THAT(page, HasSubstr(".TP\n\\fB\\-\\-it\\(aqs\\fR=\\fIX\\fR\n"));
    EXPECT_THAT(page, HasSubstr(".TP\n\\fB128+N\\fR\nended by signal N"));
}

TEST(SelfDescription, ShellsGetTheFirstClauseQuoted) {
    EXPECT_THAT(
        cli::fish_completion(awkward_program()),
        HasSubstr("complete -c awkward -l it's -x -a 'a b' -d 'don\\'t use a|b, but C\\\\D, "
                  "in'\n"));
    EXPECT_THAT(cli::zsh_completion(awkward_program()),
                HasSubstr("'*--it'\\''s=[don'\\''t use a|b, but C\\\\D, in]:X:(a b)'"));
}

TEST(SelfDescription, AnArgumentCalledNIsNoFile) {
    EXPECT_THAT(cli::fish_completion(awkward_program()), HasSubstr("complete -c awkward -f\n"));
    EXPECT_THAT(cli::bash_completion(awkward_program()), Not(HasSubstr("compgen -f")));
    cli::program reader = awkward_program();
    reader.options.argument({.name = "BOARD", .description = "a board"});
    EXPECT_THAT(cli::fish_completion(reader), Not(HasSubstr("complete -c awkward -f\n")));
    EXPECT_THAT(cli::bash_completion(reader), HasSubstr("compgen -f"));
    EXPECT_THAT(cli::zsh_completion(reader), HasSubstr("':BOARD:_files'"));
}

TEST(SelfDescription, TablesKeepTheirColumns) {
    EXPECT_THAT(
        cli::markdown_reference(awkward_program()),
        HasSubstr("\n## Tricks\n\n| option | meaning |\n| --- | --- |\n| `--it's=X` | don't "
                  "use a\\|b, but C\\\\D, in \\[brackets\\]; a second clause: a, b |\n"));
}

} // namespace
