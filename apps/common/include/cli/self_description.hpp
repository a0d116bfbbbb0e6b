/// What a program says of itself to other programs, made from its option table when the programs
/// are built: the manual page, the completion of three shells, the reference page's tables.
///
///     nqueens --help=man | man -l -
///     source <(nqueens --help=bash)
///
/// These words are in no help: nobody needs to type them once the files are installed. Because the
/// text is made from the table that parses the command line, it cannot know another set of options.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "cli/program.hpp"

namespace cli {

/// The answer to the first word of the form --help=FORM before "--", where FORM is man, bash, zsh,
/// fish or markdown; nothing where there is no such word. usage_error for another FORM.
std::optional<std::string> self_description(const program& program,
                                            std::span<const std::string> words);

/// The manual page in the `man` macros of roff (section 1), without a warning of groff.
std::string man_page(const program& program);

/// The completion function of a shell. A value named FILE is completed by names of files, and so is
/// every argument but one called N; an option's choices are its values.
std::string bash_completion(const program& program);
std::string zsh_completion(const program& program);
std::string fish_completion(const program& program);

/// A page of reference in Markdown: arguments, options in a table for each group, exit status,
/// notes.
std::string markdown_reference(const program& program);

} // namespace cli
