// expect: error: .*espalier: a visitor's 'enter' must be callable as
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
};

struct watch {
    void enter(const walk&, std::size_t) {}
};

int main() {
    walk root;
    watch visitor;
    espalier::depth_first_search<walk, watch&> search(root, {}, visitor);
    search.next();
}
