// expect: error: .*espalier: a state space needs a public 'auto expand\(\) const'
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
};

auto answer = espalier::count(walk{});
