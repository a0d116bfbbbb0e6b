// expect: error: .*espalier: 'count_below' must be a public 'espalier::below count_below\(std::stop_token\) const'
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
    std::uint64_t count_below(std::stop_token) const { return 0; }
};

auto answer = espalier::count(walk{});
