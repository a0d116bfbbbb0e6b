// expect: error: .*espalier: a state space needs 'void undo\(choice_type\) noexcept', or must be copyable
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    walk() = default;
    walk(const walk&) = delete;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
};

auto answer = espalier::count(walk{});
