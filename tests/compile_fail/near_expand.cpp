// expect: error: .*espalier: 'children' is not a hook; did you mean 'expand\(\)'
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> children() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
};

auto answer = espalier::count(walk{});
