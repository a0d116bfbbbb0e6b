// expect: error: .*espalier: 'bounds' is not a hook; did you mean 'bound\(\)'
#include <espalier/espalier.hpp>

struct load {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
    int objective() const { return 0; }
    int bounds() const { return 0; }
};

auto answer = espalier::best(load{});
