// expect: error: .*espalier: 'count_below' must be a public 'espalier::below count_below\(std::stop_token\) const'
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
    espalier::below count_below() const { return espalier::below::walk(); }
};

auto answer = espalier::count(walk{});
