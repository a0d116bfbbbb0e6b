// expect: error: .*espalier: a state space needs a public 'bool is_solution\(\) const'
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() { return true; }
};

auto answer = espalier::count(walk{});
