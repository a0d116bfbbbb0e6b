/// The goal *first*.
#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <utility>

#include <espalier/state_space.hpp>
#include <espalier/text_form.hpp>

namespace espalier {

/// The first solution in tree order.
template <StateSpace Space>
class first_solution {
  public:
    static constexpr bool idempotent = true;

    bool report(const Space& node) {
        found_.emplace(solution_of(node));
        return false;
    }
    void merge(first_solution&& right) {
        if (!found_ && right.found_) found_.emplace(std::move(*right.found_));
    }
    void save(std::ostream& out) const
        requires Writable<solution_t<Space>>
    {
        text_form<std::optional<solution_t<Space>>>::write(out, found_);
    }
    bool load(std::istream& in)
        requires Writable<solution_t<Space>>
    {
        return text_form<std::optional<solution_t<Space>>>::read(in, found_);
    }
    std::optional<solution_t<Space>> value() && { return std::move(found_); }

  private:
    std::optional<solution_t<Space>> found_;
};

} // namespace espalier
