// expect: error: .*espalier: a state space needs a public 'using choice_type = ...'
#include <espalier/espalier.hpp>

struct walk {
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
};

auto answer = espalier::count(walk{});
