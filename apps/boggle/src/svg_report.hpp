/// The picture of the word that is listed first.
#pragma once

#include <iosfwd>

#include "boggle_app/report.hpp"

namespace boggle_app {

/// Writes it, or that of the bare board where no word was found, to the file that was asked for;
/// "-" is `out`. usage_error for a file that cannot be written.
void draw_first_word(const told& all, std::ostream& out);

} // namespace boggle_app
