// expect: error: .*espalier: 'prune' must be a public 'bool prune\(\) const'
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }

  private:
    bool prune() const { return false; }
};

auto answer = espalier::count(walk{});
