// expect: ok
#include <espalier/espalier.hpp>

struct load {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    void undo(int) noexcept {}
    bool is_solution() const { return true; }
    bool promising(int) const { return true; }
    bool prune() const { return false; }
    int solution() const { return 1; }
    std::uint64_t weight() const { return 1; }
    espalier::below count_below(std::stop_token) const { return espalier::below::walk(); }
    int objective() const { return 0; }
    int bound() const { return 0; }
};

auto answer = espalier::count(load{});
auto most = espalier::best(load{});
