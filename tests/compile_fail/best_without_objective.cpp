// expect: error: .*espalier: best\(\) asks the space for .?auto objective\(\) const
#include <espalier/espalier.hpp>

struct load {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
};

auto answer = espalier::best(load{});
