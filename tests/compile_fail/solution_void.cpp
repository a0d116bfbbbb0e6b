// expect: error: .*espalier: 'solution' must be a public 'auto solution\(\) const'
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
    void solution() const {}
};

auto answer = espalier::first(walk{});
