// expect: error: .*espalier: 'isSolution' is not a hook; did you mean 'is_solution\(\)'
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool isSolution() const { return true; }
};

auto answer = espalier::count(walk{});
