// expect: error: .*espalier: 'solution' must be a public 'auto solution\(\) const'
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
    int solution() { return 1; }
};

auto answer = espalier::count(walk{});
