/// Reads what is to be covered, in three forms.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include <reading/input_error.hpp>

#include "cover/problem.hpp"

namespace cover {

enum class form {
    matrix, ///< a row of 0s and 1s for each option, with blanks between or without
    lists,  ///< "ITEMS OPTIONS", then for each option the numbers, from 0, of its items
    named,  ///< the names of the items, then for each option the names of its items
};

/// Reads one problem; `name` stands for the input in messages. Blank lines do not count, nor do
/// lines that begin with # in a matrix and in lists, or with | among names.
///
///     0 0 1 0       3 2          a b c | d      Knuth's form: what stands behind | in the first
///     1 1 0 1       0 2          a c d          line is secondary. Colours (d:x) are not known.
///                   1            b
///
/// Unless a form is given, it is seen: 0s and 1s alone are a matrix; two numbers in the first line
/// of which the second is how many lines follow begin lists.
///
/// @throws reading::input_error that names line and column for anything else
problem read_problem(std::istream& in, const std::string& name, std::optional<form> as = {});

} // namespace cover
