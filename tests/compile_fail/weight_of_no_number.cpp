// expect: error: .*espalier: 'weight' must be a public 'std::uint64_t weight\(\) const'
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
    const char* weight() const { return "1"; }
};

auto answer = espalier::count(walk{});
