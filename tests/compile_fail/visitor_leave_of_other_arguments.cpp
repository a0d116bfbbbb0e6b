// expect: error: .*espalier: a visitor's 'leave' must be callable as leave\(const Space&, std::size_t depth\)
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
};

struct watch {
    void enter(const walk&, std::size_t, const int*) {}
    void leave(const walk&) {}
};

int main() {
    walk root;
    watch visitor;
    espalier::depth_first_search<walk, watch&> search(root, {}, visitor);
    search.next();
}
