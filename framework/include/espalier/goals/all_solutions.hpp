/// The goal *all*.
#pragma once

#include <algorithm>
#include <istream>
#include <iterator>
#include <ostream>
#include <utility>
#include <vector>

#include <espalier/state_space.hpp>
#include <espalier/text_form.hpp>

namespace espalier {

/// Every solution, in tree order, in memory.
template <StateSpace Space>
class all_solutions {
  public:
    bool report(const Space& node) {
        found_.push_back(solution_of(node));
        return true;
    }
    void merge(all_solutions&& right) {
        std::move(right.found_.begin(), right.found_.end(), std::back_inserter(found_));
    }
    void save(std::ostream& out) const
        requires Writable<solution_t<Space>>
    {
        text_form<std::vector<solution_t<Space>>>::write(out, found_);
    }
    bool load(std::istream& in)
        requires Writable<solution_t<Space>>
    {
        return text_form<std::vector<solution_t<Space>>>::read(in, found_);
    }
    std::vector<solution_t<Space>> value() && { return std::move(found_); }

  private:
    std::vector<solution_t<Space>> found_;
};

} // namespace espalier
