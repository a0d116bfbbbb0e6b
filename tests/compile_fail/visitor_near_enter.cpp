// expect: error: .*espalier: 'on_enter' is not an event; did you mean 'enter\(node, depth, choice\)'
#include <espalier/espalier.hpp>

struct walk {
    using choice_type = int;
    std::vector<int> expand() const { return {}; }
    void apply(int) {}
    bool is_solution() const { return true; }
};

struct watch {
    void on_enter(const walk&, std::size_t, const int*) {}
};

int main() {
    walk root;
    watch visitor;
    espalier::depth_first_search<walk, watch&> search(root, {}, visitor);
    search.next();
}
