// expect: error: .*espalier: a state space needs a public 'using choice_type = ...'.*private until 'public:'
#include <espalier/espalier.hpp>

class walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
};

auto answer = espalier::count(walk{});
