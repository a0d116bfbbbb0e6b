// expect: error: .*espalier: 'undo' must be a public 'void undo\(choice_type\) noexcept'
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
    void undo() noexcept {}
};

auto answer = espalier::count(walk{});
