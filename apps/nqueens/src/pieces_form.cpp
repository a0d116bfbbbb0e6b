#include "nqueens/pieces_form.hpp"

#include <fmt/format.h>

namespace nqueens {

std::string text_of(const pieces_form& form) {
    const std::string number = form.most ? "as many" : fmt::format("{}", form.pieces);
    return fmt::format("{} {}{}{} on {} by {}", number, queens::name_of(form.kind),
                       form.pieces == 1 && !form.most ? "" : "s", form.most ? " as possible" : "",
                       form.plan.rows, form.plan.columns);
}

} // namespace nqueens
