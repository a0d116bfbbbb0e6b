// expect: error: .*espalier: not a state space: 'expand\(\) const' must return a forward range of something convertible to choice_type
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<const char*> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
};

auto answer = espalier::count(walk{});
