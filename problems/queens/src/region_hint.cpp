#include "queens/region_hint.hpp"

#include <algorithm>
#include <cstddef>

#include "queens/region_rules.hpp"
#include "queens/square_name.hpp"

namespace queens {
namespace {

/// A row, a column or a region: squares of which one has a queen in the end.
struct unit {
    std::string name;
    std::vector<square> squares;

    bool has(const square& where) const {
        return std::ranges::find(squares, where) != squares.end();
    }
};

/// As square names have it, which end in the row.
std::string column_name(int column) {
    std::string name = square_name({.row = 0, .column = column});
    name.pop_back();
    return name;
}

/// The units that have no queen yet, rows first.
std::vector<unit> units_without(const region_map& map, const std::vector<square>& placed) {
    const auto n = static_cast<std::size_t>(map.n);
    std::vector<unit> all(3 * n);
    for (std::size_t i = 0; i < n; ++i) {
        all[i].name = "row " + std::to_string(i + 1);
        all[n + i].name = "column " + column_name(static_cast<int>(i));
        all[2 * n + i].name = std::string("region ") + map.letters[i];
    }
    for (int row = 0; row < map.n; ++row)
        for (int column = 0; column < map.n; ++column) {
            const square where{.row = row, .column = column};
            all[static_cast<std::size_t>(row)].squares.push_back(where);
            all[n + static_cast<std::size_t>(column)].squares.push_back(where);
            all[2 * n + static_cast<std::size_t>(map.region_of(where))].squares.push_back(where);
        }
    std::erase_if(all, [&](const unit& each) {
        return std::ranges::any_of(placed, [&](const square& queen) { return each.has(queen); });
    });
    return all;
}

/// What is known of each square: why it is out, or nothing.
class knowledge {
  public:
    knowledge(const region_map& map, const std::vector<square>& placed)
        : map_(map), units_(units_without(map, placed)), why_(map.regions.size()) {
        for (const square& queen : placed)
            for (const unit& each : units_)
                for (const square& where : each.squares)
                    if (const auto in_the_way = obstacle_between(map_, queen, where))
                        if (is_open(where)) why(where) = text_of(map_, *in_the_way, queen);
    }

    /// A unit that has no square, else one that has a single one.
    std::optional<hint> forced() const {
        for (const std::ptrdiff_t squares : {0, 1})
            for (const unit& each : units_)
                if (open_squares(each) == squares) return hint_of(each);
        return std::nullopt;
    }

    /// Rules out the squares whose queen would leave a unit none; whether there were any.
    bool look_ahead() {
        std::vector<ruled_out> found;
        for (const unit& each : units_)
            for (const square& where : each.squares)
                if (is_open(where))
                    if (const unit* const left = stranded_by(where))
                        found.push_back({where, "it would leave " + left->name + " no square"});
        for (const ruled_out& each : found)
            why(each.where) = each.why;
        return !found.empty();
    }

  private:
    std::size_t number(const square& where) const {
        return static_cast<std::size_t>(where.row * map_.n + where.column);
    }
    std::string& why(const square& where) { return why_[number(where)]; }
    bool is_open(const square& where) const { return why_[number(where)].empty(); }
    std::ptrdiff_t open_squares(const unit& of) const {
        return std::ranges::count_if(of.squares,
                                     [this](const square& where) { return is_open(where); });
    }

    const unit* stranded_by(const square& queen) const {
        const auto is_lost = [&](const square& where) {
            return !is_open(where) || obstacle_between(map_, queen, where);
        };
        const auto found = std::ranges::find_if(units_, [&](const unit& each) {
            return !each.has(queen) && std::ranges::all_of(each.squares, is_lost);
        });
        return found == units_.end() ? nullptr : &*found;
    }

    hint hint_of(const unit& one) const {
        hint made{.unit = one.name, .forced = std::nullopt, .squares = {}};
        for (const square& where : one.squares)
            if (is_open(where))
                made.forced = where;
            else
                made.squares.push_back({where, why_[number(where)]});
        return made;
    }

    const region_map& map_;
    std::vector<unit> units_;
    std::vector<std::string> why_;
};

} // namespace

std::optional<hint> next_hint(const region_map& map, const std::vector<square>& placed) {
    check_placed(map, placed);
    knowledge known(map, placed);
    for (;;) {
        if (auto found = known.forced()) return found;
        if (!known.look_ahead()) return std::nullopt;
    }
}

} // namespace queens
