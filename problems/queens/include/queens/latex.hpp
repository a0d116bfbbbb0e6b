/// Pictures for LaTeX documents.
#pragma once

#include <string>

#include "queens/picture.hpp"

namespace queens {

struct latex_style {
    bool coordinates = false; ///< letters over the columns, numbers before the rows
};

/// A TikZ picture, which needs `\usepackage{tikz}` and nothing else: the pieces are drawn, not
/// taken from a font. A square is 6 mm wide, which `x` and `y` in its first line say.
///
///     \begin{tikzpicture}[x=6mm, y=-6mm]
///     …
///     \end{tikzpicture}
///
/// O(squares)
std::string latex(const picture& board, const latex_style& style = {});

} // namespace queens
