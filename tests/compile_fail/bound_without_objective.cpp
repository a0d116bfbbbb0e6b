// expect: error: .*espalier: 'bound' must be a public 'auto bound\(\) const', beside 'objective\(\)'
#include <espalier/espalier.hpp>

struct load {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
    int bound() const { return 0; }
};

auto answer = espalier::count(load{});
